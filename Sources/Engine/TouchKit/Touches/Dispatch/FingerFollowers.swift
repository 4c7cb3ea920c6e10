/// A view that follows one finger by itself, from touch-down to lift, as controls do.
@MainActor
protocol FingerFollower: UIView {
  /// The finger; nil while it follows none.
  var followedTouch: UITouch? { get }

  /// Whether nothing more will be heard of the finger.
  var hasLostFinger: Bool { get }

  /// Ends the following because nothing more will be heard of the finger.
  func loseTouch()
}

/// The views of an application that follow a finger.
///
/// A follower that loses its finger without a callback, because it left its window or an override
/// kept the callback to itself, is told here, so that none stays highlighted.
@MainActor
struct FingerFollowers {
  private var followers: [any FingerFollower] = []

  mutating func add(_ follower: any FingerFollower) { followers.append(follower) }

  mutating func remove(_ follower: any FingerFollower) { followers.removeAll { $0 === follower } }

  /// Whether no view follows a finger.
  var isEmpty: Bool { followers.isEmpty }

  /// Those whose finger is over for them.
  var bereft: [any FingerFollower] { followers.filter { $0.hasLostFinger } }

  /// Those that follow a finger of a window in which they no longer are.
  func gone(from window: UIWindow) -> [any FingerFollower] {
    followers.filter { $0.followedTouch?.state.window === window && $0.attachedWindow !== window }
  }
}
