import Drawing
import Foundation

/// A label that stands beside the scene, with a line to the view that it is about.
struct MarginLabel {
  /// How a label looks.
  enum Style: Hashable {
    /// Filled, as the view that receives the touch.
    case hit
    /// A disc with a number, and a name on the ground, as the ancestors in the chain.
    case chain
    /// A line around, a cross before the words, as views that were passed over.
    case rejected
    /// A line around in a colour, and words on the panel's colour.
    case framed(Color)
    /// Filled with a colour.
    case filled(Color)
    /// A disc in the colour of text with a number in it, as the steps of a prediction.
    case step
    /// Words alone, without a line to anything.
    case plain
  }

  /// The number in the chain; nil for labels that are about something else.
  var number: Int?
  /// What stands before its name, in lighter letters.
  var lead = ""
  /// What it is called; left out where there is no room.
  var name: String
  /// What is said of it, after its name.
  var remark = ""
  var style: Style
  /// The outline that the line goes to; nil for a label that only says something.
  var outline: Outline?
  /// Where the line ends instead of at an edge.
  var target: CGPoint?
  /// How far before that place the line ends, in points.
  var clearance: CGFloat = 0

  /// The words that are shown while there is room, and whether they are the name.
  var words: [(text: String, isName: Bool)] {
    let parts = [
      (lead, false), (OverlayText.label(name), true),
      (remark.isEmpty ? "" : " · " + OverlayText.label(remark), false),
    ]
    return parts.filter { !$0.0.isEmpty }
  }

  /// The outermost columns in which a line from above still meets what it is about, for where all
  /// others cross something.
  func edges(within space: ClosedRange<CGFloat>) -> [CGFloat] {
    guard target == nil, let box = outline?.box, box.width >= 24 else { return [] }
    // The columns of a disc may not leave the row.
    return [box.minX + 4, box.maxX - 4].filter {
      space.contains($0) || $0 > space.lowerBound - 5 && $0 < space.upperBound + 5
    }
  }

  /// The columns in which a line from above meets what it is about.
  var reach: ClosedRange<CGFloat>? {
    if let target { return target.x...target.x }
    guard let box = outline?.box, box.width > 0 else { return nil }
    let inset = min(8, box.width / 2)
    return (box.minX + inset)...max(box.minX + inset, box.maxX - inset)
  }

  /// The rows in which a line from the side meets it.
  var sideReach: ClosedRange<CGFloat>? {
    if let target { return target.y...target.y }
    guard let box = outline?.box, box.height > 0 else { return nil }
    let inset = min(8, box.height / 2)
    return (box.minY + inset)...max(box.minY + inset, box.maxY - inset)
  }
}

/// A label with the place that it was given.
struct PlacedLabel {
  var label: MarginLabel
  /// The box that it covers.
  var frame: CGRect
  /// Whether its words are shown, and not only its number.
  var showsName: Bool
  /// Where its line starts and ends; nil for none.
  var leader: (start: CGPoint, end: CGPoint)?
}
