import Foundation

/// The previous state of a touch, for comparison with the current one.
struct TouchHistory {
  private var last: TouchSnapshot
  /// The location of touch down.
  let start: CGPoint
  private var isNew = true
  private let isBound: Bool
  /// Whether its view received its beginning.
  var isTold = false
  /// Whether it was delayed for a while.
  var isWithheld = false
  /// Whether its view lost it.
  var isTaken = false

  init(_ touch: TouchSnapshot, isBound: Bool) {
    last = touch
    start = touch.location
    self.isBound = isBound
  }

  /// The missing step after the finger is up; nil if nothing is missing.
  var lack: String? {
    guard isBound, !isTold, !isWithheld, !isTaken else { return nil }
    return "f\(last.number) is bound to a view that never heard of it"
  }

  /// Adds the touch's state in the next event; returns the violated rules.
  mutating func followTouch(_ touch: TouchSnapshot) -> [String] {
    var faults = Faults(touch: touch.number)
    faults.expect(
      touch.location.isFinite && touch.previousLocation.isFinite,
      "has finite coordinates"
    )
    faults.expect(touch.tapCount == last.tapCount, "keeps its tap count")
    faults.expect(
      touch.timestamp.isFinite && touch.timestamp >= last.timestamp,
      "does not get younger"
    )
    faults.expect(touch.view == last.view || touch.view == nil, "keeps its view or loses it")
    if isNew {
      faults.expect(touch.phase == .began, "is in its first event as began")
      faults.expect(touch.previousLocation == touch.location, "begins where it is")
    } else {
      compare(touch, &faults)
    }
    isNew = false
    last = touch
    return faults.found
  }

  private func compare(_ touch: TouchSnapshot, _ faults: inout Faults) {
    faults.expect(!last.phase.isFinal, "is in no event after its end")
    faults.expect(touch.previousLocation == last.location, "was where the previous event left it")
    faults.expect(touch.phase != .began, "begins once")
    if touch.phase == .stationary {
      faults.expect(touch.location == last.location, "rests in place")
    }
  }
}

extension TouchSnapshot.Phase {
  /// Whether a touch in this phase has ended.
  var isFinal: Bool { self == .ended || self == .cancelled }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
