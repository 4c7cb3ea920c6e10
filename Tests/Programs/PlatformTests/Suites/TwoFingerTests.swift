import Testing

extension RealWindowTests {
  @Suite("Two real fingers on a touch screen")
  struct TwoFingerTests {
    private let first = DragScene.middle
    private let second = DragScene.middle2

    /// Opens a window on a touch screen with a finger on each box.
    private func open(
      _ options: String...
    ) async throws -> (SandboxWindow<XorgTouchServer>, TouchDevice) {
      let server = try await XorgTouchServer()
      let window = try await SandboxWindow(DragScene.name, on: server, options: options)
      let touch = try TouchDevice(of: server)
      try put(.down, 1, at: first, in: window, touch)
      try put(.down, 2, at: second, in: window, touch)
      try touch.sync()
      try await window.wait(for: "box.began")
      try await window.wait(for: "box2.began")
      return (window, touch)
    }

    private enum Phase { case down, move, up }

    private func put(
      _ phase: Phase,
      _ finger: Int,
      at place: (x: Int, y: Int),
      in window: SandboxWindow<XorgTouchServer>,
      _ touch: TouchDevice
    ) throws {
      let (x, y) = (window.origin.x + place.x, window.origin.y + place.y)
      switch phase {
      case .down: try touch.down(finger: finger, x: x, y: y)
      case .move: try touch.move(finger: finger, x: x, y: y)
      case .up: try touch.up(finger: finger, x: x, y: y)
      }
    }

    /// Moves both fingers alternately: the first right and down, the second left and down.
    private func moveBoth(in window: SandboxWindow<XorgTouchServer>, _ touch: TouchDevice) throws {
      for step in 1...5 {
        let (near, far) = (20 * step, 40 * step)
        try put(.move, 1, at: (first.x + far, first.y + near), in: window, touch)
        try put(.move, 2, at: (second.x - near, second.y + far), in: window, touch)
      }
      try touch.sync()
    }

    private func liftBoth(
      in window: SandboxWindow<XorgTouchServer>,
      _ touch: TouchDevice
    ) async throws {
      try put(.up, 1, at: (first.x + 200, first.y + 100), in: window, touch)
      try put(.up, 2, at: (second.x - 100, second.y + 200), in: window, touch)
      try touch.sync()
      try await window.wait(for: "box.ended")
      try await window.wait(for: "box2.ended")
    }

    @Test("Two fingers drag two boxes at once, each its own")
    func transcript() async throws {
      let (window, touch) = try await open()
      try moveBoth(in: window, touch)
      try await window.wait(for: "box.moved")
      try await window.wait(for: "box2.moved")
      try await liftBoth(in: window, touch)
      for (view, finger) in [("box", "[f1]"), ("box2", "[f2]")] {
        let lines = window.deliveries(to: view)
        // Each begins once, because the mouse that the window system derives from the first finger is no touch.
        #expect(lines.count { $0 == "\(view).began \(finger)" } == 1)
        #expect(lines.count { $0 == "\(view).ended \(finger)" } == 1)
        #expect(lines.contains("\(view).moved \(finger)"))
        #expect(lines.allSatisfy { $0.hasSuffix(finger) }, "\(lines)")
        #expect(lines.first == "\(view).began \(finger)")
        #expect(lines.last == "\(view).ended \(finger)")
      }
    }

    @Test("Both boxes are at their new places on the screen")
    func pixels() async throws {
      let (window, touch) = try await open("--no-overlay")
      let before = try await window.grab()
      #expect(before[42, 62] == DragScene.red)
      #expect(before[338, 62] == DragScene.blue)
      try moveBoth(in: window, touch)
      try await liftBoth(in: window, touch)
      _ = try await window.screenshot()
      let after = try await window.grab()
      // The red box moves from 40,60 to 240,160, and the blue one from 220,60 to 120,260.
      for (x, y) in [(243, 163), (356, 276)] { #expect(after[x, y] == DragScene.red) }
      for (x, y) in [(123, 263), (236, 376)] { #expect(after[x, y] == DragScene.blue) }
      for (x, y) in [(42, 62), (338, 62), (364, 276), (123, 384)] {
        #expect(after[x, y] == before[10, 10])
      }
    }

    @Test("With two fingers down, the screenshot is what the screen shows")
    func screenshot() async throws {
      let (window, touch) = try await open()
      try moveBoth(in: window, touch)
      let screenshot = try await window.screenshot()
      #expect(try await window.grab().differences(from: screenshot) == 0)
    }

    @Test("Taking the window off the screen cancels both fingers")
    func cancellation() async throws {
      let (window, touch) = try await open()
      try moveBoth(in: window, touch)
      try await window.hide()
      try await window.wait(for: "box.cancelled [f1]")
      try await window.wait(for: "box2.cancelled [f2]")
      try await window.show()
      // The window system still reports these fingers, but no view may receive them again.
      try put(.up, 1, at: (first.x + 200, first.y + 100), in: window, touch)
      try put(.up, 2, at: (second.x - 100, second.y + 200), in: window, touch)
      try touch.sync()
      _ = try await window.screenshot()
      #expect(window.deliveries(to: "box").last == "box.cancelled [f1]")
      #expect(window.deliveries(to: "box2").last == "box2.cancelled [f2]")
    }
  }
}
