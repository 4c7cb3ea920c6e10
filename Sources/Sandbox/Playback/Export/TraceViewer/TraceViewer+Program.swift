/// The script of a viewer's page: playback, navigation, events and the chain.
extension TraceViewer {
  static let program = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const at = (id) => document.getElementById(id);
    const [screen, slider, clock, log] = [at("screen"), at("time"), at("clock"), at("log")];
    const longestWait = 1;
    let now = 0, playing = false, last = 0;
    slider.max = data.duration;
    slider.value = 0;

    function make(name, parent, text, classes) {
      const element = document.createElement(name);
      if (text) element.textContent = text;
      if (classes) element.className = classes;
      parent.appendChild(element);
      return element;
    }

    // Events, under a head for each moment.
    const heads = new Map(data.moments.map(([time, text]) => [time, text]));
    const groups = [];
    const items = data.lines.map(([time, text, reason], index) => {
      const before = index ? data.lines[index - 1][0] : 0;
      if (!index || time !== before) {
        const idle = time - before > longestWait;
        const gap = idle && make("li", log, (time - before).toFixed(1) + " s idle");
        if (gap) gap.dataset.idle = "";
        const head = make("li", log, "");
        head.dataset.head = "";
        make("span", head, time.toFixed(3));
        head.append(heads.get(time) || "Time passes");
        head.addEventListener("click", () => { pause(); show(time); });
        groups.push({ head, gap, items: [] });
      }
      const item = make("li", log, text);
      if (reason) {
        item.append(" ");
        make("small", item, reason);
      }
      item.addEventListener("click", () => { pause(); show(time); });
      groups[groups.length - 1].items.push(item);
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

    let shownLine = -1, shownChain = -2;
    function show(time) {
      now = Math.min(Math.max(0, time), data.duration);
      const picture = Math.max(0, indexBefore(data.pictures, now));
      if (data.pictures[picture]) {
        const source = "data:image/png;base64," + data.pictures[picture][at("overlay").checked ? 2 : 1];
        if (screen.src !== source) screen.src = source;
      }
      slider.value = now;
      clock.textContent = now.toFixed(3) + " s";
      showChain(indexBefore(data.chains, now));
      showPlayhead(picture);
      const line = indexBefore(data.lines, now);
      if (line === shownLine) return;
      items.forEach((item, index) => {
        item.classList.toggle("past", index <= line);
        item.classList.toggle("now", index === line);
      });
      shownLine = line;
      if (line >= 0 && matchMedia("(min-width: 900px)").matches) {
        const [top, item] = [log.getBoundingClientRect(), items[line].getBoundingClientRect()];
        if (item.top < top.top) log.scrollTop -= top.top - item.top + 40;
        if (item.bottom > top.bottom) log.scrollTop += item.bottom - top.bottom + 40;
      }
    }

    function showChain(index) {
      if (index === shownChain) return;
      shownChain = index;
      const links = at("links");
      links.textContent = index < 0 ? "No view has a touch yet." : "";
      if (index < 0) return;
      const [, touch, chain] = data.chains[index];
      make("span", links, "f" + touch, "tag");
      chain.forEach(([name, telling], place) => {
        const dim = telling === 0 ? " dim" : "";
        const arrow = telling === 0 ? "⇢" : telling === 2 ? "⊸" : "→";
        if (place) make("span", links, arrow, "arrow" + dim);
        const link = make("span", links, "", "link" + (place === 0 ? " hit" : dim));
        link.title = name + ": "
          + ["not called", "called", "its code may forward it"][telling];
        make("b", link, String(place + 1));
        make("span", link, name);
      });
      if (!chain.length) links.append("nobody");
    }

    function setPlaying(value) {
      playing = value;
      at("play").querySelector("span").textContent = value ? "Pause" : "Play";
      at("play").classList.toggle("on", value);
    }
    function pause() { setPlaying(false); }

    function step(moment) {
      if (!playing) return;
      if (last) show(now + (moment - last) / 1000 * Number(at("speed").value));
      last = moment;
      if (now >= data.duration) pause(); else requestAnimationFrame(step);
    }

    at("play").addEventListener("click", () => {
      if (playing) return pause();
      if (now >= data.duration) now = 0;
      last = 0;
      setPlaying(true);
      requestAnimationFrame(step);
    });
    slider.addEventListener("input", () => { pause(); show(Number(slider.value)); });
    at("overlay").addEventListener("change", () => show(now));
    at("back").addEventListener("click", () => { pause(); show(next(-1)); });
    at("forth").addEventListener("click", () => { pause(); show(next(1)); });

    // A word is looked for in the text; phase:, view:, touch:, t> and t< as in the window's filter.
    function holds(word, [time, text, reason]) {
      const low = (text + " " + (reason || "")).toLowerCase();
      if (/^t[<>][0-9.]+$/.test(word)) {
        const limit = Number(word.slice(2));
        return word[1] === ">" ? time > limit : time < limit;
      }
      const [, key, value] = word.match(/^(phase|view|touch):(.+)$/) || [];
      if (!key) return low.includes(word);
      const parts = low.split(/[^\p{L}\p{N}_#-]+/u);
      if (key === "phase") return parts.includes(value);
      if (key === "touch") return parts.includes(value.startsWith("f") ? value : "f" + value);
      return low.split(/[.→!\[: ]/).some((part) => part.includes(value));
    }
    function filter() {
      const words = at("filter").value.toLowerCase().split(/\s+/).filter((word) => word);
      items.forEach((item, index) => {
        const line = data.lines[index];
        item.hidden = !words.every((word) => word.startsWith("-") && word.length > 1
          ? !holds(word.slice(1), line) : holds(word, line));
      });
      for (const group of groups) {
        group.head.hidden = group.items.every((item) => item.hidden);
        if (group.gap) group.gap.hidden = words.length > 0;
      }
      at("none").hidden = items.some((item) => !item.hidden);
    }
    at("filter").addEventListener("input", filter);
    at("clear").addEventListener("click", () => { at("filter").value = ""; filter(); });

    document.addEventListener("keydown", (event) => {
      if (event.target.type === "search" || event.ctrlKey || event.metaKey || event.altKey) return;
      // A key that means something to the element with the focus is that element's.
      const isElse = event.target.closest("button, select, summary, input[type=checkbox]");
      if (event.key === " " && !isElse) { at("play").click(); event.preventDefault(); }
      if (event.key === ".") { pause(); show(next(1)); }
      if (event.key === ",") { pause(); show(next(-1)); }
      if (isElse || event.target === slider) return;
      const second = event.shiftKey ? 1 : 1 / 30;
      const moments = {
        Home: 0, End: data.duration, ArrowLeft: now - second, ArrowRight: now + second,
        PageUp: now - 1, PageDown: now + 1,
      };
      if (event.key in moments) { pause(); show(moments[event.key]); event.preventDefault(); }
      const faster = { "[": -1, "]": 1 }[event.key];
      if (faster) {
        const last = at("speed").options.length - 1;
        at("speed").selectedIndex = Math.min(last, Math.max(0, at("speed").selectedIndex + faster));
      }
      if (event.key === "z") toggleFolds();
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
    """#
}
