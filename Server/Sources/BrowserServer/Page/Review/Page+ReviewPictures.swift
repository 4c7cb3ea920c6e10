extension Page {
  /// The script for the pictures of the current entry: content, position and size of each panel.
  static let reviewPictures = #"""
    // The pictures of the entry that is shown, by role; nil are those that have not come or do not exist.
    let bitmaps = {};
    let details = null;
    let mode = "slider";
    // The part of the reference at the left of the line, in percent.
    let split = 50;
    // Pixels of the page per point; null fits the whole picture. The place is the point at the left top.
    let zoom = null;
    let place = { x: 0, y: 0 };
    // The differing places, found when they are first asked for, and the one that is shown.
    let places = null;
    let placeIndex = -1;
    // What a blinking picture shows now, and whether it goes on.
    let blink = { isActual: true, runs: true, timer: null };
    let panels = [];

    const isStill = matchMedia("(prefers-reduced-motion: reduce)");
    const steps = [0.1, 0.25, 0.33, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32];
    const orange = "#FF8A3D";

    function pixelScale() { return details?.scale || 1; }
    function presentMode() { return entries.get(current)?.kind === "size" ? "side" : mode; }

    // The size in points of what panels show: of both pictures, where they differ.
    function extent() {
      const shown = [bitmaps.reference, bitmaps.actual, bitmaps.difference].filter(Boolean);
      const sizes = [details?.sizes?.reference, details?.sizes?.actual].filter(Boolean);
      const widths = sizes.map((size) => size[0]).concat(shown.map((bitmap) => bitmap.width));
      const heights = sizes.map((size) => size[1]).concat(shown.map((bitmap) => bitmap.height));
      return { width: Math.max(1, ...widths) / pixelScale(), height: Math.max(1, ...heights) / pixelScale() };
    }

    // Which pictures the panels show, from left to right.
    function contents() {
      const entry = entries.get(current);
      if (entry.kind === "missing") return ["actual"];
      if (entry.kind === "size") return ["reference", "actual"];
      if (presentMode() === "side") return ["reference", "actual", "difference"];
      return ["compare", "difference", "place"];
    }

    function makePanels() {
      const area = byId("pictures");
      const hadFocus = document.activeElement?.classList.contains("line");
      panels = contents().map((content) => {
        const room = make("div", { class: "room" });
        const head = make("div", { class: "label" });
        const foot = make("div", { class: "legend" });
        const views = (content === "place" ? ["reference", "actual"] : [content]).map((role) => {
          const canvas = make("canvas", { class: "view waiting", role: "img" });
          room.append(make("div", { class: "frame" }, canvas));
          return { role, canvas };
        });
        if (content !== "place") listen(views[0].canvas, content);
        return { content, head, room, foot, views, element: make("div", { class: "panel " + content }, head, room, foot) };
      });
      area.replaceChildren(...panels.map((panel) => panel.element));
      area.className = "of" + panels.length;
      if (panels[0].content === "compare" && presentMode() === "slider") addLine(panels[0]);
      for (const panel of panels) fillPanel(panel);
      if (hadFocus) panels[0].line?.focus({ preventScroll: true });
      runBlinking();
      placePictures();
    }

    function fillPanel(panel) {
      const { content, head, foot } = panel;
      const entry = entries.get(current);
      const strong = (name, isDim) => make("b", { class: isDim ? "dim" : null }, word(name));
      const size = (role) => {
        const found = details?.sizes?.[role];
        return found ? make("span", {}, `${figure(found[0])} × ${figure(found[1])}`) : null;
      };
      if (content === "compare") {
        const isBlinking = presentMode() === "blink";
        head.replaceChildren(strong("reference", isBlinking && blink.isActual), strong("actual", isBlinking && !blink.isActual));
        foot.replaceChildren(...(isBlinking
          ? [key("3"), word(isStill.matches ? "swap" : "stopBlink")]
          : [key(both("Left", "←")), key(both("Right", "→")), word("moveLine")]));
      } else if (content === "difference") {
        const count = entry.pixels === null || entry.pixels === undefined
          ? null : make("span", {}, both(plural(entry.pixels, "pixel", "pixels"), `${figure(entry.pixels)} 像素`));
        head.replaceChildren(strong("difference"), ...(count ? [count] : []));
        foot.replaceChildren(make("i", {}), word("differing"));
      } else if (content === "place") {
        head.replaceChildren(strong("place"), make("span", { class: "where" }));
        panel.room.querySelectorAll(".frame").forEach((frame, index) =>
          frame.append(make("span", { class: "tag" }, word(index === 0 ? "reference" : "actual"))));
      } else {
        head.replaceChildren(strong(content), ...(entry.kind === "different" ? [] : [size(content)].filter(Boolean)));
        foot.replaceChildren(...(entry.kind === "missing" ? [word("noReference")] : []));
      }
    }

    // MARK: Where and how large

    function room() {
      const box = panels[0]?.room;
      return { width: Math.max(1, box?.clientWidth ?? 1), height: Math.max(1, box?.clientHeight ?? 1) };
    }

    // The whole picture, not larger than it is; a small one so many times as large as fits, up to four.
    function fitting() {
      const { width, height } = extent();
      const most = Math.min(room().width / width, room().height / height);
      return most < 1 ? most : Math.min(4, Math.floor(most));
    }

    function magnification() { return zoom ?? fitting(); }

    function clampPlace() {
      const { width, height } = extent();
      const scale = magnification();
      place.x = Math.max(0, Math.min(width - room().width / scale, place.x));
      place.y = Math.max(0, Math.min(height - room().height / scale, place.y));
    }

    // Zooms so that a point of the panel, its middle at first, keeps its place.
    function zoomTo(scale, x = room().width / 2, y = room().height / 2) {
      const old = magnification();
      const least = Math.min(fitting(), steps[0]);
      const target = scale === null ? null : Math.max(least, Math.min(steps.at(-1), scale));
      if (target !== null) {
        place.x += x / old - x / target;
        place.y += y / old - y / target;
      }
      zoom = target !== null && Math.abs(target - fitting()) < 0.001 ? null : target;
      if (zoom === null) place = { x: 0, y: 0 };
      placePictures();
    }

    function zoomStep(direction) {
      const all = [...steps, fitting()].sort((one, other) => one - other);
      const now = magnification();
      const next = direction > 0 ? all.find((step) => step > now * 1.001) : all.findLast((step) => step < now * 0.999);
      if (next !== undefined) zoomTo(next);
    }

    // MARK: Painting

    function paintInto(canvas, bitmap, box, scale, x, y) {
      const paint = sizeCanvas(canvas, box);
      if (bitmap) paintPart(paint, bitmap, box, scale, x, y);
      return paint;
    }

    function sizeCanvas(canvas, box) {
      const density = devicePixelRatio || 1;
      canvas.style.width = box.width + "px";
      canvas.style.height = box.height + "px";
      canvas.width = Math.max(1, Math.round(box.width * density));
      canvas.height = Math.max(1, Math.round(box.height * density));
      const paint = canvas.getContext("2d");
      paint.setTransform(canvas.width / box.width, 0, 0, canvas.height / box.height, 0, 0);
      return paint;
    }

    function paintPart(paint, bitmap, box, scale, x, y, from = 0, to = box.width) {
      if (to <= from) return;
      const pixels = pixelScale();
      paint.save();
      paint.beginPath();
      paint.rect(from, 0, to - from, box.height);
      paint.clip();
      paint.imageSmoothingEnabled = scale < 2 * pixels;
      paint.imageSmoothingQuality = "high";
      const ratio = scale / pixels;
      paint.drawImage(bitmap, -x * scale, -y * scale, bitmap.width * ratio, bitmap.height * ratio);
      paint.restore();
    }

    function placePictures() {
      if (panels.length === 0 || details === null) return;
      clampPlace();
      const scale = magnification();
      const { width, height } = extent();
      const box = {
        width: Math.min(room().width, width * scale), height: Math.min(room().height, height * scale),
      };
      for (const panel of panels) {
        if (panel.content === "place") { paintPlace(panel); continue; }
        const [{ canvas }] = panel.views;
        if (panel.content === "compare") paintCompare(panel, box, scale);
        else paintInto(canvas, bitmaps[panel.content], ownBox(panel.content, box, scale), scale, place.x, place.y);
        canvas.classList.toggle("waiting", isWaiting(panel.content));
        canvas.setAttribute("aria-label", canvasName(panel.content));
        panel.element.style.setProperty("--width", Math.max(box.width, 170) + "px");
        // The legend follows the picture, which may be lower than its panel.
        panel.foot.style.transform = `translateY(${canvas.offsetHeight - room().height}px)`;
        canvas.classList.toggle("zoomed", zoom !== null);
      }
      fillZoom();
    }

    // Pictures of different sizes are shown at the same scale, each as large as it is.
    function ownBox(content, box, scale) {
      const size = details.sizes?.[content];
      if (!size) return box;
      const ratio = scale / pixelScale();
      return { width: Math.min(box.width, size[0] * ratio), height: Math.min(box.height, size[1] * ratio) };
    }

    function isWaiting(content) {
      return content === "compare" ? !bitmaps.reference || !bitmaps.actual : !bitmaps[content];
    }

    function canvasName(content) {
      const name = `${entries.get(current).name}: `;
      if (content !== "compare") return name + word(content);
      if (presentMode() === "blink") return name + word(blink.isActual ? "actual" : "reference");
      return `${name}${word("reference")}, ${word("actual")}`;
    }

    function paintCompare(panel, box, scale) {
      const { reference, actual } = bitmaps;
      const [{ canvas }] = panel.views;
      const isBlinking = presentMode() === "blink";
      const middle = isBlinking ? (blink.isActual ? 0 : box.width) : box.width * split / 100;
      const paint = sizeCanvas(canvas, box);
      if (actual) paintPart(paint, actual, box, scale, place.x, place.y, middle, box.width);
      if (reference) paintPart(paint, reference, box, scale, place.x, place.y, 0, middle);
      if (!panel.line) return;
      panel.line.style.left = middle + "px";
      panel.line.setAttribute("aria-valuenow", `${Math.round(split)}`);
      const share = Math.round(split);
      panel.line.setAttribute("aria-valuetext", both(`${share} % reference`, `参考图 ${share}%`));
    }

    // MARK: Differing places

    function firstPlace() {
      const first = places?.[Math.max(0, placeIndex)] ?? details?.first;
      return first ? first.map((length) => length / pixelScale()) : null;
    }

    // How large a place is shown in a box: with a margin, in whole steps if it can be magnified.
    function placeScale([, , width, height], box) {
      const most = Math.min(box.width / (width * 1.5), box.height / (height * 1.2));
      return most >= 1 ? Math.min(16, Math.floor(most)) : most;
    }

    function paintPlace(panel) {
      const found = firstPlace();
      panel.element.hidden = found === null;
      if (found === null) return;
      const [x, y, width, height] = found;
      const whole = extent();
      const space = { width: panel.room.clientWidth, height: Math.max(1, (panel.room.clientHeight - 32) / 2) };
      const scale = placeScale(found, space);
      const box = { width: Math.min(space.width, whole.width * scale), height: Math.min(space.height, whole.height * scale) };
      const left = Math.max(0, Math.min(whole.width - box.width / scale, x + width / 2 - box.width / scale / 2));
      const top = Math.max(0, Math.min(whole.height - box.height / scale, y + height / 2 - box.height / scale / 2));
      for (const { role, canvas } of panel.views) {
        const paint = paintInto(canvas, bitmaps[role], box, scale, left, top);
        canvas.classList.toggle("waiting", isWaiting(role));
        canvas.setAttribute("aria-label", `${word("place")}: ${word(role)}`);
        if (role === "actual") outline(paint, (x - left) * scale, (y - top) * scale, width * scale, height * scale);
      }
      const times = scale >= 1 ? `${scale}×` : `${scale.toFixed(1)}×`;
      const at = `(${Math.round(x)}, ${Math.round(y)})`;
      panel.head.querySelector(".where").textContent = both(`${times} at ${at}`, `${at} 处 ${times}`);
    }

    function outline(paint, x, y, width, height) {
      for (const [color, line, dash] of [["#000", 2.7, []], [orange, 1.5, [6, 3.6]]]) {
        paint.strokeStyle = color;
        paint.lineWidth = line;
        paint.setLineDash(dash);
        paint.strokeRect(x, y, width, height);
      }
    }

    // The places where pixels differ, in pixels from top to bottom: cells that touch belong together.
    function findPlaces() {
      const { reference, actual } = bitmaps;
      if (!reference || !actual) return details?.first ? [details.first] : [];
      const [width, height] = [Math.max(reference.width, actual.width), Math.max(reference.height, actual.height)];
      const [before, after] = [reference, actual].map((bitmap) => {
        const paint = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
        paint.drawImage(bitmap, 0, 0);
        return new Uint32Array(paint.getImageData(0, 0, width, height).data.buffer);
      });
      const side = 8;
      const columns = Math.ceil(width / side);
      const boxes = new Map();
      for (let at = 0; at < before.length; at += 1) {
        if (before[at] === after[at]) continue;
        const [x, y] = [at % width, Math.floor(at / width)];
        const cell = Math.floor(y / side) * columns + Math.floor(x / side);
        const box = boxes.get(cell);
        if (!box) boxes.set(cell, [x, y, x, y]);
        else boxes.set(cell, [Math.min(box[0], x), box[1], Math.max(box[2], x), y]);
      }
      return joined(boxes, columns).map(([left, top, right, bottom]) => [left, top, right - left + 1, bottom - top + 1]);
    }

    function joined(boxes, columns) {
      const found = [];
      const left = new Map(boxes);
      for (const start of boxes.keys()) {
        if (!left.has(start)) continue;
        let whole = left.get(start);
        const open = [start];
        left.delete(start);
        while (open.length > 0) {
          const cell = open.pop();
          for (const row of [-1, 0, 1]) for (const column of [-1, 0, 1]) {
            const near = cell + row * columns + column;
            const box = left.get(near);
            if (!box || Math.abs(near % columns - cell % columns) > 1) continue;
            left.delete(near);
            open.push(near);
            whole = [Math.min(whole[0], box[0]), Math.min(whole[1], box[1]), Math.max(whole[2], box[2]), Math.max(whole[3], box[3])];
          }
        }
        found.push(whole);
      }
      return found.sort((one, other) => one[1] - other[1] || one[0] - other[0]);
    }

    function nextPlace() {
      places ??= findPlaces();
      if (places.length === 0) return;
      placeIndex = (placeIndex + 1) % places.length;
      const found = firstPlace();
      const [x, y, width, height] = found;
      zoom = Math.max(fitting(), placeScale(found, room()));
      place = { x: x + width / 2 - room().width / zoom / 2, y: y + height / 2 - room().height / zoom / 2 };
      placePictures();
      announce(both(`Differing place ${placeIndex + 1} of ${places.length}.`, `第 ${placeIndex + 1} 处差异，共 ${places.length} 处。`));
    }

    """#
}
