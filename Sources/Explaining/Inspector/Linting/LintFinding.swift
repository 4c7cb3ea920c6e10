public import TouchTrace
public import Foundation

/// One mistake that was found in a tree of views.
public struct LintFinding: Hashable, Sendable {
  /// What kind of mistake it is.
  public let rule: LintRule
  /// The position of the view in the tree.
  public let index: Int
  /// The position of another view that has to do with it: what lies above it, or in front of it.
  public let other: Int?
  /// The recognizer that it is about.
  public let recognizer: NodeSnapshot?
  /// Another recognizer that has to do with it.
  public let otherRecognizer: NodeSnapshot?
  /// The size that is too small, in points.
  public let size: CGSize?
  /// How much of the view shows, 0…1.
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
