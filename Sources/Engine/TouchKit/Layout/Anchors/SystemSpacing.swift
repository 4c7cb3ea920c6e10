import Foundation

/// The system's spacing between views.
@MainActor
enum SystemSpacing {
  /// The spacing between siblings, in points (Apple: Auto Layout Guide, "standard space").
  static let neighbours: CGFloat = 8
  /// The spacing between a view and its superview's edge in a visual format, in points (Apple, as above).
  static let edge: CGFloat = 20

  /// Returns the spacing between two sides; between baselines, it is the height of a line.
  static func between(_ former: ConstraintSide, _ latter: ConstraintSide) -> CGFloat {
    guard former.attribute == .lastBaseline, latter.attribute == .firstBaseline,
      let label = latter.item as? UILabel, let font = label.font
    else { return neighbours }
    return max(neighbours, font.lineHeight)
  }
}
