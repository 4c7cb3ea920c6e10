import Foundation

/// Counts taps in a row at about the same place.
///
/// A finger that comes down soon after another lifted, near the place where that one lifted and in
/// the same window, carries its count on. How soon and how near the `GestureLimits` say.
@MainActor
struct TapCounter {
  private struct Tap {
    /// Which window it was in; windows are not kept for it.
    let window: ObjectIdentifier?
    let location: CGPoint
    let liftTime: TimeInterval
    let count: Int
  }

  private var taps: [Tap] = []

  /// The count for a finger that comes down; uses up the tap it continues.
  mutating func count(
    at location: CGPoint,
    in window: UIWindow,
    time: TimeInterval,
    _ limits: GestureLimits
  ) -> Int {
    guard !taps.isEmpty else { return 1 }
    forgetOld(at: time, limits.tapInterval)
    var closest: Int?
    var shortest = limits.tapDistance
    for (index, tap) in taps.enumerated() where tap.window == ObjectIdentifier(window) {
      let distance = tap.location.distance(to: location)
      // Of equally near ones the first.
      guard distance < shortest || (closest == nil && distance <= shortest) else { continue }
      closest = index
      shortest = distance
    }
    guard let closest else { return 1 }
    return taps.remove(at: closest).count + 1
  }

  private mutating func forgetOld(at time: TimeInterval, _ interval: TimeInterval) {
    var index = taps.count
    while index > 0 {
      index -= 1
      if time - taps[index].liftTime > interval { taps.remove(at: index) }
    }
  }

  /// Remembers a finger that lifted, for the next one; a cancelled finger is no tap.
  mutating func noteEnd(of touch: UITouch) {
    guard touch.state.phase == .ended else { return }
    taps.append(
      Tap(
        window: touch.state.window.map(ObjectIdentifier.init),
        location: touch.state.location,
        liftTime: touch.state.timestamp,
        count: touch.state.tapCount
      )
    )
  }
}

extension CGPoint {
  /// The distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}
