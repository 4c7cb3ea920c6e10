public import Foundation
import Geometry

/// A user who touches at random, in the same way for the same seed.
///
/// The input is valid: fingers come down before they move, and time never decreases. The user taps, drags,
/// flicks and rests with up to ten fingers. Sometimes the user presses keys, turns the wheel, or takes the
/// keyboard focus from the window.
public struct RandomInput: Sendable {
  private var random: SeededRandom
  private let size: CGSize
  private var time: TimeInterval
  private var fingers: [Int64: Stroke] = [:]

  /// The planned movement of a finger.
  private struct Stroke {
    var place: CGPoint
    var step: CGVector
    var framesLeft: Int
  }

  /// The maximum number of fingers that are down.
  private static let maximumFingers: Int64 = 10

  /// Creates the user of a seed with a screen of a size in points.
  public init(seed: UInt64, size: CGSize, startTime: TimeInterval = 0) {
    random = SeededRandom(seed: seed)
    self.size = size
    time = startTime
  }

  /// Returns the input of the next frame; most frames are a sixtieth of a second apart.
  public mutating func nextFrame() -> RecordedFrame {
    var events: [InputEvent] = []
    if random.chance(10) { time += .random(in: 0...0.7, using: &random) }
    if random.chance(3) { events.append(otherEvent()) }
    for finger in fingers.keys.sorted() { move(finger, into: &events) }
    // Usually there are few fingers, because gestures need time without other touches.
    if random.chance(fingers.isEmpty ? 30 : 4) { land(into: &events) }
    time += .random(in: 0.001...0.017, using: &random)
    return RecordedFrame(events: events, time: time)
  }

  /// Lifts all fingers.
  public mutating func lastFrame() -> RecordedFrame {
    let events = fingers.keys.sorted().compactMap { finger in
      fingers[finger].map { event(finger, .ended, $0.place) }
    }
    fingers.removeAll()
    return RecordedFrame(events: events, time: time)
  }

  private mutating func land(into events: inout [InputEvent]) {
    guard let finger = (0..<Self.maximumFingers).first(where: { fingers[$0] == nil }) else {
      return
    }
    let place = point()
    let isStill = random.chance(40)
    fingers[finger] = Stroke(
      place: place,
      step: isStill ? .zero : CGVector(dx: number(-12...12), dy: number(-12...12)),
      framesLeft: Int.random(in: 1...(isStill ? 50 : 25), using: &random)
    )
    events.append(event(finger, .began, place))
  }

  private mutating func move(_ finger: Int64, into events: inout [InputEvent]) {
    guard var stroke = fingers[finger] else { return }
    let steps = stroke.step == .zero ? 0 : Int.random(in: 0...3, using: &random)
    for _ in 0..<steps {
      stroke.place.x += stroke.step.dx / CGFloat(steps)
      stroke.place.y += stroke.step.dy / CGFloat(steps)
      time += 0.001
      events.append(event(finger, .moved, stroke.place))
    }
    stroke.framesLeft -= 1
    fingers[finger] = stroke.framesLeft > 0 ? stroke : nil
    guard stroke.framesLeft <= 0 else { return }
    events.append(event(finger, random.chance(3) ? .cancelled : .ended, stroke.place))
  }

  private mutating func otherEvent() -> InputEvent {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      fingers.removeAll()
      return .window(.focusLost, timestamp: time)
    case 1: return .window(.focusGained, timestamp: time)
    case 2: return .hover(location: point(), timestamp: time)
    case 3:
      return .wheel(
        location: point(),
        deltaX: 0,
        deltaY: number(-3...3),
        timestamp: time
      )
    case 4: return .text("x", timestamp: time)
    default:
      // Keys of the sandbox itself are left out, because the scene does not receive them.
      return .key(
        KeyStroke(usage: 14, name: "k", isDown: random.chance(50), timestamp: time)
      )
    }
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: number(0...size.width), y: number(0...size.height))
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    .random(in: range, using: &random)
  }

  private func event(
    _ finger: Int64,
    _ phase: ContactSample.Phase,
    _ place: CGPoint
  ) -> InputEvent {
    .contact(
      ContactSample(
        id: ContactID(device: 1, finger: finger),
        phase: phase,
        location: place,
        timestamp: time
      )
    )
  }
}
