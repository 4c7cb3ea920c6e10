import Drawing
import Foundation

/// Measures a line of text between its characters.
@MainActor
struct TextRuler {
  /// How far each character ends from the beginning of the line, in points.
  private let ends: [CGFloat]

  init(text: String, font: UIFont) {
    ends = TextMeasure.current.ends(of: text, font: font.face).map { CGFloat($0) }
  }

  /// The width of the line.
  var width: CGFloat { ends.last ?? 0 }

  /// How far the end of a number of characters is from the beginning of the line.
  func end(ofCharacters count: Int) -> CGFloat {
    guard count > 0, !ends.isEmpty else { return 0 }
    return ends[min(count, ends.count) - 1]
  }

  /// The number of characters before the place between two of them that is nearest to a distance.
  func character(at distance: CGFloat) -> Int {
    var start: CGFloat = 0
    for (index, end) in ends.enumerated() {
      if distance < (start + end) / 2 { return index }
      start = end
    }
    return ends.count
  }
}
