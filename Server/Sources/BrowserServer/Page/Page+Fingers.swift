extension Page {
  /// The script for fingers, pens, the mouse and its wheel on the host's page, and for window
  /// events.
  static let fingers = #"""
    // The mouse's buttons: their bit, and their number on the wire.
    const mouseButtons = [[1, 0], [2, 2], [4, 1]];
    // A pixel of a wheel, a line and a page of it, in the notches of a wheel.
    const notches = [1 / 100, 1 / 3, 10];
    let held = 0;

    function contact(event, phase, button = 0) {
      tellContact(event, phase, tools[event.pointerType] ?? 0, button, event.clientX, event.clientY, 1);
    }

    function hover(event) {
      const message = record(2);
      message.f64(event.timeStamp);
      message.f32(event.clientX);
      message.f32(event.clientY);
    }

    // The buttons are compared with those known, so a press or a lift that was never told is made up for.
    function mouse(event) {
      const now = event.buttons & 7;
      if (now === held) {
        for (const sample of samples(event)) {
          if (held & 1) contact(sample, phases.moved);
          else hover(sample);
        }
        return;
      }
      for (const [bit, button] of mouseButtons) {
        if ((now ^ held) & bit) contact(event, now & bit ? phases.began : phases.ended, button);
      }
      held = now;
    }

    function forgetFingers() {
      held = 0;
      records = null;
    }

    canvas.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      canvas.setPointerCapture?.(event.pointerId);
      if (event.pointerType === "mouse") {
        focusEntry();
        mouse(event);
      } else if (!beginHold(event)) {
        contact(event, phases.began);
      }
    });
    canvas.addEventListener(movement, (event) => {
      if (event.pointerType === "mouse") return mouse(event);
      if (event.pressure === 0 && event.buttons === 0) return;
      moveHold(event);
      for (const sample of samples(event)) contact(sample, phases.moved);
    });
    // A second button of the mouse is told as a movement alone, and not among the raw ones.
    if (movement !== "pointermove") canvas.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse" && (event.buttons & 7) !== held) mouse(event);
    });
    canvas.addEventListener("pointerup", (event) => {
      if (event.pointerType === "mouse") return mouse(event);
      endHold();
      contact(event, phases.ended);
      // Phones show their keys on the user's own touch alone.
      if (isAwaited) focusEntry();
    });
    canvas.addEventListener("pointercancel", (event) => {
      endHold();
      if (event.pointerType !== "mouse") return contact(event, phases.cancelled);
      for (const [bit, button] of mouseButtons) {
        if (held & bit) contact(event, phases.cancelled, button);
      }
      held = 0;
    });
    canvas.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse" && held === 0) tellWindow(4);
    });
    canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      const message = record(3);
      message.f64(event.timeStamp);
      message.f32(event.clientX);
      message.f32(event.clientY);
      message.f32(event.deltaX * notches[event.deltaMode]);
      message.f32(event.deltaY * notches[event.deltaMode]);
    }, { passive: false });
    addEventListener("blur", () => { held = 0; tellWindow(1); });
    addEventListener("focus", () => tellWindow(0));
    document.addEventListener("visibilitychange", () => {
      held = 0;
      tellWindow(document.hidden ? 3 : 2);
    });

    """#
}
