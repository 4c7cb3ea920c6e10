/// A view that tracks one finger by itself from touch-down to lift, as controls do.
@MainActor
protocol FingerFollower: UIView {
  /// The touch of the tracked finger; nil while the view tracks none.
  var followedTouch: UITouch? { get }

  /// Whether the view will receive no further phase of the touch.
  var hasLostFinger: Bool { get }

  /// Ends the tracking because the view will receive no further phase.
  func loseTouch()
}

/// The views of an application that track a finger.
///
/// A view can lose its finger without a callback. It may have left its window, or an override did not call `super`. The
/// engine then calls `loseTouch()`, so that no view stays highlighted.
@MainActor
struct FingerFollowers {
  private var followers: [any FingerFollower] = []

  mutating func add(_ follower: any FingerFollower) { followers.append(follower) }

  mutating func remove(_ follower: any FingerFollower) { followers.removeAll { $0 === follower } }

  /// Whether no view tracks a finger.
  var isEmpty: Bool { followers.isEmpty }

  /// The views that will receive no further phase of their touch.
  var bereft: [any FingerFollower] { followers.filter { $0.hasLostFinger } }

  /// Returns the views that left a window while they track a finger of that window.
  func gone(from window: UIWindow) -> [any FingerFollower] {
    followers.filter { $0.followedTouch?.state.window === window && $0.attachedWindow !== window }
  }
}
