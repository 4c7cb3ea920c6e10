/// What only scroll views have, at the moment a tree was written down.
public struct ScrollSnapshot: Hashable, Sendable {
  /// Whether fingers can scroll it.
  public var isScrollEnabled: Bool
  /// Whether its content hears of a finger only when it is sure that it does not scroll.
  public var delaysContentTouches: Bool
  /// Whether a finger that moves is taken away from content that has it.
  public var canCancelContentTouches: Bool

  /// Creates a description.
  public init(isScrollEnabled: Bool, delaysContentTouches: Bool, canCancelContentTouches: Bool) {
    self.isScrollEnabled = isScrollEnabled
    self.delaysContentTouches = delaysContentTouches
    self.canCancelContentTouches = canCancelContentTouches
  }
}
