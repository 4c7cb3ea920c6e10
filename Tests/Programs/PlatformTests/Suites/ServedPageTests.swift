import Foundation
import SandboxScenes
import Testing

/// The tests are serialized, because each starts a browser.
@Suite(
  "The window in a browser",
  .serialized,
  .timeLimit(.minutes(10)),
  .enabled(if: ServedPage.isPossible, Comment(rawValue: ServedPage.absence))
)
struct ServedPageTests {
  private let eyes = ScreenGrab(width: 1280, height: 800)

  /// The middle of the scene at the workbench's default size.
  private let middle = (x: 604.0, y: 356.0)

  @Test("The canvas has the pixels of the window on a desktop, and a click is a touch")
  func click() async throws {
    let served = try await ServedPage("nested-colours")
    let desktop = try await SandboxWindow(
      "nested-colours",
      on: XvfbServer(),
      isBare: false,
      options: ["--reduce-motion"]
    )
    #expect(desktop.scene == (284, 116))
    let (x, y) = desktop.origin
    // The status line shows how long the scene has been open, and the gallery's small pictures arrive one by one.
    let count = try await Patience.wait(for: "equal pixels") {
      let expected = try await eyes.pixels(of: desktop.server, x: x, y: y)
      let shown = try await eyes.pixels(ofPNG: served.canvas())
      let differences = shown.differences(from: expected, height: 672)
      return differences == 0 ? differences : nil
    }
    #expect(count == 0)
    try served.mouse("mouseMoved", middle.x, middle.y, button: "none")
    try served.mouse("mousePressed", middle.x, middle.y)
    try await served.sandbox.waitForLine(containing: "yellow.began [f1]")
    try served.mouse("mouseReleased", middle.x, middle.y)
    try await served.sandbox.waitForLine(containing: "yellow.ended [f1]")
    #expect(served.page.foreignRequests == [] && served.page.complaints == [])
  }

  @Test("Alone, at three pixels a point, the canvas has the pixels of a snapshot")
  func scale() async throws {
    let served = try await ServedPage(
      "drag-touches",
      width: 360,
      height: 300,
      scale: 3,
      options: ["--bare"]
    )
    try await expectSnapshot(on: served, width: 360, height: 300, scale: 3)
    try served.page.resize(width: 400, height: 260, scale: 2)
    try await expectSnapshot(on: served, width: 400, height: 260, scale: 2)
    #expect(try served.page.holds("canvas.getBoundingClientRect().width === 400"))
    #expect(served.page.complaints == [])
  }

  @Test("From a phone to a large screen the window fills the page, and is touched there")
  func sizes() async throws {
    let served = try await ServedPage("nested-colours")
    for (count, size) in [(360, 640, 2), (1280, 800, 1), (2560, 1440, 1)].enumerated() {
      let (width, height, scale) = size
      try served.page.resize(width: width, height: height, scale: Double(scale))
      // A phone has a bar below the window.
      let isWhole = "canvas.height === windowRoom()[1] * \(scale)"
      try await served.page.wait(until: "canvas.width === \(width * scale) && \(isWhole)")
      let middle: Double = try served.page.value("windowRoom()[1] / 2")
      #expect(middle > Double(height) / 3)
      try served.touch(.touchStart, [(Double(width) / 2, middle)])
      try served.touch(.touchEnd, [])
      _ = try await Patience.wait(for: "a lift", evidence: { served.sandbox.evidence }) {
        served.sandbox.lines.count { $0.hasPrefix("input contact ended") } > count ? true : nil
      }
      #expect(served.page.complaints == [], "\(width) x \(height)")
    }
  }

  /// Compares the scene, which is above a status bar, with a picture made without a window.
  private func expectSnapshot(
    of scene: String = "drag-touches",
    on served: ServedPage,
    width: Int,
    height: Int,
    scale: Int
  ) async throws {
    try await served.waitForPixels(width: width * scale, height: height * scale)
    let rows = height - 22
    let path = served.folder.file("expected-\(scale).png")
    let snapshot = try SandboxProcess(
      ["snapshot", scene, "--size", "\(width)x\(rows)", "--scale", "\(scale)", "-o", path],
      environment: [:]
    )
    #expect(try await snapshot.waitUntilExit() == 0)
    let expected = try await ScreenGrab(width: width * scale, height: rows * scale)
      .pixels(ofPNG: path)
    let whole = ScreenGrab(width: width * scale, height: height * scale)
    // The last picture may not have arrived.
    let count = try await Patience.wait(for: "the pixels of \(scene)") {
      let shown = try await whole.pixels(ofPNG: served.canvas())
      let differences = shown.differences(from: expected, height: rows * scale)
      return differences == 0 ? differences : nil
    }
    #expect(count == 0)
  }

