import TouchTrace
import Foundation

/// Follows taps in a row with one or more fingers, and says when they stop being that.
///
/// Shared by taps and by presses that follow taps. It measures; its owner keeps the time and
/// changes state.
@MainActor
struct TapSeries {
  /// A finger of the present tap.
  private struct Finger {
    let touch: UITouch
    let start: CGPoint
    var isDown = true
  }

  /// How many taps are complete.
  private(set) var count = 0
  /// Where the first tap was, in window points.
  private(set) var location: CGPoint?
  private var fingers: [Finger] = []
  private var latestPlace: CGPoint?

  /// The touches of the present tap, or of the latest one between taps.
  var touches: [UITouch] { fingers.map(\.touch) }

  /// How many fingers came down in the present tap.
  var fingerCount: Int { fingers.count }

  /// Whether no finger is down.
  var isBetweenTaps: Bool {
    !fingers.contains(where: \.isDown)
  }

  /// When the present tap began, in seconds.
  private(set) var startTime: TimeInterval = 0

  /// A finger came down; the answer is what speaks against the gesture.
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
    // A finger joining those that are down belongs to the same tap; where they land says nothing.
    guard fingers.count == 1, needed == 1, let latestPlace else { return nil }
    let distance = latestPlace.distance(to: touch.state.location)
    guard distance > limits.tapDistance else { return nil }
    return .exceeded(.distance, measured: distance, allowed: limits.tapDistance)
  }

  /// How far the farthest finger is from where it came down, in points.
  var movement: CGFloat {
    fingers.map { $0.start.distance(to: $0.touch.state.location) }.max() ?? 0
  }

  /// Removes all taps.
  mutating func forget() { self = TapSeries() }

  /// Fingers lifted; the answer is what speaks against the gesture.
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
