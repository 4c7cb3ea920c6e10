import Foundation

/// Which of the two controllers of a transition is meant (Apple:
/// UITransitionContextViewControllerKey).
nonisolated public struct UITransitionContextViewControllerKey:
  RawRepresentable, Hashable, Sendable
{
  /// The name of the key.
  public var rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is seen when the transition begins, or that is dismissed.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController"
  )
  /// The controller that is seen when the transition is complete.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController"
  )
}

/// Which of the two views of a transition is meant (Apple: UITransitionContextViewKey).
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public var rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that goes away.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