  @Test("Every built-in scene opens with the pixels of its snapshot, and can be touched")
  func scenes() async throws {
    var page: BrowserPage?
    // The window opens with this size, because some scenes lay out only once, when they start.
    let (width, height) = (640, 502)
    for scene in await MainActor.run(body: { SceneCatalogue.all.map { $0.name } }) {
      let served = try await ServedPage(
        scene,
        width: width,
        height: height,
        options: ["--bare"],
        in: page
      )
      page = served.page
      try await expectSnapshot(of: scene, on: served, width: width, height: height, scale: 1)
      try served.touch(.touchStart, [(320, 240)])
      try served.touch(.touchEnd, [])
      try await served.sandbox.waitForLine(containing: "input contact ended")
      #expect(served.page.complaints == [], "\(scene)")
    }
  }

  @Test("While nothing changes, nothing travels and nothing is done")
  func idle() async throws {
    let served = try await ServedPage("nested-colours", options: ["--bare"])
    try served.page.run(
      "globalThis.count = 0, socket.addEventListener('message', () => count += 1)"
    )
    _ = try await Patience.wait(for: "rest") { () async throws -> Bool? in
      let (before, time) = (
        try served.page.value("count", as: Int.self), try served.sandbox.cpuSeconds
      )
      try await Task.sleep(for: .seconds(1))
      let (after, later) = (
        try served.page.value("count", as: Int.self), try served.sandbox.cpuSeconds
      )
      return after == before && later == time ? true : nil
    }
    #expect(served.page.complaints == [])
  }

  @Test("Two fingers are two contacts; a third that the system takes away is cancelled")
  func fingers() async throws {
    let served = try await ServedPage("drag-touches", options: ["--bare"])
    try served.touch(.touchStart, [(200, 150)])
    try await served.sandbox.waitForLine(containing: "input contact began")
    try served.touch(.touchStart, [(200, 150), (400, 300)])
    try served.touch(.touchMove, [(210, 160), (390, 290)])
    try await served.sandbox.waitForLine(containing: "input contact moved")
    try served.touch(.touchCancel, [])
    func count(_ phase: String) -> Int {
      served.sandbox.lines.count { $0.contains("input contact \(phase)") }
    }
    _ = try await Patience.wait(for: "the end of both", evidence: { served.sandbox.evidence }) {
      count("cancelled") == 2 ? true : nil
    }
    #expect(count("began") == 2)
    #expect(served.page.complaints == [])
  }

  @Test("Keys have their names, text is text, and Chinese is composed before it is told")
  func keys() async throws {
    let served = try await ServedPage("nested-colours", options: ["--bare"])
    try served.press("?", code: "Slash", text: "?", modifiers: 8)
    try await served.sandbox.waitForLine(containing: "input key up /")
    // The scene does not receive the text of a key that the sandbox uses, but that of another key.
    #expect(!served.sandbox.lines.contains { $0.contains("input text") })
    try served.press("Escape", code: "Escape")
    try served.press("%", code: "Digit5", text: "%", modifiers: 8)
    try await served.sandbox.waitForLine(containing: "input key up 5")
    #expect(served.sandbox.lines.contains { $0.contains("input text") && $0.contains("%") })
    try served.press("Escape", code: "Escape")
    // The first one closed the list of keys.
    _ = try await Patience.wait(for: "both Escapes", evidence: { served.sandbox.evidence }) {
      served.sandbox.lines.count { $0.contains("input key up Escape") } == 2 ? true : nil
    }
    try served.page.call(
      "Input.imeSetComposition",
      ["text": "ni", "selectionStart": 2, "selectionEnd": 2]
    )
    try served.page.call("Input.insertText", ["text": "你好"])
    try await served.sandbox.waitForLine(containing: "你好")
    #expect(!served.sandbox.lines.contains { $0.contains("input text") && $0.contains("ni") })
    #expect(served.page.complaints == [])
  }

