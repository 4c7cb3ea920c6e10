import Foundation
import Glibc
import Testing

extension RealWindowTests {
  @Suite("A user's own application")
  struct UserAppTests {
    private let server: XvfbServer
    private let xdotool: Xdotool

    init() async throws {
      server = try await XvfbServer()
      xdotool = Xdotool(server)
    }

    /// Starts the application with a window of 300 by 200 points, and waits until it is active.
    private func start(_ variables: [String: String] = [:]) async throws -> SandboxProcess {
      var environment = server.environment
      environment["TOUCH_SANDBOX_SIZE"] = "300x200"
      environment.merge(variables) { $1 }
      let app = try SandboxProcess(["--own"], program: "user-app", environment: environment)
      try await app.waitForLine(containing: "active")
      return app
    }

    /// Presses and releases the mouse button at a place of the window.
    private func click(_ app: SandboxProcess, x: Int, y: Int) async throws {
      let origin = try await xdotool.origin(of: try await xdotool.window(of: app.identifier))
      try await xdotool.moveMouse(x: origin.x + x, y: origin.y + y)
      try await xdotool.pressMouse()
      try await app.waitForLine(containing: "began")
      try await xdotool.releaseMouse()
      try await app.waitForLine(containing: "ended")
    }

    /// Returns the window's pixels.
    private func grab(_ app: SandboxProcess) async throws -> PixelPicture {
      let origin = try await xdotool.origin(of: try await xdotool.window(of: app.identifier))
      return try await ScreenGrab(width: 300, height: 200)
        .pixels(of: server, x: origin.x, y: origin.y)
    }

    @Test("Touches reach it, its queue, tasks and timers run, and what they draw is shown")
    func touch() async throws {
      let app = try await start()
      try await click(app, x: 120, y: 80)
      try await app.waitForLine(containing: "timer")
      _ = try await Patience.wait(for: "a green window", evidence: { app.evidence }) {
        try await grab(app)[150, 100] == PixelColor(0, 255, 0) ? true : nil
      }
      let lines = app.lines
      #expect(lines.prefix(4) == ["launch [\"--own\"]", "loaded", "active", "began 120.0,80.0"])
      #expect(lines.contains("queue") && lines.contains("task"))
    }

    @Test("Every key reaches it, those of the sandbox too")
    func keys() async throws {
      let app = try await start()
      let window = try await xdotool.window(of: app.identifier)
      try await xdotool.focus(window)
      try await xdotool.type(key: "o")
      try await app.waitForLine(containing: "key o")
    }

    @Test("An idle application uses no processor, even with work for its main thread behind it")
    func idle() async throws {
      let app = try await start()
      try await click(app, x: 10, y: 10)
      try await app.waitForLine(containing: "timer")
      let before = try app.cpuSeconds
      try await Task.sleep(for: .seconds(1))
      #expect(try app.cpuSeconds - before <= 0.03)
    }

    @Test("A signal ends it in order: it resigns, enters the background and terminates")
    func termination() async throws {
      let app = try await start()
      app.terminate()
      #expect(try await app.waitUntilExit() == 128 + SIGTERM)
      #expect(app.lines.suffix(3) == ["resign", "background", "terminate"])
    }

    @Test("With the overlay, who is touched is drawn over it")
    func overlay() async throws {
      let app = try await start(["TOUCH_SANDBOX_OVERLAY": "1"])
      try await click(app, x: 120, y: 80)
      try await app.waitForLine(containing: "task")
      _ = try await Patience.wait(
        for: "more colours than the view's own",
        evidence: { app.evidence }
      ) {
        let picture = try await grab(app)
        let pixels = (0..<300).flatMap { x in (0..<200).map { picture[x, $0] } }
        return Set(pixels).count > 10 ? true : nil
      }
    }

    @Test("Without a display it says so in one line and ends with 69")
    func noDisplay() async throws {
      var environment = server.environment
      environment["DISPLAY"] = nil
      let app = try SandboxProcess([], program: "user-app", environment: environment)
      #expect(try await app.waitUntilExit() == 69)
      #expect(app.lines.isEmpty)
      #expect(app.diagnostics.count == 1)
      #expect(app.diagnostics.first?.contains("DISPLAY") == true)
    }

    @Test("Without a display it makes a picture, if it is asked to")
    func snapshot() async throws {
      let folder = try TemporaryFolder()
      var environment = server.environment
      environment["DISPLAY"] = nil
      environment["TOUCH_SANDBOX_SNAPSHOT"] = folder.file("a.png")
      environment["TOUCH_SANDBOX_SIZE"] = "30x20"
      let app = try SandboxProcess([], program: "user-app", environment: environment)
      #expect(try await app.waitUntilExit() == 0)
      let picture = try await ScreenGrab(width: 30, height: 20).pixels(ofPNG: folder.file("a.png"))
      #expect(picture[29, 19] == PixelColor(255, 0, 0))
    }
  }
}
