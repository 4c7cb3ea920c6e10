/// The page of a viewer: its elements, their looks, and its program.
extension TraceViewer {
  static func head(_ title: String, showsOverlay: Bool) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="Content-Security-Policy"
      content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(title)</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <main>
    <div>
    <img id="screen" alt="the scene">
    <div id="bar">
    <button id="play" type="button">Play</button>
    <input id="time" type="range" min="0" step="0.001" aria-label="time">
    <output id="clock">0.000 s</output>
    <select id="speed" aria-label="speed"><option value="0.2">×0.2</option>
    <option value="1" selected>×1</option><option value="2">×2</option></select>
    <label><input id="overlay" type="checkbox"\(showsOverlay ? " checked" : "")> overlay</label>
    </div>
    </div>
    <div id="side">
    <input id="filter" type="search" placeholder="filter: words, -without" aria-label="filter">
    <ol id="log"></ol>
    </div>
    </main>

    """
  }

  private static let style = """
    body { margin: 0; font: 14px system-ui, sans-serif; background: #1c1c1e; color: #eee; }
    main { display: flex; gap: 12px; padding: 12px; flex-wrap: wrap; }
    #screen { max-width: 100%; background: #000; display: block; }
    #side { flex: 1; min-width: 280px; display: flex; flex-direction: column; gap: 8px; }
    #log { overflow: auto; height: 480px; background: #2c2c2e; margin: 0; padding: 0; list-style: none; }
    #log li { padding: 1px 8px; font-family: monospace; cursor: pointer; white-space: pre-wrap; }
    #log li.past { color: #8ab4f8; }
    #log li.now { background: #3a3a5c; }
    #bar { display: flex; gap: 8px; align-items: center; margin-top: 8px; }
    #time { flex: 1; }
    button, select, input { font: inherit; }
    """

  static let program = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const at = (id) => document.getElementById(id);
    const [screen, slider, clock, log] = [at("screen"), at("time"), at("clock"), at("log")];
    let now = 0, playing = false, last = 0;
    slider.max = data.duration;

    const items = data.lines.map(([time, text]) => {
      const item = document.createElement("li");
      item.textContent = time.toFixed(3) + "  " + text;
      item.addEventListener("click", () => { pause(); show(time); });
      log.appendChild(item);
      return item;
    });

    function indexBefore(list, time) {
      let low = 0, high = list.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (list[middle][0] <= time + 1e-9) low = middle + 1; else high = middle;
      }
      return low - 1;
    }

    let shownLine = -1;
    function show(time) {
      now = Math.min(Math.max(0, time), data.duration);
      const picture = data.pictures[Math.max(0, indexBefore(data.pictures, now))];
      if (picture) {
        const source = "data:image/png;base64," + picture[at("overlay").checked ? 2 : 1];
        if (screen.src !== source) screen.src = source;
      }
      slider.value = now;
      clock.textContent = now.toFixed(3) + " s";
      const line = indexBefore(data.lines, now);
      if (line === shownLine) return;
      items.forEach((item, index) => {
        item.classList.toggle("past", index <= line);
        item.classList.toggle("now", index === line);
      });
      shownLine = line;
      if (line >= 0) items[line].scrollIntoView({ block: "nearest" });
    }

    function pause() { playing = false; at("play").textContent = "Play"; }

    function step(moment) {
      if (!playing) return;
      if (last) show(now + (moment - last) / 1000 * Number(at("speed").value));
      last = moment;
      if (now >= data.duration) pause(); else requestAnimationFrame(step);
    }

    at("play").addEventListener("click", () => {
      if (playing) return pause();
      if (now >= data.duration) now = 0;
      playing = true;
      last = 0;
      at("play").textContent = "Pause";
      requestAnimationFrame(step);
    });
    slider.addEventListener("input", () => { pause(); show(Number(slider.value)); });
    at("overlay").addEventListener("change", () => show(now));
    at("filter").addEventListener("input", () => {
      const words = at("filter").value.toLowerCase().split(/\s+/).filter((word) => word);
      items.forEach((item, index) => {
        const text = data.lines[index][1].toLowerCase();
        item.hidden = !words.every((word) => word.startsWith("-") && word.length > 1
          ? !text.includes(word.slice(1)) : text.includes(word));
      });
    });
    document.addEventListener("keydown", (event) => {
      if (event.target.type === "search") return;
      // A key that means something to the element with the focus is that element's.
      const isElse = event.target.closest("button, select, input[type=checkbox]");
      if (event.key === " " && !isElse) { at("play").click(); event.preventDefault(); }
      if (event.key === ".") { pause(); show(next(1)); }
      if (event.key === ",") { pause(); show(next(-1)); }
    });
    function next(direction) {
      const line = indexBefore(data.lines, now);
      let index = line;
      while (data.lines[index + direction]) {
        index += direction;
        if (data.lines[index][0] !== (data.lines[line] || [-1])[0]) break;
      }
      return data.lines[index] ? data.lines[index][0] : 0;
    }
    show(0);
    """#
}
