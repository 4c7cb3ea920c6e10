import Foundation

extension CGAffineTransform: CustomStringConvertible {
  /// The six entries in order, `[a, b, c, d, tx, ty]`.
  public var description: String {
    "[" + [a, b, c, d, tx, ty].map { "\($0)" }.joined(separator: ", ") + "]"
  }
}

extension CGVector: CustomStringConvertible {
  /// The two components, `{dx, dy}`.
  public var description: String { "{\(dx), \(dy)}" }
}

extension Quad: CustomStringConvertible {
  /// The corners in order.
  public var description: String {
    "[" + corners.map { "(\($0.x), \($0.y))" }.joined(separator: ", ") + "]"
  }
}
