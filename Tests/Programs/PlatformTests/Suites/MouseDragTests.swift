import Foundation
import Testing

extension RealWindowTests {
  @Suite("Dragging with the mouse")
  struct MouseDragTests {
    private let offset = (x: 100, y: 80)
    private let start = DragScene.middle

    private func open(_ options: String...) async throws -> SandboxWindow<XvfbServer> {
      try await SandboxWindow(DragScene.name, on: XvfbServer(), options: options)
    }

    /// Drags the red box and releases it.
    private func dragBox(in window: SandboxWindow<XvfbServer>) async throws {
      try await window.drag(from: start, by: offset, steps: 5)
      try await window.xdotool.releaseMouse()
      try await window.wait(for: "box.ended [f1]")
    }

    @Test("The left button is one finger: it begins, moves and ends")
    func transcript() async throws {
      let window = try await open()
      try await dragBox(in: window)
      let lines = window.deliveries(to: "box")
      #expect(lines.first == "box.began [f1]")
      #expect(lines.last == "box.ended [f1]")
      let inBetween = lines.dropFirst().dropLast()
      #expect(!inBetween.isEmpty)
      #expect(inBetween.allSatisfy { $0 == "box.moved [f1]" }, "\(lines)")
    }

    @Test("The box follows the mouse on the screen")
    func pixels() async throws {
      let window = try await open("--no-overlay")
      let before = try await window.grab()
      // The first pixel is the box's top left corner, and the other one becomes its bottom right corner.
      #expect(before[42, 62] == DragScene.red)
      #expect(before[258, 258] != DragScene.red)
      try await dragBox(in: window)
      _ = try await window.screenshot()
      let after = try await window.grab()
      #expect(after[42, 62] == before[10, 10])
      #expect(after[142, 142] == DragScene.red)
      #expect(after[258, 258] == DragScene.red)
      #expect(after[262, 262] == before[10, 10])
    }

    @Test(
      "The screenshot is what the screen shows, byte for byte",
      arguments: ["--overlay", "--no-overlay"]
    )
    func screenshot(overlay: String) async throws {
      let window = try await open(overlay)
      try await window.drag(from: start, by: offset, steps: 5)
      let whileDown = try await window.screenshot()
      #expect(try await window.grab().differences(from: whileDown) == 0)
      try await window.xdotool.releaseMouse()
      try await window.wait(for: "box.ended [f1]")
      let afterwards = try await window.screenshot()
      #expect(try await window.grab().differences(from: afterwards) == 0)
    }

    @Test("The overlay is in the screenshot when it is on, and not when it is off")
    func overlay() async throws {
      let window = try await open()
      try await window.drag(from: start, by: offset, steps: 5)
      let with = try await window.screenshot()
      try await window.xdotool.type(key: "o")
      let without = try await window.screenshot()
      #expect(with.differences(from: without) > 1000)
    }

    @Test("A drag repaints only where the box was and is")
    func damage() async throws {
      let window = try await open("--no-overlay")
      _ = try await window.screenshot()
      let count = try window.frames().count
      try await dragBox(in: window)
      _ = try await window.screenshot()
      let frames = try window.frames().dropFirst(count)
      #expect(!frames.isEmpty)
      // On a busy machine one frame may contain several steps, at most the whole way of the box. It also contains
      // the line with the finger's place.
      let limit = (120 + offset.x + 4) * (120 + offset.y + 4) + 640 * 24
      #expect(frames.allSatisfy { $0 > 0 && $0 <= limit }, "\(frames)")
    }

    /// Returns the number of frames after a pause without new ones.
    ///
    /// On a busy machine the pictures of the gallery take long.
    private func settledFrames<Server: DisplayServer>(of window: SandboxWindow<Server>) async throws
      -> Int
    {
      var count = -1
      return try await Patience.wait(for: "the window to rest") {
        let former = count
        count = try window.frames().count
        if count == former { return count }
        try await Task.sleep(for: .milliseconds(500))
        return nil
      }
    }

    @Test("An idle window draws nothing and uses no processor")
    func idle() async throws {
      let window = try await open()
      try await dragBox(in: window)
      _ = try await window.screenshot()
      let frames = try await settledFrames(of: window)
      let before = try window.sandbox.cpuSeconds
      try await Task.sleep(for: .seconds(2))
      let used = try window.sandbox.cpuSeconds - before
      #expect(try window.frames().count == frames)
      #expect(used < 0.02)
      print(String(format: "An idle window used %.2f s of processor time in 2 s.", used))
    }
  }
}
