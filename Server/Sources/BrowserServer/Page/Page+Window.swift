extension Page {
  /// The script for the size and the messages, shared by the pages of host and guests.
  static let window = #"""
    const ownWords = {};

    function sendSize() {
      const message = new Message(4);
      writeSize(message);
      send(message);
    }

    function greet() {
      tellWindow(document.hidden ? 3 : 2);
      if (document.hasFocus()) tellWindow(0);
      greetSandbox();
    }

    function take(kind, reader) {
      switch (kind) {
        case 66: takePicture(reader); break;
        case 67: document.title = reader.text(); break;
        case 69: awaitText(reader.u8() === 1); break;
        case 68: navigator.clipboard?.writeText(reader.text()).catch(() => {}); break;
        case 70: takeName(reader); break;
        case 71: takeGuess(reader); break;
        case 72: takeTurn(reader); break;
        case 73: takeVote(reader); break;
        case 74: takeOutline(reader); break;
      }
    }

    function connectionChanged() { if (!isWelcome) forgetFingers(); }

    addEventListener("resize", sendSize);
    // Moved to a screen with other pixels.
    function watchScale() {
      matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
        "change", () => { sendSize(); watchScale(); }, { once: true });
    }
    watchScale();

    """#
}
