"""How long a page needs from a finger's movement to the pixels that changed; see Scripts/bench-page."""

import json
import subprocess
import sys
import tempfile
import time

from browser import Page
from processes import child, processor, quantile

# What the page is asked to note: when a finger moved, when that was sent, when each picture came, when it
# was on the canvas. Of movements that are still on their way, the oldest counts. Pictures are shown in
# the order in which they come.
NOTING = """
globalThis.noted = { whole: [], ours: [], answer: [], unpacking: [], bytes: 0, pictures: 0 };
{
  let moved = 0, sent = 0, last = 0;
  const coming = [];
  for (const name of ["pointerrawupdate", "pointermove"]) {
    // The same movement may be told twice.
    canvas.addEventListener(name, ({ timeStamp }) => {
      if (timeStamp <= last) return;
      last = timeStamp;
      moved ||= timeStamp;
    }, true);
  }
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (bytes) {
    if (moved && !sent) sent = performance.now();
    return send.call(this, bytes);
  };
  const take = receive;
  receive = function (buffer) {
    noted.bytes += buffer.byteLength;
    if (new Uint8Array(buffer)[0] === 66) { noted.pictures += 1; coming.push(performance.now()); }
    return take(buffer);
  };
  const draw = show;
  show = function (...all) {
    draw(...all);
    const now = performance.now(), came = coming.shift();
    noted.unpacking.push(now - came);
    if (!sent || came < sent) return;
    noted.whole.push(now - moved);
    noted.ours.push(now - sent);
    noted.answer.push(came - sent);
    moved = sent = 0;
  };
}
"""


def serve(program, scene, folder):
    """Starts the sandbox, and answers its process and the address that it prints."""
    sandbox = subprocess.Popen(
        [program, "serve", scene, "--reduce-motion", "--recordings", folder],
        stdout=subprocess.PIPE, text=True, cwd=folder)
    for line in sandbox.stdout:
        if line.startswith("http://"):
            return sandbox, line.strip()
    sys.exit(f"bench-page: error: {program} printed no address")


def measure(sandbox, page, seconds):
    """Moves one finger 60 times a second, and answers what the page noted."""
    server = child(sandbox.pid)
    page.value(NOTING + "true")

    def taken():
        return processor(sandbox.pid), processor(server)

    before = taken()
    time.sleep(5)
    idle = page.value("noted.bytes")
    idle_time = [round(b - a, 2) for a, b in zip(before, taken())]
    page.touch("touchStart", (600, 350))
    time.sleep(0.5)
    page.value("for (const name of ['whole', 'ours', 'answer', 'unpacking']) noted[name] = [];"
               "noted.bytes = noted.pictures = 0")
    before, began, count = taken(), time.time(), 0
    while time.time() - began < seconds:
        count += 1
        page.touch("touchMove", (600 + count % 100, 350 + count % 60))
        time.sleep(max(0, began + count / 60 - time.time()))
    took = time.time() - began
    noted = page.value("noted")
    page.touch("touchEnd")
    parts = [b - a for a, b in zip(before, taken())]
    return {
        "movements_per_second": round(count / took, 1),
        "pictures_per_second": round(noted["pictures"] / took, 1),
        "bytes_per_second": round(noted["bytes"] / took),
        "bytes_per_picture": round(noted["bytes"] / max(1, noted["pictures"])),
        "movement_to_pixels_ms": {str(p): quantile(noted["whole"], p) for p in (0.5, 0.95, 1)},
        "sent_to_pixels_ms": {str(p): quantile(noted["ours"], p) for p in (0.5, 0.95, 1)},
        "sent_to_answer_ms": {str(p): quantile(noted["answer"], p) for p in (0.5, 0.95, 1)},
        "unpacking_ms": {str(p): quantile(noted["unpacking"], p) for p in (0.5, 0.95, 1)},
        "processor": {"sandbox": round(parts[0] / took, 3), "server": round(parts[1] / took, 3)},
        "idle_5_s": {"bytes": idle, "processor_s": idle_time},
    }


def main():
    program, browser, scene, seconds = sys.argv[1], sys.argv[2], sys.argv[3], float(sys.argv[4])
    with tempfile.TemporaryDirectory() as folder:
        sandbox, address = serve(program, scene, folder)
        page = Page(browser, address)
        try:
            # The workbench has its small pictures by then.
            time.sleep(6)
            print(json.dumps(measure(sandbox, page, seconds), indent=2))
        finally:
            page.close()
            sandbox.terminate()
            sandbox.wait()


main()
