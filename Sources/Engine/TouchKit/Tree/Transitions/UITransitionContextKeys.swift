import Foundation

/// The key of a controller of a transition (Apple: UITransitionContextViewControllerKey).
nonisolated public struct UITransitionContextViewControllerKey:
  RawRepresentable, Hashable, Sendable
{
  /// The name of the key.
  public var rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible at the beginning, or that is dismissed.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController"
  )
  /// The controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController"
  )
}

/// The key of a view of a transition (Apple: UITransitionContextViewKey).
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public var rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that disappears.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that appears.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
