import Foundation

/// Counts consecutive taps at about the same place.
///
/// A touch continues the count of a touch that lifted shortly before, near its location and in the same window.
/// `GestureLimits` contains the time and the distance.
@MainActor
struct TapCounter {
  private struct Tap {
    /// The identity of the tap's window, which the counter does not retain.
    let window: ObjectIdentifier?
    let location: CGPoint
    let liftTime: TimeInterval
    let count: Int
  }

  private var taps: [Tap] = []

  /// Returns the tap count for a finger that comes down, and removes the tap that it continues.
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
      // Of equally near taps, the first one.
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

  /// Remembers a finger that lifted; a cancelled finger is not a tap.
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
  /// Returns the distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}
