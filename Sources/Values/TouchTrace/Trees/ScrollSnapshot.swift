/// The properties of a scroll view in a tree snapshot.
public struct ScrollSnapshot: Hashable, Sendable {
  /// Whether fingers can scroll it.
  public var isScrollEnabled: Bool
  /// Whether its content receives a touch only when it is certain that the touch does not scroll.
  public var delaysContentTouches: Bool
  /// Whether it cancels touches of its content when the finger moves.
  public var canCancelContentTouches: Bool

  /// Creates a description.
  public init(isScrollEnabled: Bool, delaysContentTouches: Bool, canCancelContentTouches: Bool) {
    self.isScrollEnabled = isScrollEnabled
    self.delaysContentTouches = delaysContentTouches
    self.canCancelContentTouches = canCancelContentTouches
  }
}
