import Foundation
import Inspector
import TouchInput
import SandboxTestSupport
import Testing

@testable import SandboxHost

@Suite("Fingers made out of a mouse")
struct MouseFingersTests {
  private var hand = MouseFingers(size: CGSize(width: 400, height: 300))

  /// Returns the contacts of some events, as text: `began -1:0 100,100`.
  private mutating func play(_ events: InputEvent...) -> [String] {
    var lines: [String] = []
    for event in events {
      for case .contact(let sample) in hand.interpret(event).events {
        lines.append(
          "\(sample.phase.rawValue) \(sample.id.device):\(sample.id.finger) "
            + "\(Int(sample.location.x)),\(Int(sample.location.y))"
        )
      }
    }
    return lines
  }

  private func button(
    _ id: ContactID,
    _ phase: ContactSample.Phase,
    _ x: Double,
    _ y: Double
  ) -> InputEvent {
    .contact(ContactSample(id: id, phase: phase, location: CGPoint(x: x, y: y), timestamp: 0))
  }

  private func hold(_ modifiers: KeyStroke.Modifiers) -> InputEvent {
    .key(KeyStroke(usage: 0xE0, name: "x", modifiers: modifiers, isDown: true, timestamp: 0))
  }

  private func hover(_ x: Double, _ y: Double) -> InputEvent {
    .hover(location: CGPoint(x: x, y: y), timestamp: 0)
  }

  @Test("the left button alone is one finger")
  mutating func one() {
    let lines = play(.mouse(.began, 10, 20), .mouse(.moved, 30, 40), .mouse(.ended, 30, 40))
    #expect(lines == ["began -1:0 10,20", "moved -1:0 30,40", "ended -1:0 30,40"])
  }

