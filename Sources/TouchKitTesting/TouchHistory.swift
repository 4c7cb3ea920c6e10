import DispatchTracing
import Foundation

/// What a touch was in the events before, to compare with what it is now.
nonisolated struct TouchHistory {
  private var last: TouchSnapshot
  private var isNew = true

  init(_ touch: TouchSnapshot) {
    last = touch
  }

  /// Takes in the touch's state in the next event; answers the promises it breaks.
  mutating func follow(_ touch: TouchSnapshot) -> [String] {
    let name = "f\(touch.number)"
    var faults: [String] = []
    func expect(_ condition: Bool, _ promise: String) {
      if !condition { faults.append("\(name) \(promise)") }
    }
    expect(touch.location.isFinite && touch.previousLocation.isFinite, "has finite coordinates")
    expect(touch.tapCount == last.tapCount, "keeps its tap count")
    expect(touch.timestamp.isFinite && touch.timestamp >= last.timestamp, "does not get younger")
    expect(touch.view == last.view || touch.view == nil, "keeps its view or loses it")
    if isNew {
      expect(touch.phase == .began, "is in its first event as began")
      expect(touch.previousLocation == touch.location, "begins where it is")
    } else {
      expect(!last.phase.isFinal, "is in no event after its end")
      expect(touch.previousLocation == last.location, "was where the previous event left it")
      expect(touch.phase != .began, "begins once")
      if touch.phase == .stationary { expect(touch.location == last.location, "rests in place") }
    }
    isNew = false
    last = touch
    return faults
  }
}

nonisolated extension TouchSnapshot.Phase {
  fileprivate var isFinal: Bool { self == .ended || self == .cancelled }
}

nonisolated extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
