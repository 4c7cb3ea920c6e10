import Foundation
import Testing

extension RealWindowTests {
  @Suite("The workbench in the window")
  struct WorkbenchTests {
    private let yellow = (x: 320, y: 240)

    private func open(_ options: String...) async throws -> SandboxWindow<XvfbServer> {
      try await SandboxWindow(
        "nested-colours",
        on: XvfbServer(),
        isBare: false,
        options: options
      )
    }

    /// The place of the property that decides whether a view takes touches.
    ///
    /// It is in the seventh line, each 26 points high, below the tabs and the name of the view.
    private let interaction = (x: 1260, y: 40 + 44 + 40 + 6 * 26 + 13)

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
      try await window.clickWindow(x: interaction.x, y: interaction.y)
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
      try await window.wait(for: "why: orange.blue did not get the touch at (320, 240)")
      let open = try await window.screenshot()
      #expect(open.differences(from: before) > 1_000)
      // The key closes the question, then the selection.
      try await window.xdotool.type(key: "Escape")
      try await window.xdotool.type(key: "Escape")
      #expect(try await window.screenshot().differences(from: before) == 0)
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

    @Test("A scene is found by typing, opened by Return, and touched")
    func gallery() async throws {
      let window = try await open()
      try await window.xdotool.type(key: "ctrl+f")
      for key in ["p", "i", "a", "n", "o", "Return"] { try await window.xdotool.type(key: key) }
      try await window.wait(for: "scene piano")
      try await window.click(x: 60, y: 300)
      try await window.wait(for: ".ended [f1]")
    }

    @Test("A screenshot shows the scene alone, at its own size")
    func screenshot() async throws {
      let window = try await open()
      let shot = try await window.screenshot()
      let bare = try await SandboxWindow("nested-colours", on: window.server)
      #expect(try await bare.screenshot().differences(from: shot) == 0)
    }

    @Test("A workbench that nobody touches uses no processor")
    func idle() async throws {
      let window = try await open()
      for key in ["i", "g", "e"] { try await window.xdotool.type(key: key) }
      try await window.click(x: yellow.x, y: yellow.y)
      try await window.wait(for: "yellow.ended [f1]")
      _ = try await window.screenshot()
      // The message of the screenshot disappears after six seconds, and the pictures of the gallery are complete.
      try await Task.sleep(for: .seconds(8))
      let frames = try window.frames().count
      let before = try window.sandbox.cpuSeconds
      try await Task.sleep(for: .seconds(2))
      #expect(try window.sandbox.cpuSeconds - before < 0.02)
      #expect(try window.frames().count == frames)
    }
  }
}
