public import TouchTrace
public import Foundation

/// A mistake in a tree of views.
public struct LintFinding: Hashable, Sendable {
  /// The kind of mistake.
  public let rule: LintRule
  /// The position of the view in the tree.
  public let index: Int
  /// The position of a related view: an ancestor, or a view in front of it.
  public let other: Int?
  /// The recognizer that it is about.
  public let recognizer: NodeSnapshot?
  /// A second recognizer that is involved.
  public let otherRecognizer: NodeSnapshot?
  /// The size that is too small, in points.
  public let size: CGSize?
  /// The opacity of the view, 0…1.
  public let alpha: Double?

  init(
    _ rule: LintRule,
    at index: Int,
    other: Int? = nil,
    recognizer: NodeSnapshot? = nil,
    otherRecognizer: NodeSnapshot? = nil,
    size: CGSize? = nil,
    alpha: Double? = nil
  ) {
    self.rule = rule
    self.index = index
    self.other = other
    self.recognizer = recognizer
    self.otherRecognizer = otherRecognizer
    self.size = size
    self.alpha = alpha
  }
}
