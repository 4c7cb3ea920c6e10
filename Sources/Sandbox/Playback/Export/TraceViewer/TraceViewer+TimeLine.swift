/// The time line of a viewer's page: one row per finger and per recognizer, with idle time folded.
extension TraceViewer {
  static let timeLineProgram = #"""
    const rowHeight = 20, top0 = 18;
    let pieces = [], labelWidth = 110, isFolded = true;

    /// Stretches of time in which something happens, and folds between them.
    function stretches() {
      const times = [0, data.duration, ...data.lines.map(([time]) => time)].sort((a, b) => a - b);
      const found = [{ start: 0, end: 0 }];
      for (const time of times) {
        const stretch = found[found.length - 1];
        if (isFolded && time - stretch.end > longestWait) found.push({ start: time, end: time });
        else stretch.end = time;
      }
      return found;
    }

    function layOut(width) {
      labelWidth = width < 560 ? 96 : 130;
      const fold = width < 560 ? 36 : 62;
      const found = stretches();
      const used = found.reduce((sum, part) => sum + Math.max(0.05, part.end - part.start), 0);
      const room = Math.max(40, width - labelWidth - 12 - fold * (found.length - 1));
      let x = labelWidth;
      pieces = found.map((part) => {
        const length = room * Math.max(0.05, part.end - part.start) / used;
        const piece = { ...part, x, width: length };
        x += length + fold;
        return piece;
      });
      return fold;
    }

    function place(time) {
      for (let index = pieces.length - 1; index >= 0; index -= 1) {
        const piece = pieces[index];
        if (time < piece.start && index > 0) continue;
        const part = (time - piece.start) / Math.max(0.05, piece.end - piece.start);
        if (part > 1 && pieces[index + 1]) {
          const rest = (time - piece.end) / (pieces[index + 1].start - piece.end);
          return piece.x + piece.width + rest * (pieces[index + 1].x - piece.x - piece.width);
        }
        return piece.x + piece.width * Math.min(1, Math.max(0, part));
      }
      return labelWidth;
    }

    function timeAt(x) {
      for (const [index, piece] of pieces.entries()) {
        const following = pieces[index + 1];
        if (following && x >= following.x) continue;
        const part = (x - piece.x) / piece.width;
        if (part > 1 && following) return following.start;
        return piece.start + Math.min(1, Math.max(0, part)) * (piece.end - piece.start);
      }
      return 0;
    }

    function put(classes, left, top, width, text, tip) {
      const element = make("div", at("rows"), text, classes);
      element.style.left = left + "px";
      element.style.top = top + "px";
      if (width !== null) element.style.width = Math.max(2, width) + "px";
      if (tip) element.title = tip;
      return element;
    }

