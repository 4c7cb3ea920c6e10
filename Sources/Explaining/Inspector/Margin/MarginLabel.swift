import Drawing
import Foundation

/// A label beside the scene, with a line to the view that it names.
struct MarginLabel {
  /// The appearance of a label.
  enum Style: Hashable {
    /// Filled, for the view that receives the touch.
    case hit
    /// A disc with a number, and a name on the background, for the ancestors in the chain.
    case chain
    /// A border and a cross before the text, for rejected views.
    case rejected
    /// A coloured border, and text on the panel's colour.
    case framed(Color)
    /// Filled with a colour.
    case filled(Color)
    /// A disc in the text colour with a number, for the steps of a prediction.
    case step
    /// Text only, without a line.
    case plain
  }

  /// The number in the chain; nil for other labels.
  var number: Int?
  /// The text before its name, in a lighter weight.
  var lead = ""
  /// The name, which is left out if there is not enough space.
  var name: String
  /// The remark after its name.
  var remark = ""
  var style: Style
  /// The outline that the line ends at; nil for a label without a line.
  var outline: Outline?
  /// The end of the line, if it is not at an edge.
  var target: CGPoint?
  /// The distance between the end of the line and that point, in points.
  var clearance: CGFloat = 0

  /// The texts that are shown if there is space, and whether each is the name.
  var words: [(text: String, isName: Bool)] {
    let parts = [
      (lead, false), (OverlayText.label(name), true),
      (remark.isEmpty ? "" : " · " + OverlayText.label(remark), false),
    ]
    return parts.filter { !$0.0.isEmpty }
  }

  /// Returns the outermost columns in which a line from above still meets its target.
  ///
  /// They are used if all other lines cross something.
  func edges(within space: ClosedRange<CGFloat>) -> [CGFloat] {
    guard target == nil, let box = outline?.box, box.width >= 24 else { return [] }
    // The columns of a disc must stay in the row.
    return [box.minX + 4, box.maxX - 4].filter {
      space.contains($0) || $0 > space.lowerBound - 5 && $0 < space.upperBound + 5
    }
  }

  /// The columns in which a line from above meets the target.
  var reach: ClosedRange<CGFloat>? {
    if let target { return target.x...target.x }
    guard let box = outline?.box, box.width > 0 else { return nil }
    let inset = min(8, box.width / 2)
    return (box.minX + inset)...max(box.minX + inset, box.maxX - inset)
  }

  /// The rows in which a line from the side meets the target.
  var sideReach: ClosedRange<CGFloat>? {
    if let target { return target.y...target.y }
    guard let box = outline?.box, box.height > 0 else { return nil }
    let inset = min(8, box.height / 2)
    return (box.minY + inset)...max(box.minY + inset, box.maxY - inset)
  }
}

/// A label with its final position.
struct PlacedLabel {
  var label: MarginLabel
  /// The box that it covers.
  var frame: CGRect
  /// Whether its text is shown, not only its number.
  var showsName: Bool
  /// The start and end of its line; nil for none.
  var leader: (start: CGPoint, end: CGPoint)?
}
