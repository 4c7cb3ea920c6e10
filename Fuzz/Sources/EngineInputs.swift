import TouchTrace
import Foundation
import TouchInput
import TouchKit
import TouchKitTesting

/// Input of the engine, decided by bytes.
enum EngineInputs {
  /// Plays fingers whose input a table repairs, or that are sent unchanged.
  static func stream(_ bytes: [UInt8]) {
    var bytes = bytes[...]
    let stage = Stage(size: CGSize(width: 256, height: 256))
    for number in 0..<3 {
      let view = UIView(frame: CGRect(x: number * 60, y: 40, width: 120, height: 120))
      view.isMultipleTouchEnabled = number == 1
      view.addGestureRecognizer(number == 0 ? UITapGestureRecognizer() : UIPanGestureRecognizer())
      stage.rootView.addSubview(view)
    }
    stage.rootView.addSubview(UISwitch(frame: CGRect(x: 10, y: 190, width: 60, height: 40)))
    let isRaw = (bytes.popFirst() ?? 0) & 1 == 1
    var table = ContactTable()
    while let first = bytes.popFirst(), let event = event(first, &bytes, at: stage.time) {
      send(isRaw ? [event] : table.admit([event]), to: stage)
      stage.advance(by: Double(first >> 6) * 0.15)
    }
    send(table.cancelAll(at: stage.time), to: stage)
    // Only these numbers can be down, because no table repaired their input.
    for finger in 0..<8 { send([sample(.ended, finger, .zero, stage.time)], to: stage) }
    stage.advance(by: 10)
    expectNone(stage.violations.map(\.description) + stage.unfinishedTouches)
  }

  private static func event(
    _ kind: UInt8,
    _ bytes: inout ArraySlice<UInt8>,
    at time: TimeInterval
  ) -> InputEvent? {
    guard let finger = bytes.popFirst(), let x = bytes.popFirst(), let y = bytes.popFirst() else {
      return nil
    }
    let odd: [Double] = [.nan, .infinity, -1e30, 1e-300]
    let place = CGPoint(
      x: finger & 0x80 == 0 ? Double(x) : odd[Int(x) % 4],
      y: finger & 0x40 == 0 ? Double(y) : odd[Int(y) % 4]
    )
    let moment = finger & 0x20 == 0 ? time : [time - 1, -1, .nan, time][Int(x) % 4]
    switch kind % 12 {
    case 0: return .window(.focusLost, timestamp: moment)
    case 1: return .window(.deviceLost(1), timestamp: moment)
    case 2...4: return sample(.began, Int(finger & 7), place, moment)
    case 5...8: return sample(.moved, Int(finger & 7), place, moment)
    case 9, 10: return sample(.ended, Int(finger & 7), place, moment)
    default: return sample(.cancelled, Int(finger & 7), place, moment)
    }
  }

  private static func sample(
    _ phase: ContactSample.Phase,
    _ finger: Int,
    _ place: CGPoint,
    _ time: TimeInterval
  ) -> InputEvent {
    .contact(
      ContactSample(
        id: ContactID(device: 1, finger: Int64(finger)),
        phase: phase,
        location: place,
        timestamp: time
      )
    )
  }

  private static func send(_ events: [InputEvent], to stage: Stage) {
    for batch in InputBatcher().batches(from: events) { stage.application.send(batch) }
  }

  // MARK: - Plays

  /// Plays hostile input.
  static func tree(_ bytes: [UInt8]) { play(bytes, isHostile: true) }

  /// Plays valid input, and then the movement of one finger for each kind of recognizer.
  static func gesture(_ bytes: [UInt8]) {
    play(bytes, isHostile: false)
    let places = zip(bytes, bytes.dropFirst()).prefix(20).map {
      CGPoint(x: CGFloat($0 % 200), y: CGFloat($1 % 200))
    }
    let here = states(on: places, by: .zero)
    if here != states(on: places, by: CGPoint(x: 64, y: 128)) {
      broken("the same way elsewhere is another gesture")
    }
    // A sample between two others, at the place of the first, is no movement.
    let doubled = places.flatMap { [$0, $0] }
    if states(on: doubled, by: .zero).map(\.last) != here.map(\.last) {
      broken("resting on the way makes another gesture")
    }
  }

  private static func play(_ bytes: [UInt8], isHostile: Bool) {
    let play = GesturePlay(Choices(bytes.map(UInt32.init)))
    play.run(isHostile: isHostile)
    let violations = play.stage.violations.map(\.description)
    expectNone(play.faults + violations + play.stage.unfinishedTouches)
  }

  /// Returns the states that each kind of recognizer sends for a path, moved by a vector.
  private static func states(
    on places: [CGPoint],
    by vector: CGPoint
  ) -> [[UIGestureRecognizer.State]] {
    [UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer()].map {
      let stage = Stage(size: CGSize(width: 400, height: 400))
      let view = UIView(frame: CGRect(origin: vector, size: CGSize(width: 200, height: 200)))
      let log = StateLog()
      $0.addTarget(log, action: StateLog.heard)
      view.addGestureRecognizer($0)
      stage.rootView.addSubview(view)
      let moved = places.map { CGPoint(x: $0.x + vector.x, y: $0.y + vector.y) }
      guard let first = moved.first, let last = moved.last else { return [] }
      let finger = stage.makeFinger()
      finger.down(first)
      for place in moved.dropFirst() { finger.move(place) }
      finger.up(at: last)
      stage.advance(by: 5)
      return log.states
    }
  }
}

/// A log of the states that a recognizer sends.
private final class StateLog: NSObject {
  private(set) var states: [UIGestureRecognizer.State] = []

  func heard(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
}
