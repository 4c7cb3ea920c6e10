extension Page {
  /// What is on a guest's page besides the scene: the view that it guesses, and its name.
  static let guestBody = """
    <svg><polygon></polygon></svg>
    <form><i></i><input maxlength="24" autocomplete="off" autocapitalize="words" spellcheck="false" enterkeyhint="done"><b></b></form>
    """

  static let guestStyle = """
    svg { position: fixed; pointer-events: none; overflow: visible; }
    polygon { fill: none; stroke: #56b4e9; stroke-width: 4; stroke-dasharray: 12 6; vector-effect: non-scaling-stroke;
      paint-order: stroke; filter: drop-shadow(0 0 1px #000) drop-shadow(0 0 1px #000); }
    form { position: fixed; left: 0; right: 0; bottom: 0; margin: 0; display: flex; flex-wrap: wrap; align-items: center;
      gap: 6px 10px; padding: 7px 14px calc(7px + env(safe-area-inset-bottom)); background: #1e2024; color: #eceef1;
      font: 16px/1.4 system-ui, sans-serif; }
    i { flex: none; width: 18px; height: 18px; border-radius: 9px; background: #9298a3; }
    input { flex: 0 1 16em; min-width: 0; height: 30px; box-sizing: border-box; padding: 0 8px; border: 1px solid #7a808c; border-radius: 6px;
      background: #121316; color: inherit; font: inherit; }
    b { flex: 1 1 20em; font-weight: 400; font-size: 14px; overflow-wrap: anywhere; }
    b:empty { display: none; }

    """

  /// What a guest's page is: the scene as large as it fits, with its edges where the page has other sides.
  static let guest = #"""
    const socketPath = "join/socket";
    const storedAs = "guest";
    // The scene's size in its own points, and where it stands in the page.
    let scene = { width: 0, height: 0 };

    function placeCanvas(width, height) {
      scene = { width, height };
      // Above the bar with the name.
      const room = Math.max(1, innerHeight - document.querySelector("form").offsetHeight);
      const scale = Math.min(innerWidth / width, room / height);
      const left = (innerWidth - width * scale) / 2;
      const top = (room - height * scale) / 2;
      for (const element of [canvas, document.querySelector("svg")]) {
        element.style.left = left + "px";
        element.style.top = top + "px";
        element.style.width = width * scale + "px";
        element.style.height = height * scale + "px";
      }
      document.querySelector("svg").setAttribute("viewBox", `0 0 ${width} ${height}`);
    }
    function placeAgain() { if (scene.width > 0) placeCanvas(scene.width, scene.height); }
    addEventListener("resize", placeAgain);

    """#

  /// A guest's fingers, in the scene's points; its mouse is a finger too.
  static let guestFingers = #"""
    const down = new Set();

    function contact(event, phase) {
      const box = canvas.getBoundingClientRect();
      if (box.width === 0 || scene.width === 0) return;
      const scale = scene.width / box.width;
      const tool = event.pointerType === "pen" ? tools.pen : tools.touch;
      const [x, y] = [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
      tellContact(event, phase, tool, 0, x, y, scale);
    }

    function lift(event, phase) { if (down.delete(event.pointerId)) contact(event, phase); }
    function forgetFingers() {
      down.clear();
      records = null;
    }

    canvas.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      document.querySelector("input").blur();
      if (event.button !== 0 || down.has(event.pointerId)) return;
      canvas.setPointerCapture?.(event.pointerId);
      down.add(event.pointerId);
      contact(event, phases.began);
    });
    canvas.addEventListener(movement, (event) => {
      if (!down.has(event.pointerId)) return;
      for (const sample of samples(event)) contact(sample, phases.moved);
    });
    canvas.addEventListener("pointerup", (event) => lift(event, phases.ended));
    canvas.addEventListener("pointercancel", (event) => lift(event, phases.cancelled));
    addEventListener("blur", () => { down.clear(); tellWindow(1); });
    addEventListener("focus", () => tellWindow(0));
    document.addEventListener("visibilitychange", () => {
      down.clear();
      tellWindow(document.hidden ? 3 : 2);
    });

    """#

  /// Who a guest is, whether it may touch, and which view it guesses.
  static let guestTurns = #"""
    const field = document.querySelector("input");
    const polygon = document.querySelector("polygon");
    const remark = document.querySelector("b");
    const turns = [
      ["", ""],
      ["The host has locked touching.", "主持人已锁定触摸。"],
      ["It is another’s turn to touch.", "现在轮到别人触摸。"],
      ["Who will get the touch? Tap the view you expect.", "谁会得到触摸？点一下你认为的视图。"],
      ["The host looks at what was done.", "主持人正在回看。"],
    ];
    let turn = 0;
    let guess = "";

    field.setAttribute("aria-label", isChinese ? "你的名字" : "Your name");
    field.placeholder = field.getAttribute("aria-label");
    function sendName() {
      const message = new Message(5);
      message.raw(utf8(field.value, 96));
      send(message);
    }
    field.addEventListener("change", () => {
      sessionStorage.setItem("name", field.value);
      sendName();
    });
    document.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      field.blur();
    });

    function greetSandbox() {
      const name = sessionStorage.getItem("name") ?? "";
      if (name === "") return;
      field.value = name;
      sendName();
    }

    function takeName(reader) {
      const [red, green, blue] = [reader.u8(), reader.u8(), reader.u8()];
      document.querySelector("i").style.background = `rgb(${red}, ${green}, ${blue})`;
      const name = reader.text();
      if (document.activeElement !== field) field.value = name;
    }

    function tell() {
      const guessed = isChinese ? "你的猜测：" : "Your guess: ";
      remark.textContent = turn === 3 && guess !== "" ? guessed + guess : turns[turn][isChinese ? 1 : 0];
      placeAgain();
    }

    function takeTurn(reader) {
      turn = Math.min(reader.u8(), turns.length - 1);
      tell();
    }

    function takeGuess(reader) {
      const corners = [];
      for (let count = reader.u8(); count > 0; count -= 1) corners.push(reader.f32() + "," + reader.f32());
      polygon.setAttribute("points", corners.join(" "));
      guess = reader.text();
      tell();
    }

    // Keys and the clipboard are the host's.
    function awaitText() {}

    """#
}