    function drawTicks(height) {
      for (const piece of pieces) {
        const length = piece.end - piece.start;
        const steps = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300, 3600];
        const step = steps.find((value) => value / Math.max(0.05, length) * piece.width > 64) || 3600;
        const first = Math.ceil(piece.start / step - 1e-6);
        for (let number = first; number * step <= piece.end + 1e-9; number += 1) {
          const time = Number((number * step).toFixed(3));
          put("tick", place(time), 2, null, time + " s").style.height = height - 2 + "px";
        }
      }
    }

    function drawFolds(fold, height) {
      pieces.slice(1).forEach((piece, index) => {
        const wait = piece.start - pieces[index].end;
        const text = (wait < 10 ? wait.toFixed(1) : Math.round(wait)) + " s idle";
        const strip = put("fold", piece.x - fold + 4, top0 - 4, fold - 8, text, "Unfold (Z)");
        strip.style.height = height - top0 + "px";
        strip.addEventListener("click", toggleFolds);
        strip.addEventListener("pointerdown", (event) => event.stopPropagation());
      });
    }

    /// A text in its bar if it fits, else behind it as far as there is room.
    function drawText(bar, start, width, top, text, short, limit, classes) {
      const fits = (words) => words.length * 5.8 + 12 <= width;
      bar.title = text;
      if (classes === "inside" && fits(text)) { bar.textContent = text; return; }
      if (classes === "inside" && short && fits(short)) { bar.textContent = short; return; }
      const room = limit - start - width - 8;
      const behind = classes === "inside" ? short || text : text;
      if (room < 24 || !behind) return;
      const words = behind.length * 5.8 <= room ? behind : short || behind;
      const why = put("why" + (classes === "no" ? " no" : ""), start + width + 5, top, room, words, text);
      why.style.width = "auto";
      why.style.maxWidth = room + "px";
    }

    function drawContact(contact, top, limit) {
      const [, touch, start, end, taken, cause] = contact;
      const [left, right] = [place(start), place(end)];
      put("bar touch", left, top + 3, right - left, "", "f" + touch + (cause ? ", " + cause : ""));
      const until = taken === null ? right : place(taken);
      put("bar held", left, top + 3, until - left, "", "f" + touch);
      if (taken === null) return;
      put("stroke", until - 1, top + 2, null);
      const room = right - until - 8;
      const words = cause.length * 5.8 <= room ? cause : "cancelled";
      if (words.length * 5.8 <= room) put("why", until + 5, top + 3, room, words, cause);
    }

    /// Where the fold after a place begins; a text must not run into it.
    function foldAfter(x) {
      const piece = pieces.find((piece, index) =>
        pieces[index + 1] && x >= piece.x - 8 && x < pieces[index + 1].x - 8);
      return piece ? piece.x + piece.width + 4 : Infinity;
    }

    function drawPart([kind, start, end, text, short], top, following) {
      const [left, right] = [place(start), place(end)];
      const limit = Math.min(following, foldAfter(right));
      if (kind === "waits") put("wait", left, top + 9, right - left);
      if (kind === "bar") {
        const bar = put("bar yes", left, top + 3, right - left);
        drawText(bar, left, Math.max(2, right - left), top + 3, text.replace(/^began: /, ""), short, limit, "inside");
      }
      if (kind === "point") {
        drawText(put("point", left - 5, top + 5, null), left, 5, top + 3, text, short, limit, "");
      }
      if (kind === "cross") {
        drawText(put("cross", left - 6, top + 3, null, "×"), left, 4, top + 3, text, short, limit, "no");
      }
    }

    function drawRows() {
      const rows = at("rows");
      rows.textContent = "";
      const width = rows.clientWidth;
      const lanes = data.contacts.reduce((most, contact) => Math.max(most, contact[0] + 1), 0);
      const height = top0 + Math.max(1, lanes + data.tracks.length) * rowHeight + 4;
      rows.style.height = height + "px";
      const fold = layOut(width);
      drawTicks(height);
      drawFolds(fold, height);
      for (let lane = 0; lane < lanes; lane += 1) {
        const top = top0 + lane * rowHeight;
        put("label", 0, top, labelWidth - 8, "Finger " + (lane + 1));
        const own = data.contacts.filter((contact) => contact[0] === lane);
        own.forEach((contact) => drawContact(contact, top, width));
      }
      data.tracks.forEach(([name, parts], index) => {
        const top = top0 + (lanes + index) * rowHeight;
        put("label", 0, top, labelWidth - 8, name, name);
        parts.forEach((part, number) => {
          const following = parts[number + 1];
          drawPart(part, top, following ? place(following[1]) : width);
        });
      });
      if (!lanes && !data.tracks.length) put("label", labelWidth, top0, null, "No finger came down.");
      make("div", rows, "").id = "playhead";
      drawFrames(width);
    }

    // Pictures in which something changed, as many as have room.
    let strip = [];
    function drawFrames(width) {
      const frames = at("frames");
      frames.textContent = "";
      const most = Math.max(1, Math.floor((width + 14) / 70));
      const count = Math.min(most, data.pictures.length);
      strip = Array.from({ length: count }, (_, number) => {
        const index = count < 2 ? 0
          : Math.round(number * (data.pictures.length - 1) / (count - 1));
        const [time, plain] = data.pictures[index];
        const button = make("button", frames, "");
        button.type = "button";
        button.style.backgroundImage = "url(data:image/png;base64," + plain + ")";
        button.title = time.toFixed(3) + " s";
        button.setAttribute("aria-label", "Frame at " + time.toFixed(3) + " s");
        button.addEventListener("click", () => { pause(); show(time); });
        return { index, button };
      });
    }

    function showPlayhead(picture) {
      const head = at("playhead");
      if (head) head.style.left = place(now) - 0.75 + "px";
      let chosen = -1;
      strip.forEach(({ index }, number) => { if (index <= picture) chosen = number; });
      strip.forEach(({ button }, number) => button.classList.toggle("now", number === chosen));
    }

    function toggleFolds() {
      isFolded = !isFolded;
      drawRows();
      show(now);
    }

    function goTo(event) {
      const x = event.clientX - at("rows").getBoundingClientRect().left;
      if (x < labelWidth) return;
      pause();
      show(timeAt(x));
    }
    at("rows").addEventListener("pointerdown", (event) => {
      at("rows").setPointerCapture(event.pointerId);
      goTo(event);
    });
    at("rows").addEventListener("pointermove", (event) => { if (event.buttons & 1) goTo(event); });

    let drawnWidth = 0;
    new ResizeObserver(() => {
      if (at("rows").clientWidth === drawnWidth) return;
      drawnWidth = at("rows").clientWidth;
      drawRows();
      show(now);
    }).observe(at("timeline"));
    drawnWidth = at("rows").clientWidth;
    drawRows();
    show(0);
    """#
}
