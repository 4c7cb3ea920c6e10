import Foundation

/// A host's page with guests who have joined.
struct ServedClass {
  let host: ServedPage
  private(set) var guests: [BrowserPage] = []

  /// Serves a scene, or a lesson of the course, and waits until all pages show it.
  init(_ scene: String, lesson: String? = nil, guests count: Int) async throws {
    let options = [lesson].compactMap(\.self) + ["--shared"]
    host = try await ServedPage(scene, options: options)
    let line = try await host.sandbox.waitForLine(containing: "join http://")
    for _ in 0..<count {
      let address = String(line.dropFirst("join ".count))
      let page = try BrowserPage(address: address, width: 640, height: 700)
      try await page.wait(until: "isWelcome && canvas.width > 300 && scene.width > 0")
      guests.append(page)
    }
  }

  /// The errors of all pages.
  var complaints: [String] { (guests + [host.page]).flatMap(\.complaints) }

  /// Puts a guest's finger down at a point of the scene, moves it, or lifts it.
  func touch(_ touch: ServedPage.Touch, _ x: Double, _ y: Double, by index: Int) throws {
    let place: [Double] = try guests[index].value(
      """
      (({ x, y, right, width, height }) => {
        const scale = (isTurned ? height : width) / scene.width;
        return isTurned ? [right - \(y) * scale, y + \(x) * scale] : [x + \(x) * scale, y + \(y) * scale];
      })(canvas.getBoundingClientRect())
      """
    )
    let point = ["x": place[0], "y": place[1], "id": 0]
    try guests[index].call(
      "Input.dispatchTouchEvent",
      ["type": touch.rawValue, "touchPoints": touch == .touchEnd ? [] : [point]]
    )
  }

  /// Closes a guest's socket and waits for the page's next one.
  ///
  /// The server has then read all earlier messages of the guest.
  func reconnectGuest(_ index: Int) async throws {
    try guests[index].run("window.former = socket; socket.close()")
    try await guests[index].wait(
      until: "socket !== former && isWelcome && title.textContent !== ''"
    )
  }

  /// Returns the number of lines about input that contain a text.
  func count(of text: String) -> Int {
    host.sandbox.lines.count { $0.hasPrefix("input ") && $0.contains(text) }
  }

  /// Waits until a number of lines about input contain a text.
  func wait(for text: String, count: Int = 1) async throws {
    _ = try await Patience.wait(for: "\(count) × \(text)", evidence: { host.sandbox.evidence }) {
      self.count(of: text) >= count ? true : nil
    }
  }

  /// Waits until the host's page shows votes as bars, each a fraction of the panel's width.
  func waitForBars(_ parts: [Double]) async throws {
    let runs = """
      (() => {
        const [left, top, width, height] = [964, 84, 316, 530];
        const copy = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
        copy.drawImage(canvas, -left, -top);
        const data = copy.getImageData(0, 0, width, height).data;
        const runs = [];
        for (let y = 0; y < height; y += 1) {
          let run = 0, longest = 0;
          for (let x = 0; x < width; x += 1) {
            const at = 4 * (y * width + x);
            run = data[at] === 0x56 && data[at + 1] === 0xb4 && data[at + 2] === 0xe9 ? run + 1 : 0;
            longest = Math.max(longest, run);
          }
          if (longest > 40 && runs.at(-1) !== longest) runs.push(longest);
        }
        return runs;
      })()
      """
    let whole = 294.0
    _ = try await Patience.wait(for: "bars \(parts)", evidence: { host.sandbox.evidence }) {
      let lengths = try host.page.value(runs, as: [Double].self)
      // A bar has round ends.
      let found = parts.allSatisfy { part in lengths.contains { abs($0 - whole * part) < 3 } }
      return found
        && lengths.allSatisfy { length in
          parts.contains { abs(length - whole * $0) < 6 }
        } ? true : nil
    }
  }
}
