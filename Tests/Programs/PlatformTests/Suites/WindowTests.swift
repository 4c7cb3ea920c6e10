import Glibc
import Testing

extension RealWindowTests {
  @Suite("The window")
  struct WindowTests {
    private func open(_ options: String...) async throws -> SandboxWindow<XvfbServer> {
      try await SandboxWindow(DragScene.name, on: XvfbServer(), options: options)
    }

    /// Opens a window in which the red box is being dragged.
    private func openInDrag() async throws -> SandboxWindow<XvfbServer> {
      let window = try await open()
      try await window.drag(from: DragScene.middle, by: (30, 30), steps: 3)
      try await window.wait(for: "box.moved [f1]")
      return window
    }

    /// Clicks the blue box, and waits for the delivery.
    private func clickBox2(in window: SandboxWindow<XvfbServer>) async throws {
      try await window.click(x: DragScene.middle2.x, y: DragScene.middle2.y)
      try await window.wait(for: "box2.ended [f2]")
    }

    @Test("Another window that takes the focus cancels the drag")
    func focusLoss() async throws {
      let window = try await openInDrag()
      let other = try SandboxProcess(
        ["run", "nested-colours", "--size", "200x200", "--window", "--bare"],
        environment: window.server.environment
      )
      try await other.waitForLine(containing: "ready 200x200")
      let otherWindow = try await window.xdotool.window(of: other.identifier)
      try await window.xdotool.focus(otherWindow)
      try await window.wait(for: "box.cancelled [f1]")
      try await window.xdotool.releaseMouse()
      try await window.xdotool.focus(window.identifier)
      try await clickBox2(in: window)
      #expect(window.deliveries(to: "box").last == "box.cancelled [f1]")
      #expect(window.deliveries(to: "box2") == ["box2.began [f2]", "box2.ended [f2]"])
      // The window ends after its last use, and must exist until now.
      withExtendedLifetime(other) {}
    }

    /// Opens a window, hides it during a drag, and shows it again.
    private func openHiddenInDrag() async throws -> SandboxWindow<XvfbServer> {
      let window = try await openInDrag()
      try await window.hide()
      try await window.wait(for: "box.cancelled [f1]")
      try await window.xdotool.releaseMouse()
      try await window.show()
      return window
    }

    @Test("X01: Taking the window off the screen cancels the drag, and it is whole when it is back")
    func unmapping() async throws {
      let window = try await openHiddenInDrag()
      let screenshot = try await window.screenshot()
      #expect(try await window.grab().differences(from: screenshot) == 0)
      #expect(window.deliveries(to: "box").last == "box.cancelled [f1]")
    }

    // SDL receives no release while the window is hidden. It considers the button still pressed, and drops the
    // next press unless the program corrects the state.
    @Test("The first click after the window is back is not lost")
    func clickAfterUnmapping() async throws {
      let window = try await openHiddenInDrag()
      try await clickBox2(in: window)
      #expect(window.deliveries(to: "box2") == ["box2.began [f2]", "box2.ended [f2]"])
    }

    @Test(
      "A resized window shows all of the new size and takes touches",
      arguments: [
        (800, 600), (400, 300),
      ]
    )
    func resizing(width: Int, height: Int) async throws {
      let window = try await open()
      try await window.xdotool.resize(window.identifier, width: width, height: height)
      try await window.click(x: DragScene.middle.x, y: DragScene.middle.y)
      try await window.wait(for: "box.ended [f1]")
      #expect(window.deliveries(to: "box") == ["box.began [f1]", "box.ended [f1]"])
      // Below the scene is the status bar.
      let screenshot = try await window.screenshot(width: width, height: height - 22)
      let grab = try await window.grab(width: width, height: height - 22)
      #expect(grab.differences(from: screenshot) == 0)
    }

    @Test("X14: A drag goes on while the window is resized")
    func resizingInDrag() async throws {
      let window = try await openInDrag()
      try await window.xdotool.resize(window.identifier, width: 700, height: 500)
      let count = window.sandbox.lines.count
      try await window.moveMouse(x: 200, y: 200)
      try await window.wait(for: "box.moved [f1]", skipping: count)
      try await window.xdotool.releaseMouse()
      try await window.wait(for: "box.ended [f1]")
    }

    @Test("Ctrl+Q ends the program with exit code 0")
    func quitting() async throws {
      let window = try await open()
      try await window.xdotool.type(key: "ctrl+q")
      #expect(try await window.sandbox.waitUntilExit() == 0)
    }

    @Test("The signal to terminate ends the program with exit code 143")
    func termination() async throws {
      let window = try await openInDrag()
      window.sandbox.terminate()
      #expect(try await window.sandbox.waitUntilExit() == 128 + SIGTERM)
    }
  }
}
