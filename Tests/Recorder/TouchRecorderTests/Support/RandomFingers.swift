import Foundation
import TouchInput

/// Random input of up to three fingers on a screen; the same for the same seed.
struct RandomFingers {
  private var random: SeededRandom
  private var places: [Int: CGPoint] = [:]
  private(set) var frames: [RecordedFrame] = []

  init(seed: UInt64, steps: Int = 24) {
    random = SeededRandom(seed: seed &+ 0x5EED)
    var time = 0.0
    for _ in 0..<steps {
      time += [1.0 / 60, 1.0 / 60, 1.0 / 30, 0.1, 0.4][Int.random(in: 0..<5, using: &random)]
      add(at: time)
    }
    time += 1.0 / 60
    for finger in places.keys.sorted() { change(finger, .ended, at: time) }
    frames.append(RecordedFrame(time: time + 1))
  }

  private mutating func add(at time: TimeInterval) {
    var events: [InputEvent] = []
    for finger in 0..<3 {
      guard let place = places[finger] else {
        let isLanding = Int.random(in: 0..<(finger == 0 ? 2 : 8), using: &random) == 0
        if isLanding { events.append(sample(finger, .began, somewhere(), time)) }
        continue
      }
      switch Int.random(in: 0..<12, using: &random) {
      case 0...1: events.append(sample(finger, .ended, place, time))
      case 2 where finger > 0: events.append(sample(finger, .cancelled, place, time))
      case 3...9:
        let step = Double(Int.random(in: 1...20, using: &random))
        let next = CGPoint(x: place.x + step, y: place.y + Double(finger) * 3)
        events.append(sample(finger, .moved, next, time))
      default: break
      }
    }
    frames.append(RecordedFrame(events: events, time: time))
  }

  private mutating func change(_ finger: Int, _ phase: ContactSample.Phase, at time: TimeInterval) {
    guard let place = places[finger] else { return }
    let event = sample(finger, phase, place, time)
    frames.append(RecordedFrame(events: [event], time: time))
  }

  private mutating func somewhere() -> CGPoint {
    CGPoint(
      x: Double(Int.random(in: 5..<315, using: &random)),
      y: Double(Int.random(in: 5..<315, using: &random))
    )
  }

  private mutating func sample(
    _ finger: Int,
    _ phase: ContactSample.Phase,
    _ place: CGPoint,
    _ time: TimeInterval
  ) -> InputEvent {
    places[finger] = phase == .ended || phase == .cancelled ? nil : place
    return .contact(
      ContactSample(
        id: ContactID(device: 1, finger: Int64(finger)),
        phase: phase,
        location: place,
        timestamp: time
      )
    )
  }
}
