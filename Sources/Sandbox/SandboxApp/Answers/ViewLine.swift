import TouchTrace
import Foundation

/// A view as a line of the list of views, indented by its depth.
struct ViewLine {
  private let view: ViewSnapshot
  private let number: Int
  /// Whether the name has the class, as those of imported views do.
  private let hasTypeInName: Bool

  init(_ view: ViewSnapshot, number: Int, hasTypeInName: Bool = false) {
    (self.view, self.number, self.hasTypeInName) = (view, number, hasTypeInName)
  }

  /// The line.
  var text: String {
    let frame = view.geometry.frame
    let sides = [frame.minX, frame.minY, frame.width, frame.height]
      .map { String(format: "%g", Double($0)) }.joined(separator: ", ")
    var parts = ["#\(number)", view.node.name]
    if view.node.identifier != nil, !hasTypeInName { parts.append(view.node.typeName) }
    parts.append("(\(sides))")
    parts += flags
    return String(repeating: "  ", count: view.depth) + parts.joined(separator: " ")
  }

  private var flags: [String] {
    var flags: [String] = []
    if view.isHidden { flags.append("hidden") }
    if view.isTooTransparent { flags.append("alpha=\(String(format: "%.4g", view.alpha))") }
    if !view.isUserInteractionEnabled { flags.append("interactionDisabled") }
    if view.isMultipleTouchEnabled { flags.append("multipleTouch") }
    if view.isExclusiveTouch { flags.append("exclusiveTouch") }
    if view.clipsToBounds { flags.append("clips") }
    if view.control?.isEnabled == false { flags.append("controlDisabled") }
    return flags + view.recognizers.map(\.node.name)
  }
}
