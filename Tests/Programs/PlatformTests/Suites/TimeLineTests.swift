import Foundation
import Testing

extension RealWindowTests {
  @Suite("The time line in the window")
  struct TimeLineTests {
    private let yellow = (x: 320, y: 240)

    private func open(_ options: String...) async throws -> SandboxWindow<XvfbServer> {
      try await SandboxWindow(
        "nested-colours",
        on: XvfbServer(),
        isBare: false,
        options: options
      )
    }

    @Test(
      "P plays what was done, the mouse goes anywhere in it, and Escape leads back to the scene"
    )
    func liveScene() async throws {
      let window = try await open()
      try await window.drag(from: yellow, by: (x: 120, y: 60), steps: 8)
      try await window.xdotool.releaseMouse()
      try await window.wait(for: "yellow.ended [f1]")
      let present = try await window.screenshot()
      try await window.xdotool.type(key: "p")
      try await window.xdotool.type(key: "space")
      // At the far left nothing had been touched; at the far right everything is in its present state.
      try await window.clickWindow(x: 430, y: 730)
      let beginning = try await window.screenshot()
      #expect(beginning.differences(from: present) > 1_000)
      try await window.clickWindow(x: 1270, y: 730)
      let end = try await window.screenshot()
      #expect(end.differences(from: present) == 0)
      // The scene receives nothing.
      #expect(window.deliveries(to: "yellow").count { $0.contains("began") } == 1)
      try await window.xdotool.type(key: "Escape")
      try await window.click(x: yellow.x, y: yellow.y)
      try await window.wait(for: "yellow.ended [f2]")
    }

    @Test("Without a mouse: one event back and forward, to the beginning and to the end")
    func keyboard() async throws {
      let window = try await open()
      try await window.click(x: yellow.x, y: yellow.y)
      try await window.wait(for: "yellow.ended [f1]")
      try await window.xdotool.type(key: "comma")
      let last = try await window.screenshot()
      try await window.xdotool.type(key: "comma")
      let former = try await window.screenshot()
      #expect(former.differences(from: last) > 200)
      try await window.xdotool.type(key: "period")
      let again = try await window.screenshot()
      #expect(again.differences(from: last) == 0)
      try await window.xdotool.type(key: "Home")
      let beginning = try await window.screenshot()
      try await window.xdotool.type(key: "Left")
      #expect(try await window.screenshot().differences(from: beginning) == 0)
    }

    @Test("A row of the log moves the time line to what it tells of")
    func logRow() async throws {
      let window = try await open()
      try await window.xdotool.type(key: "e")
      // The number of rows is the same on a slow machine as on a fast one.
      try await window.drag(
        from: yellow,
        by: (x: 60, y: 40),
        steps: 8,
        eachSeenAs: "yellow.moved [f1]"
      )
      try await window.xdotool.releaseMouse()
      try await window.wait(for: "yellow.ended [f1]")
      try await window.xdotool.type(key: "comma")
      let end = try await window.screenshot()
      // The row is in the middle of the list, some frames before the end.
      try await window.clickWindow(x: 1100, y: 205)
      let middle = try await window.screenshot()
      #expect(middle.differences(from: end) > 200)
    }

    @Test("A scene that is looked at in the past uses no processor")
    func idle() async throws {
      let window = try await open()
      for key in ["i", "g", "e"] { try await window.xdotool.type(key: key) }
      try await window.click(x: yellow.x, y: yellow.y)
      try await window.wait(for: "yellow.ended [f1]")
      try await window.xdotool.type(key: "comma")
      _ = try await window.screenshot()
      // The message of the screenshot disappears after six seconds.
      try await Task.sleep(for: .seconds(8))
      let before = try window.sandbox.cpuSeconds
      try await Task.sleep(for: .seconds(2))
      #expect(try window.sandbox.cpuSeconds - before < 0.02)
    }

    @Test("W draws outlines of all views, and then the views again")
    func wireframe() async throws {
      let window = try await open()
      let contents = try await window.screenshot()
      try await window.xdotool.type(key: "w")
      let outlines = try await window.screenshot()
      #expect(outlines.differences(from: contents) > 150_000)
      try await window.xdotool.type(key: "w")
      let both = try await window.screenshot()
      #expect((1..<60_000).contains(both.differences(from: contents)))
      try await window.xdotool.type(key: "w")
      #expect(try await window.screenshot().differences(from: contents) == 0)
    }
  }
}
