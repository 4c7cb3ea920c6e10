public import TouchTrace
public import Foundation

/// The mark of a selected view.
public struct SelectionMark: Hashable, Sendable {
  /// The current view.
  public var node: NodeSnapshot
  /// The frame in its superview, in points.
  public var frame: CGRect

  /// Creates a mark.
  public init(node: NodeSnapshot, frame: CGRect) {
    self.node = node
    self.frame = frame
  }
}
