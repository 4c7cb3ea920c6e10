import TouchTrace
import Foundation
import TextFormats

/// A view as a line of the list of views, indented by its depth.
struct ViewLine {
  private let view: ViewSnapshot
  private let number: Int
  /// The text that the view shows; nil for none.
  private let words: String?
  /// Whether the name contains the class, as the names of imported views do.
  private let hasTypeInName: Bool

  /// The largest number of listed characters of a text.
  private static let longestText = 40

  init(_ view: ViewSnapshot, number: Int, showing words: String? = nil, hasTypeInName: Bool = false)
  {
    (self.view, self.number, self.words) = (view, number, words)
    self.hasTypeInName = hasTypeInName
  }

  /// The line.
  var text: String {
    let frame = view.geometry.frame
    let sides = [frame.minX, frame.minY, frame.width, frame.height]
      .map { String(format: "%g", Double($0)) }.joined(separator: ", ")
    var parts = ["#\(number)", view.node.name]
    if view.node.identifier != nil, !hasTypeInName { parts.append(view.node.typeName) }
    if let words { parts += [quoted(words)].filter { !view.node.name.contains($0) } }
    parts.append("(\(sides))")
    parts += flags
    return String(repeating: "  ", count: view.depth) + parts.joined(separator: " ")
  }

  private func quoted(_ words: String) -> String {
    let line = PlainText(words).description
    return "\"\(line.count > Self.longestText ? line.prefix(Self.longestText) + "…" : line)\""
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
