extension Page {
  /// The script for keys, and for text from the machine's input method.
  static let keys = #"""
    const entry = document.querySelector("textarea");
    const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
    // The key that asked for the clipboard, until its text is there.
    let pasting = null;

    // Whether the sandbox waits for text: the keys of a phone come up then, and for nothing else.
    let isAwaited = false;
    function awaitText(isTyping) {
      isAwaited = isTyping;
      entry.inputMode = isTyping ? "text" : "none";
      if (matchMedia("(pointer: fine)").matches) return;
      if (isTyping) focusEntry();
      else entry.blur();
    }

    function focusEntry() { entry.focus({ preventScroll: true }); }

    function key(event, isDown) {
      const message = record(4);
      message.f64(event.timeStamp);
      message.u8((isDown ? 1 : 0) | (event.repeat ? 2 : 0));
      message.u8((event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0)
        | (event.metaKey ? 8 : 0) | (event.getModifierState("CapsLock") ? 16 : 0));
      for (const name of [event.code, event.key]) {
        const bytes = utf8(name, 255);
        message.u8(bytes.length);
        message.raw(bytes);
      }
    }

    function text(string, time) {
      const bytes = utf8(string, 16000);
      if (bytes.length === 0) return;
      const message = record(5);
      message.f64(time);
      message.u16(bytes.length);
      message.raw(bytes);
    }

    // Whether the browser makes text of a key; what it would do of all others is not wanted.
    function isText(event) {
      if (["Dead", "Process", "Compose", "Unidentified"].includes(event.key)) return true;
      if (Array.from(event.key).length !== 1) return false;
      return event.getModifierState("AltGraph") || !event.ctrlKey && !event.metaKey && (!event.altKey || isMac);
    }

    // Those of the browser that a page should leave alone: its tools, its tabs, the whole screen.
    function isBrowsers(event) {
      if (event.key === "F11") return true;
      const isCommand = event.ctrlKey || event.metaKey;
      return isCommand && (event.shiftKey && /^[ijcr]$/i.test(event.key) || /^[twn]$/i.test(event.key))
        || event.metaKey && /^[rqhm,]$/i.test(event.key);
    }

    addEventListener("keydown", (event) => {
      if (keepKey(event)) return;
      if (event.isComposing || event.keyCode === 229 || isBrowsers(event)) return;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "v") {
        pasting = event;
        focusEntry();
        return;
      }
      if (document.activeElement !== entry) focusEntry();
      key(event, true);
      if (!isText(event)) event.preventDefault();
    });
    addEventListener("keyup", (event) => {
      if (isOutlines(event.target)) return;
      if (event.isComposing || event.keyCode === 229 || isBrowsers(event)) return;
      key(event, false);
    });
    addEventListener("paste", (event) => {
      if (isOutlines(event.target)) return;
      event.preventDefault();
      const bytes = utf8(event.clipboardData?.getData("text/plain") ?? "", 30000);
      const message = record(7);
      message.u16(bytes.length);
      message.raw(bytes);
      if (pasting !== null) key(pasting, true);
      pasting = null;
    });
    function takeText(event) {
      text(entry.value, event.timeStamp);
      entry.value = "";
    }
    entry.addEventListener("input", (event) => { if (!event.isComposing) takeText(event); });
    entry.addEventListener("compositionend", takeText);
    if (matchMedia("(pointer: fine)").matches) focusEntry();

    """#
}
