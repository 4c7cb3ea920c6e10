import Foundation
import Testing

extension RealWindowTests {
  @Suite("Many fingers with one mouse")
  struct MouseFingersTests {
    private func open(
      _ scene: String,
      _ options: String...
    ) async throws -> SandboxWindow<XvfbServer> {
      try await SandboxWindow(scene, on: XvfbServer(), options: options)
    }

    @Test("Alt-drag and Ctrl-drag pinch a photo about the middle", arguments: ["alt", "ctrl"])
    func pinch(modifier: String) async throws {
      let window = try await open("simultaneous", "--no-overlay")
      let before = try await window.grab()
      try await window.moveMouse(x: 290, y: 240)
      try await window.xdotool.hold(key: modifier)
      // Both rings are visible before any press.
      for columns in [260..<320, 320..<380] {
        _ = try await Patience.wait(for: "a ghost of a finger") {
          let picture = try await window.grab()
          return picture.differences(from: before, x: columns, y: 210..<270) > 50 ? true : nil
        }
      }
      try await window.drag(from: (x: 290, y: 240), by: (x: -12, y: 0), steps: 10)
      try await window.wait(for: "photo.began [f1, f2]")
      try await window.xdotool.releaseMouse()
      try await window.xdotool.letGo(key: modifier)
      try await window.wait(for: "photo.cancelled [f1, f2]")
      let after = try await window.screenshot()
      // The distance of 60 points became 84, less the 8 until recognition. So the photo, which began at 70, is
      // larger by a fifth to a third on both sides of the middle.
      let (small, large) = (leftEdge(of: before), leftEdge(of: after))
      #expect(small == 70)
      #expect((5...50).contains(large), "the photo begins at \(large)")
    }

    @Test("With Shift the pair keeps its distance: the photo moves and does not grow")
    func parallel() async throws {
      let window = try await open("simultaneous", "--no-overlay")
      try await window.moveMouse(x: 290, y: 240)
      try await window.xdotool.hold(key: "alt")
      try await window.xdotool.pressMouse()
      try await window.wait(for: "photo.began [f1, f2]")
      try await window.xdotool.hold(key: "shift")
      for step in 1...8 { try await window.moveMouse(x: 290 + 5 * step, y: 240) }
      try await window.xdotool.releaseMouse()
      try await window.xdotool.letGo(key: "shift")
      try await window.xdotool.letGo(key: "alt")
      try await window.wait(for: "photo.cancelled [f1, f2]")
      let picture = try await window.screenshot()
      // The edge began at 70, and recognition of the pan takes 10 points.
      #expect(picture[85, 240] != PixelColor(255, 255, 255))
      #expect((100...112).contains(leftEdge(of: picture)), "\(leftEdge(of: picture))")
    }

    @Test("Three middle clicks pin three fingers, one more lifts one, and Escape ends the others")
    func pins() async throws {
      let window = try await open(DragScene.name)
      let before = try await window.grab()
      let places = [DragScene.middle, DragScene.middle2, (x: 500, y: 400)]
      for place in places {
        try await window.moveMouse(x: place.x, y: place.y)
        try await window.xdotool.press(button: 2)
      }
      try await window.wait(for: "box2.began [f2]")
      let picture = try await window.screenshot()
      for place in places {
        let (columns, rows) = ((place.x - 25)..<(place.x + 25), (place.y - 25)..<(place.y + 25))
        #expect(picture.differences(from: before, x: columns, y: rows) > 100)
      }
      try await window.moveMouse(x: DragScene.middle2.x + 4, y: DragScene.middle2.y - 4)
      try await window.xdotool.press(button: 2)
      try await window.wait(for: "box2.ended [f2]")
      try await window.xdotool.type(key: "Escape")
      try await window.wait(for: "box.cancelled [f1]")
      try await window.wait(for: "f3 cancelled")
      // The program did not quit, and the next finger comes down.
      try await window.click(x: DragScene.middle.x, y: DragScene.middle.y)
      try await window.wait(for: "box.ended [f4]")
    }

    @Test("Ctrl with a right click and select mode select a view and touch nothing; arrows move it")
    func selecting() async throws {
      let window = try await open(DragScene.name)
      try await window.xdotool.hold(key: "ctrl")
      try await window.moveMouse(x: DragScene.middle.x, y: DragScene.middle.y)
      try await window.xdotool.press(button: 3)
      try await window.wait(for: "selected box")
      try await window.xdotool.letGo(key: "ctrl")
      let count = window.sandbox.lines.count
      try await window.xdotool.type(key: "s")
      try await window.click(x: DragScene.middle2.x, y: DragScene.middle2.y)
      try await window.wait(for: "selected box2", skipping: count)
      for _ in 1...5 { try await window.xdotool.type(key: "Right") }
      let moved = try await window.screenshot()
      // The mark's line is 2.5 points wide and has a halo.
      #expect(moved[DragScene.middle2.x - 59, DragScene.middle2.y + 20] == DragScene.ground)
      try await window.xdotool.type(key: "a")
      try await window.wait(for: "selected box", skipping: count + 1)
      try await window.xdotool.type(key: "ctrl+z")
      try await window.xdotool.type(key: "Escape")
      #expect(window.deliveries(to: "box") == [] && window.deliveries(to: "box2") == [])
      try await window.click(x: DragScene.middle2.x, y: DragScene.middle2.y)
      try await window.wait(for: "box2.ended [f1]")
    }

    /// Returns the place where the photo's white frame begins in the middle row.
    private func leftEdge(of picture: PixelPicture) -> Int {
      (0..<picture.width).first { picture[$0, 240] == PixelColor(255, 255, 255) } ?? -1
    }
  }
}

extension PixelPicture {
  /// Returns the number of pixels in a part that differ from another picture.
  fileprivate func differences(
    from other: PixelPicture,
    x columns: Range<Int>,
    y rows: Range<Int>
  ) -> Int {
    var count = 0
    for y in rows {
      for x in columns where self[x, y] != other[x, y] { count += 1 }
    }
    return count
  }
}