  @Test("A screen without keys shows some while text is awaited, and only then")
  func awaitedText() async throws {
    let served = try await ServedPage("nested-colours")
    let control = 2
    #expect(try served.page.holds("entry.inputMode === 'none'"))
    try served.press("f", code: "KeyF", modifiers: control)
    try await served.page.wait(until: "entry.inputMode === 'text'")
    try served.press("Escape", code: "Escape")
    try await served.page.wait(until: "entry.inputMode === 'none'")
    #expect(served.page.complaints == [])
  }

  @Test("What is pasted into the page becomes a scene, as in a window")
  func pasting() async throws {
    let served = try await ServedPage("nested-colours")
    let control = 2
    try served.press("v", code: "KeyV", modifiers: control)
    try served.page.run(
      """
      (() => {
        const data = new DataTransfer();
        data.setData("text/plain", "<UIWindow: 0x1; frame = (0 0; 390 844)>");
        const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true });
        document.querySelector("textarea").dispatchEvent(paste);
      })()
      """
    )
    try await served.sandbox.waitForLine(containing: "scene pasted-1")
    #expect(served.page.complaints == [])
  }

  @Test("The wheel turns by its notches, and a pen is a pencil")
  func wheelAndPen() async throws {
    let served = try await ServedPage("drag-touches", options: ["--bare"])
    try served.page.call(
      "Input.dispatchMouseEvent",
      ["type": "mouseWheel", "x": 300, "y": 200, "deltaX": 0, "deltaY": 200]
    )
    try await served.sandbox.waitForLine(containing: "input wheel 300.0,200.0 by 0.0,2.0")
    try served.page.run(
      """
      (() => {
        const pen = (type, x) => canvas.dispatchEvent(new PointerEvent(type, {
          pointerType: "pen", pointerId: 9, clientX: x, clientY: 150, pressure: 0.75, buttons: 1,
          tiltX: -60,
        }));
        canvas.setPointerCapture = () => {};
        pen("pointerdown", 200);
        pen(movement, 210);
        pen("pointerup", 210);
      })()
      """
    )
    try await served.sandbox.waitForLine(containing: "input contact ended 1:9 210.0,150.0")
    for _ in 1...2 { try served.press("r", code: "KeyR", text: "r") }
    let said = try await served.sandbox.waitForLine(containing: "recording ")
    let path = String(said.dropFirst("recording ".count))
    let recording = try String(contentsOfFile: path, encoding: .utf8)
    let pens = recording.split(separator: "\n").filter { $0.contains(#""tool":"pencil""#) }
    #expect(pens.count == 3)
    for line in pens {
      let pen = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      )
      let (altitude, azimuth) = (pen["altitude"] as? Double, pen["azimuth"] as? Double)
      #expect(pen["force"] as? Double == 1.5)
      #expect(abs((altitude ?? 0) - .pi / 6) < 1e-6 && abs((azimuth ?? 0) - .pi) < 1e-6)
    }
    #expect(served.page.complaints == [])
  }

  @Test("An older browser's tilt of a pen becomes angles, as the specification says")
  func tilt() async throws {
    let served = try await ServedPage("drag-touches", options: ["--bare"])
    let tilts: [(x: Double, y: Double, altitude: Double, azimuth: Double)] = [
      (0, 0, 90, 0), (30, 0, 60, 0), (-30, 0, 60, 180), (0, 30, 60, 90), (0, -30, 60, 270),
      (45, 45, 35.2644, 45), (-45, -45, 35.2644, 225), (90, 0, 0, 0), (-90, 0, 0, 180),
      (0, -90, 0, 270), (90, 30, 0, 0), (-30, 90, 0, 0),
    ]
    for tilt in tilts {
      let angles = "stylusAngles({ tiltX: \(tilt.x), tiltY: \(tilt.y) })"
      let degrees: [Double] = try served.page.value("\(angles).map((a) => a * 180 / Math.PI)")
      #expect(abs(degrees[0] - tilt.altitude) < 1e-3, "\(tilt)")
      #expect(abs(degrees[1] - tilt.azimuth) < 1e-3, "\(tilt)")
    }
  }

  @Test("A page that loses its connection comes back to the session; its fingers are taken away")
  func reconnecting() async throws {
    let served = try await ServedPage("drag-touches", options: ["--bare"])
    try served.touch(.touchStart, [(200, 150)])
    try await served.sandbox.waitForLine(containing: "input contact began")
    let before: String = try served.page.value("sessionStorage.getItem('viewer')")
    try served.page.run("socket.close()")
    try await served.sandbox.waitForLine(containing: "input contact cancelled")
    try await served.sandbox.waitForLine(containing: "input window hidden")
    let gone = served.sandbox.lines.firstIndex { $0.contains("input window hidden") } ?? 0
    try await served.sandbox.waitForLine(containing: "input window shown", skipping: gone)
    try await served.page.wait(until: "document.querySelector('p').hidden && isWelcome")
    #expect(try served.page.value("sessionStorage.getItem('viewer')") == before)
    let count = served.sandbox.lines.count
    try served.touch(.touchEnd, [])
    try served.touch(.touchStart, [(210, 160)])
    try await served.sandbox.waitForLine(containing: "input contact began", skipping: count)
  }

  @Test("A second page is told that there is one; one whose sandbox was stopped is told that")
  func telling() async throws {
    let served = try await ServedPage("nested-colours", options: ["--bare"])
    let other = try BrowserPage(address: served.address, width: 400, height: 300)
    try await other.wait(until: "document.querySelector('p').textContent.includes('another page')")
    // The session moves from a laptop to a phone, and back.
    try other.run("document.querySelector('p button').click()")
    try await other.wait(until: "document.querySelector('p').hidden && isWelcome")
    let told = "document.querySelector('p').textContent.includes('another page')"
    try await served.page.wait(until: told)
    try await other.wait(until: "canvas.width === 400 && canvas.height === 300")
    try served.page.run("document.querySelector('p button').click()")
    try await served.page.wait(until: "document.querySelector('p').hidden && isWelcome")
    served.sandbox.terminate()
    #expect(try await served.sandbox.waitUntilExit() == 143)
    let said = "document.querySelector('p').textContent.includes('was stopped')"
    try await served.page.wait(until: said)
  }

  @Test("Losing the focus or being hidden takes fingers away, as it does on a desktop")
  func focus() async throws {
    let served = try await ServedPage("drag-touches", options: ["--bare"])
    try served.mouse("mousePressed", 200, 150)
    try await served.sandbox.waitForLine(containing: "input contact began")
    try served.page.run("dispatchEvent(new Event('blur'))")
    try await served.sandbox.waitForLine(containing: "input contact cancelled")
    try await served.sandbox.waitForLine(containing: "input window focusLost")
  }

  @Test("Where others can open the page, its address names this machine and has a token")
  func listening() async throws {
    let sandbox = try SandboxProcess(
      ["serve", "nested-colours", "--listen", "0.0.0.0"],
      environment: [:]
    )
    let address = try await sandbox.waitForLine(containing: "http://")
    #expect(address.wholeMatch(of: /http:\/\/[0-9.]+:[0-9]+\/\?token=[0-9a-f]{32}/) != nil)
    #expect(!address.contains("0.0.0.0"))
    let page = try BrowserPage(address: address, width: 300, height: 200)
    try await page.wait(until: "canvas.width === 300 && canvas.height === 200")
    #expect(page.complaints == [])
  }

  @Test("Without the server's program, the user is told what builds it")
  func missing() async throws {
    let folder = try TemporaryFolder()
    let copy = folder.file("touch-sandbox")
    // Another process copies the program, because a file that is open for writing cannot be run. Children that
    // other tests start at the same time would keep it open.
    let program = try SandboxProcess.executable("touch-sandbox")
    let copying = try ChildProcess("/bin/cp", [program, copy])
    #expect(try await copying.waitUntilExit() == 0, "\(copying.evidence)")
    let process = try ChildProcess(copy, ["serve", "nested-colours"])
    #expect(try await process.waitUntilExit() == 69)
    #expect(String(decoding: process.errors, as: UTF8.self).contains("Scripts/serve"))
  }

  @Test("When the server is killed the program ends with 69, and says so")
  func lostServer() async throws {
    let served = try await ServedPage("drag-touches", options: ["--bare"])
    let child = try #require(served.sandbox.children.first)
    kill(child, SIGKILL)
    #expect(try await served.sandbox.waitUntilExit() == 69)
    #expect(served.sandbox.diagnostics.contains { $0.contains("the page's server has exited") })
  }
}
