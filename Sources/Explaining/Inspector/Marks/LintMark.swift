public import Geometry

/// Where a mistake is shown.
public struct LintMark: Hashable, Sendable {
  /// What kind of mistake it is.
  public var rule: LintRule
  /// The outline of its view, in the scene's points.
  public var quad: Quad

  /// Creates a mark.
  public init(rule: LintRule, quad: Quad) {
    self.rule = rule
    self.quad = quad
  }
}
