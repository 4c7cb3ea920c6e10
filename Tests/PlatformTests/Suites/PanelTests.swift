import Foundation
import Testing

extension RealWindowTests {
  @Suite("Panels and questions in the window")
  struct PanelTests {
    private let yellow = (x: 320, y: 240)

    private func open(_ options: String...) async throws -> SandboxWindow<XvfbServer> {
      try await SandboxWindow("nested-colours", on: XvfbServer(), options: options)
    }

    /// Where the property stands that decides whether a view takes touches, if only that panel is
    /// shown: the eighth line, each 22 points high, below a title of 22 points.
    private let interaction = (x: 900, y: 22 + 7 * 22 + 11)

    @Test(
      "isUserInteractionEnabled is switched off in the panel, and the next touch goes elsewhere"
    )
    func editing() async throws {
      let window = try await open()
      try await window.xdotool.type(key: "i")
      try await window.xdotool.type(key: "s")
      try await window.click(x: yellow.x, y: yellow.y)
      try await window.wait(for: "selected yellow")
      try await window.xdotool.type(key: "Escape")
      try await window.click(x: interaction.x, y: interaction.y)
      try await window.click(x: yellow.x, y: yellow.y)
      try await window.wait(for: "blue.ended [f1]")
      #expect(window.deliveries(to: "yellow") == [])
      try await window.xdotool.type(key: "ctrl+z")
      try await window.click(x: yellow.x, y: yellow.y)
      try await window.wait(for: "yellow.ended [f2]")
    }

    @Test("The right button lists the views under the point; keys choose one; Escape closes")
    func whyNot() async throws {
      let window = try await open()
      try await window.moveMouse(x: yellow.x, y: yellow.y)
      let before = try await window.screenshot()
      try await window.xdotool.press(button: 3)
      try await window.wait(for: "why: blue.yellow got the touch at (320, 240).")
      try await window.xdotool.type(key: "Down")
      try await window.wait(for: "why: orange.blue did not get the touch at (320, 240).")
      let open = try await window.screenshot()
      #expect(open.differences(from: before) > 20_000)
      try await window.xdotool.type(key: "Escape")
      // Only the mark of the selected view is left.
      let closed = try await window.screenshot()
      #expect(closed.differences(from: before) < 10_000)
      #expect(window.deliveries(to: "yellow") == [])
    }

    @Test("The same is asked by key alone")
    func keyboard() async throws {
      let window = try await open()
      try await window.xdotool.type(key: "s")
      for key in ["w", "s", "s", "s"] { try await window.xdotool.type(key: key) }
      try await window.wait(for: "selected green")
      try await window.xdotool.type(key: "y")
      try await window.wait(for: "green got the touch at")
    }

    @Test("A window that grows at the edge of the screen stays on it")
    func edge() async throws {
      let window = try await open()
      try await window.xdotool.move(window.identifier, x: 1600 - 640, y: 0)
      // The click waits until the program knows where it is.
      try await window.xdotool.moveMouse(x: 1600 - 320, y: 240)
      try await window.xdotool.press(button: 1)
      try await window.wait(for: "yellow.ended [f1]")
      try await window.xdotool.type(key: "v")
      _ = try await window.screenshot(width: 1000)
      #expect(try await window.xdotool.origin(of: window.identifier).x == 600)
    }

    @Test("A window with all panels that nobody touches uses no processor")
    func idle() async throws {
      let window = try await open()
      for key in ["v", "i", "g", "e"] { try await window.xdotool.type(key: key) }
      try await window.click(x: yellow.x, y: yellow.y)
      try await window.wait(for: "yellow.ended [f1]")
      _ = try await window.screenshot(width: 1000)
      let frames = try window.frames().count
      let before = try window.sandbox.cpuSeconds
      try await Task.sleep(for: .seconds(2))
      #expect(try window.sandbox.cpuSeconds - before < 0.02)
      #expect(try window.frames().count == frames)
    }
  }
}
