extension Page {
  /// The script that collects the input of any page and sends it in batches.
  static let records = #"""
    const phases = { began: 0, moved: 1, ended: 2, cancelled: 3 };
    const tools = { touch: 0, pen: 1, mouse: 2 };
    let records = null;

    // What comes in at one moment goes out together; nothing waits for the next frame. A mouse that tells
    // thousands of places a second sends them in a few hundred messages.
    const sendingPause = 4;
    let sentAt = -sendingPause;
    const flush = new MessageChannel();
    flush.port1.onmessage = () => {
      const pause = sentAt + sendingPause - performance.now();
      if (pause > 0) setTimeout(sendRecords, pause);
      else sendRecords();
    };

    function sendRecords() {
      const message = records;
      records = null;
      if (message === null) return;
      sentAt = performance.now();
      message.view.setFloat64(1, sentAt, true);
      send(message);
    }

    function record(type) {
      if (records !== null && records.length > 32000) sendRecords();
      if (records === null) {
        records = new Message(2);
        records.f64(0);
        flush.port2.postMessage(null);
      }
      records.u8(type);
      return records;
    }

    // A contact at a place in points; the scale is the points per pixel of the page.
    function tellContact(event, phase, tool, button, x, y, scale) {
      const isFinger = event.pointerType === "touch";
      const message = record(tool === tools.pen ? 8 : 1);
      message.u8(phase);
      message.u8(tool);
      message.u8(button);
      message.i32(event.pointerId);
      message.f64(event.timeStamp);
      message.f32(x);
      message.f32(y);
      message.f32(event.pressure);
      message.f32(isFinger ? Math.max(event.width, event.height) / 2 * scale : 0);
      if (tool === tools.pen) for (const angle of stylusAngles(event)) message.f64(angle);
    }

    // The altitude and azimuth of a pen. Older browsers have its tilt alone, from which the angles follow as
    // the specification of pointer events says.
    function stylusAngles(event) {
      if (event.altitudeAngle !== undefined) return [event.altitudeAngle, event.azimuthAngle];
      const { tiltX, tiltY } = event;
      const isFlat = Math.abs(tiltX) === 90 || Math.abs(tiltY) === 90;
      const [x, y] = [tiltX, tiltY].map((tilt) => Math.tan(tilt * Math.PI / 180));
      const altitude = isFlat ? 0 : Math.atan2(1, Math.hypot(x, y));
      // A flat pen that leans both ways could lie in any direction.
      const azimuth = isFlat && tiltX !== 0 && tiltY !== 0 ? 0 : Math.atan2(y, x);
      return [altitude, azimuth < 0 ? azimuth + 2 * Math.PI : azimuth];
    }

    function tellWindow(change) {
      const message = record(6);
      message.f64(performance.now());
      message.u8(change);
    }

    // Where a browser tells of movements as they come, the page does not wait for its own next frame.
    const movement = "onpointerrawupdate" in canvas ? "pointerrawupdate" : "pointermove";

    // All that a frame's event stands for, each with its own time.
    function samples(event) {
      const all = event.getCoalescedEvents?.() ?? [];
      return all.length > 0 ? all : [event];
    }

    // The browser's own menus, zooming and dragging stay out of it.
    for (const name of ["contextmenu", "selectstart", "dragover", "drop", "gesturestart"]) {
      addEventListener(name, (event) => {
        if (event.target.localName !== "input") event.preventDefault();
      });
    }

    """#
}
