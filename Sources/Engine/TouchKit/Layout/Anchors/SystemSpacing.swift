import Foundation

/// The distances that the system keeps between views.
@MainActor
enum SystemSpacing {
  /// Between neighbours, in points (Apple: Auto Layout Guide, "standard space").
  static let neighbours: CGFloat = 8
  /// Between a view and the edge of its superview in a visual format, in points (Apple, as above).
  static let edge: CGFloat = 20

  /// The distance from one side to another; between lines of text the height of a line.
  static func between(_ former: ConstraintSide, _ latter: ConstraintSide) -> CGFloat {
    guard former.attribute == .lastBaseline, latter.attribute == .firstBaseline,
      let label = latter.item as? UILabel, let font = label.font
    else { return neighbours }
    return max(neighbours, font.lineHeight)
  }
}
