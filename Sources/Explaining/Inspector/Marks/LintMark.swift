public import Geometry

/// The mark of a mistake.
public struct LintMark: Hashable, Sendable {
  /// The kind of mistake.
  public var rule: LintRule
  /// The outline of its view, in the scene's points.
  public var quad: Quad

  /// Creates a mark.
  public init(rule: LintRule, quad: Quad) {
    self.rule = rule
    self.quad = quad
  }
}
