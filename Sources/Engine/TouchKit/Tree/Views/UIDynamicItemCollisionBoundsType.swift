/// The outline of a dynamic item (Apple: UIDynamicItemCollisionBoundsType).
///
/// It stands here because an overridable property of every view names it.
nonisolated public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of its bounds.
  case rectangle = 0
  /// The ellipse in its bounds.
  case ellipse = 1
  /// A path of its own.
  case path = 2
}
