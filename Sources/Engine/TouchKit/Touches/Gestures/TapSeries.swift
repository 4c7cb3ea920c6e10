import TouchTrace
import Foundation

/// Tracks consecutive taps with one or more fingers, and detects when they no longer match.
///
/// Taps use it, and presses that follow taps. It only measures; its owner manages the time and the state.
@MainActor
struct TapSeries {
  /// A finger of the current tap.
  private struct Finger {
    let touch: UITouch
    let start: CGPoint
    var isDown = true
  }

  /// The number of completed taps.
  private(set) var count = 0
  /// The location of the first tap, in window points.
  private(set) var location: CGPoint?
  private var fingers: [Finger] = []
  private var latestPlace: CGPoint?

  /// The touches of the current tap, or of the latest one between taps.
  var touches: [UITouch] { fingers.map(\.touch) }

  /// The number of fingers in the current tap.
  var fingerCount: Int { fingers.count }

  /// Whether no finger is down.
  var isBetweenTaps: Bool {
    !fingers.contains(where: \.isDown)
  }

  /// The start time of the current tap, in seconds.
  private(set) var startTime: TimeInterval = 0

  /// Adds a finger that came down; returns the reason if the gesture has to fail.
  mutating func add(_ touch: UITouch, fingers needed: Int, _ limits: GestureLimits) -> GestureCause?
  {
    if isBetweenTaps {
      fingers = []
      startTime = touch.state.timestamp
    }
    fingers.append(Finger(touch: touch, start: touch.state.location))
    if fingers.count > needed {
      return .exceeded(.fingers, measured: Double(fingers.count), allowed: Double(needed))
    }
    // A finger that joins other fingers belongs to the same tap, so its location does not matter.
    guard fingers.count == 1, needed == 1, let latestPlace else { return nil }
    let distance = latestPlace.distance(to: touch.state.location)
    guard distance > limits.tapDistance else { return nil }
    return .exceeded(.distance, measured: distance, allowed: limits.tapDistance)
  }

  /// The largest movement of a finger from its start, in points.
  var movement: CGFloat {
    fingers.map { $0.start.distance(to: $0.touch.state.location) }.max() ?? 0
  }

  /// Removes all taps.
  mutating func forget() { self = TapSeries() }

  /// Lifts fingers; returns the reason if the gesture has to fail.
  mutating func lift(_ touches: Set<UITouch>, fingers needed: Int) -> GestureCause? {
    for index in fingers.indices where touches.contains(fingers[index].touch) {
      fingers[index].isDown = false
    }
    if fingers.count < needed {
      return .missed(.fingers, measured: Double(fingers.count), needed: Double(needed))
    }
    if isBetweenTaps { complete() }
    return nil
  }

  private mutating func complete() {
    count += 1
    var sum = CGPoint.zero
    for index in fingers.indices {
      let location = fingers[index].touch.state.location
      sum = CGPoint(x: sum.x + location.x, y: sum.y + location.y)
    }
    let number = CGFloat(max(1, fingers.count))
    let place = CGPoint(x: sum.x / number, y: sum.y / number)
    latestPlace = place
    location = location ?? place
  }
}
