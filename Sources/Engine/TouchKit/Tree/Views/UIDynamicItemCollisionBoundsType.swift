/// The outline of a dynamic item (Apple: UIDynamicItemCollisionBoundsType).
///
/// It is declared here because an overridable property of every view has this type.
nonisolated public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the item's bounds.
  case rectangle = 0
  /// The ellipse in the item's bounds.
  case ellipse = 1
  /// A path that the item provides.
  case path = 2
}
