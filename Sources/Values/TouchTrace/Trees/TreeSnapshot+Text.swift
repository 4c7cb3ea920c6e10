import Foundation

extension TreeSnapshot {
  /// The views, one per line, indented by depth: `card CardView (20, 20, 100, 100) hidden`.
  ///
  /// The name of a view is its identifier, or else its type; the numbers are its frame in points.
  /// The properties without default values follow, and its recognizers.
  public var text: String { views.map(\.line).joined(separator: "\n") }
}

extension ViewSnapshot {
  fileprivate var line: String {
    let frame = geometry.frame
    let sides = [frame.minX, frame.minY, frame.width, frame.height]
      .map { TreeNumber.text(Double($0)) }.joined(separator: ", ")
    var parts = [node.name]
    if node.identifier != nil { parts.append(node.typeName) }
    parts.append("(\(sides))")
    parts += traits + recognizers.map(\.node.name)
    return String(repeating: "  ", count: depth) + parts.joined(separator: " ")
  }

  /// The properties that do not have their default values.
  private var traits: [String] {
    var traits: [String] = []
    if isHidden { traits.append("hidden") }
    if alpha != 1 { traits.append("alpha=\(TreeNumber.text(alpha))") }
    if !isUserInteractionEnabled { traits.append("interactionDisabled") }
    if isMultipleTouchEnabled { traits.append("multipleTouch") }
    if isExclusiveTouch { traits.append("exclusiveTouch") }
    if clipsToBounds { traits.append("clips") }
    if control?.isEnabled == false { traits.append("controlDisabled") }
    return traits
  }
}

private enum TreeNumber {
  /// Returns a number with the necessary digits, and at most three decimals.
  static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    guard abs(rounded) < 1e12 else { return String(rounded) }
    return rounded == rounded.rounded() ? String(Int64(rounded)) : String(rounded)
  }
}