  @Test(
    "with Alt or Ctrl it is two, mirrored about the middle of the screen",
    arguments: [KeyStroke.Modifiers.alternate, .control]
  )
  mutating func pair(modifier: KeyStroke.Modifiers) {
    let lines = play(
      hold(modifier),
      .mouse(.began, 150, 150),
      .mouse(.moved, 100, 150),
      .mouse(.ended, 100, 150)
    )
    #expect(
      lines == [
        "began -1:0 150,150", "began -2:1 250,150", "moved -1:0 100,150", "moved -2:1 300,150",
        "ended -1:0 100,150", "ended -2:1 300,150",
      ]
    )
  }

  @Test("another key with a modifier asks for no second finger, but tells of one that came up")
  mutating func shortcut() {
    let shortcut = InputEvent.key("r", .control)
    _ = play(hover(150, 150), shortcut)
    #expect(hand.marks == .init())
    _ = play(hold(.control), .key("r"))
    #expect(hand.marks == .init())
  }

  @Test("both stay until the button comes up, also when the modifier does not")
  mutating func earlyRelease() {
    _ = play(hold(.alternate), .mouse(.began, 150, 150))
    let lines = play(hold([]), .mouse(.moved, 140, 150), .mouse(.ended, 140, 150))
    #expect(
      lines == [
        "moved -1:0 140,150", "moved -2:1 260,150", "ended -1:0 140,150", "ended -2:1 260,150",
      ]
    )
    #expect(play(.mouse(.began, 10, 10)) == ["began -1:0 10,10"])
  }

  @Test("with Shift besides both move alike, and mirrored again without it")
  mutating func parallel() {
    _ = play(hold(.alternate), .mouse(.began, 150, 150))
    let lines = play(
      hold([.alternate, .shift]),
      .mouse(.moved, 160, 160),
      hold(.alternate),
      .mouse(.moved, 150, 160)
    )
    #expect(
      lines == [
        "moved -1:0 160,160", "moved -2:1 260,160", "moved -1:0 150,160", "moved -2:1 270,160",
      ]
    )
  }

  @Test("moving with the button up and Shift places the pair; ghosts show where")
  mutating func placing() {
    _ = play(hover(150, 150))
    #expect(hand.marks.ghosts == [])
    _ = play(hold(.control))
    #expect(hand.marks.ghosts == [CGPoint(x: 150, y: 150), CGPoint(x: 250, y: 150)])
    #expect(hand.marks.centre == CGPoint(x: 200, y: 150))
    _ = play(hold([.control, .shift]), hover(50, 100))
    #expect(hand.marks.ghosts == [CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 100)])
    _ = play(hold(.control))
    #expect(play(.mouse(.began, 50, 100)) == ["began -1:0 50,100", "began -2:1 150,100"])
    #expect(hand.marks.ghosts == [])
    _ = play(.mouse(.ended, 50, 100), hold([]))
    #expect(hand.marks == .init())
  }

  @Test("the middle button pins a finger, and lifts it again")
  mutating func pins() {
    let lines = play(
      button(.middleButton, .began, 50, 50),
      button(.middleButton, .ended, 50, 50),
      button(.middleButton, .began, 90, 50),
      button(.middleButton, .ended, 90, 50),
      .mouse(.began, 130, 50),
      .mouse(.moved, 140, 50),
      .mouse(.ended, 140, 50)
    )
    #expect(
      lines == [
        "began -1:0 50,50", "began -2:1 90,50", "began -2:2 130,50", "moved -2:2 140,50",
        "ended -2:2 140,50",
      ]
    )
    #expect(hand.marks.pins.count == 2)
    #expect(play(button(.middleButton, .began, 60, 55)) == ["ended -1:0 50,50"])
    #expect(play(button(.middleButton, .began, 90, 70)) == ["ended -2:1 90,50"])
    #expect(hand.marks.pins.isEmpty)
  }

  @Test("while fingers follow the pointer, the middle button leaves them where they are")
  mutating func pinFollowing() {
    _ = play(.mouse(.began, 50, 50))
    let lines = play(
      button(.middleButton, .began, 50, 50),
      .mouse(.moved, 90, 90),
      .mouse(.ended, 90, 90),
      .mouse(.began, 90, 90)
    )
    #expect(lines == ["began -2:1 90,90"])
    #expect(hand.marks.pins == [CGPoint(x: 50, y: 50)])
  }

  @Test("fingers that are taken away are forgotten, and so is the rest of a drag")
  mutating func release() {
    _ = play(button(.middleButton, .began, 50, 50), .mouse(.began, 90, 90))
    hand.release()
    #expect(play(.mouse(.moved, 95, 95), .mouse(.ended, 95, 95)) == [])
    #expect(hand.marks.pins.isEmpty)
    _ = play(.mouse(.began, 90, 90))
    let lines = play(.window(.focusLost, timestamp: 0), .mouse(.moved, 95, 95))
    #expect(lines == [])
  }

  @Test("the wheel presses harder while a finger is down, within what a sensor can say")
  mutating func force() {
    func wheel(_ lines: Double) -> InputEvent {
      .wheel(location: .zero, deltaX: 0, deltaY: lines, timestamp: 3)
    }
    #expect(hand.interpret(wheel(1)).events == [wheel(1)])
    _ = hand.interpret(.mouse(.began, 90, 90))
    let forces = [-1.0, -2, 100, -1000].compactMap { lines -> Double? in
      guard case .contact(let sample)? = hand.interpret(wheel(lines)).events.first else {
        return nil
      }
      return sample.attributes.force
    }
    #expect(forces == [1.25, 1.75, 0.05, 20.0 / 3])
    guard case .contact(let moved)? = hand.interpret(.mouse(.moved, 91, 90)).events.first else {
      Issue.record("the finger did not move")
      return
    }
    #expect(moved.attributes.force == 20.0 / 3)
    _ = hand.interpret(.mouse(.ended, 90, 90))
    guard case .contact(let next)? = hand.interpret(.mouse(.began, 91, 90)).events.first else {
      Issue.record("no second finger")
      return
    }
    #expect(next.attributes.force == 0)
  }

  @Test("Ctrl+Shift is two fingers side by side")
  mutating func sideBySide() {
    _ = play(hover(150, 150), hold(.control), hold([.control, .shift]), hover(160, 150))
    let began = play(.mouse(.began, 160, 150))
    let moved = play(.mouse(.moved, 170, 155))
    #expect(began.count == 2)
    #expect(moved.count == 2)
    #expect(began == ["began -1:0 160,150", "began -2:1 260,150"])
    #expect(moved == ["moved -1:0 170,155", "moved -2:1 270,155"])
  }

  @Test("the right button asks, with Ctrl it picks, and neither touches")
  mutating func requests() {
    let asked = hand.interpret(button(.secondaryButton, .began, 5, 6))
    #expect(asked == .init(request: .listViews(CGPoint(x: 5, y: 6))))
    _ = hand.interpret(hold(.control))
    let picked = hand.interpret(button(.secondaryButton, .began, 7, 8))
    #expect(picked == .init(request: .pickView(CGPoint(x: 7, y: 8))))
    #expect(hand.interpret(button(.secondaryButton, .ended, 9, 9)) == .init())
    _ = hand.interpret(hold([]))
    hand.isPicking = true
    #expect(hand.interpret(.mouse(.began, 7, 8)).request == .pickView(CGPoint(x: 7, y: 8)))
  }

  @Test("real fingers pass unchanged beside the mouse")
  mutating func others() {
    let finger = InputEvent.finger(3, .began, 4, 5)
    #expect(hand.interpret(finger).events == [finger])
  }
}
