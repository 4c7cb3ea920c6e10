extension Page {
  /// What comes in on any page, gathered until the moment is over.
  static let records = #"""
    const phases = { began: 0, moved: 1, ended: 2, cancelled: 3 };
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
