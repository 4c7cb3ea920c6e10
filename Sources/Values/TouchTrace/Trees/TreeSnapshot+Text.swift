import Foundation

extension TreeSnapshot {
  /// The views, one a line, indented by their depth: `card CardView (20, 20, 100, 100) hidden`.
  ///
  /// A view is called by its identifier, else by its type; the numbers are its frame in points.
  /// What follows is what is not usual about it, and its recognizers.
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

  /// What is not as it is by default.
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
  /// A number with no more digits than it needs, and at most three behind the point.
  static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    guard abs(rounded) < 1e12 else { return String(rounded) }
    return rounded == rounded.rounded() ? String(Int64(rounded)) : String(rounded)
  }
}
