public import TouchTrace
public import Foundation

/// What is shown of a selected view.
public struct SelectionMark: Hashable, Sendable {
  /// The view as it is now.
  public var node: NodeSnapshot
  /// The rectangle it occupies in its superview, in points.
  public var frame: CGRect

  /// Creates a mark.
  public init(node: NodeSnapshot, frame: CGRect) {
    self.node = node
    self.frame = frame
  }
}
