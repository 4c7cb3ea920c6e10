extension Page {
  /// The script for moving the dividing line, moving and zooming pictures, and blinking.
  static let reviewHands = #"""
    function setSplit(value) {
      split = Math.max(0, Math.min(100, value));
      const panel = panels.find((panel) => panel.content === "compare");
      if (panel) placePictures();
    }

    function addLine(panel) {
      panel.line = make("div", {
        class: "line", role: "slider", tabindex: "0", "aria-label": word("line"),
        "aria-valuemin": "0", "aria-valuemax": "100", "aria-orientation": "horizontal",
      }, make("span", { class: "grip" }, icon("sides")));
      panel.line.addEventListener("pointerdown", (event) => {
        event.preventDefault();
        panel.line.focus({ preventScroll: true });
        follow(event, panel.line, (moved) => moveLineTo(panel, moved));
      });
      panel.room.querySelector(".frame").append(panel.line);
    }

    function moveLineTo(panel, event) {
      const box = panel.views[0].canvas.getBoundingClientRect();
      setSplit((event.clientX - box.left) / box.width * 100);
    }

    // Has each movement of a finger or of the mouse reported until it is lifted.
    function follow(event, element, moved) {
      element.setPointerCapture(event.pointerId);
      const end = new AbortController();
      element.addEventListener("pointermove", moved, { signal: end.signal });
      for (const name of ["pointerup", "pointercancel"]) {
        element.addEventListener(name, () => end.abort(), { signal: end.signal });
      }
    }

    // A press on the picture moves the line, or the picture where it is larger than its panel. A finger
    // on a picture that fits scrolls the page.
    function listen(canvas, content) {
      canvas.addEventListener("pointerdown", (event) => {
        if (event.button !== 0) return;
        const panel = panels.find((panel) => panel.views.some((view) => view.canvas === canvas));
        if (zoom !== null) {
          const start = { x: event.clientX, y: event.clientY, place: { ...place } };
          follow(event, canvas, (moved) => {
            const scale = magnification();
            place = {
              x: start.place.x - (moved.clientX - start.x) / scale, y: start.place.y - (moved.clientY - start.y) / scale,
            };
            placePictures();
          });
        } else if (panel.line && event.pointerType !== "touch") {
          moveLineTo(panel, event);
          follow(event, canvas, (moved) => moveLineTo(panel, moved));
        }
      });
      canvas.addEventListener("click", () => {
        if (content === "compare" && presentMode() === "blink" && zoom === null) stepBlinking();
      });
      canvas.addEventListener("wheel", (event) => {
        if (!event.ctrlKey && zoom === null) return;
        event.preventDefault();
        const box = canvas.getBoundingClientRect();
        if (event.ctrlKey) {
          zoomTo(magnification() * Math.exp(-event.deltaY / 200), event.clientX - box.left, event.clientY - box.top);
        } else {
          place = { x: place.x + event.deltaX / magnification(), y: place.y + event.deltaY / magnification() };
          placePictures();
        }
      }, { passive: false });
    }

    // Half a second each; nothing blinks by itself where less motion is wanted.
    function runBlinking() {
      clearInterval(blink.timer);
      const runs = presentMode() === "blink" && blink.runs && !isStill.matches
        && panels.some((panel) => panel.content === "compare");
      if (runs) blink.timer = setInterval(swapPicture, 500);
    }

    function swapPicture() {
      blink.isActual = !blink.isActual;
      refillCompare();
    }

    function refillCompare() {
      const panel = panels.find((panel) => panel.content === "compare");
      if (!panel) return;
      fillPanel(panel);
      placePictures();
    }

    function stepBlinking() {
      if (isStill.matches) return swapPicture();
      blink.runs = !blink.runs;
      runBlinking();
    }

    function setMode(name) {
      if (name === "blink" && mode === "blink") return stepBlinking();
      mode = name;
      blink.runs = true;
      fillModes();
      if (panels.length > 0) makePanels();
    }

    function fillModes() {
      const group = byId("modes");
      const entry = entries.get(current);
      const isOff = !entry || !hasPicture(entry) || entry.kind === "missing" || entry.kind === "size";
      group.setAttribute("aria-label", word("modes"));
      group.replaceChildren(...["slider", "side", "blink"].map((name, index) => make("button", {
        "aria-pressed": `${!isOff && mode === name}`, disabled: isOff, "aria-keyshortcuts": `${index + 1}`,
        onclick: () => setMode(name),
      }, word(name))));
    }

    function fillZoom() {
      const group = byId("zoom");
      group.setAttribute("aria-label", word("zoom"));
      if (group.childElementCount === 0) {
        const button = (name, picture, shortcut, action) => make("button", {
          class: "plain", "aria-label": word(name), title: word(name), "aria-keyshortcuts": shortcut, onclick: action,
        }, icon(picture));
        group.append(button("zoomOut", "minus", "-", () => zoomStep(-1)),
          make("button", { class: "plain figure", title: word("fit"), "aria-keyshortcuts": "0", onclick: () => zoomTo(null) }),
          button("zoomIn", "plus", "+", () => zoomStep(1)));
      }
      const figure = group.children[1];
      figure.textContent = percent(Math.round(magnification() * 100));
      figure.setAttribute("aria-label", `${word("zoom")} ${figure.textContent}, ${word("fit")}`);
    }

    new ResizeObserver(() => placePictures()).observe(byId("pictures"));
    isStill.addEventListener("change", () => { runBlinking(); refillCompare(); });

    """#
}
