import Drawing
import Foundation

/// The horizontal positions between the characters of a line of text.
@MainActor
struct TextRuler {
  /// The distance from the beginning of the line to the end of each character, in points.
  private let ends: [CGFloat]

  init(text: String, font: UIFont) {
    ends = TextMeasure.current.ends(of: text, font: font.face).map { CGFloat($0) }
  }

  /// The width of the line.
  var width: CGFloat { ends.last ?? 0 }

  /// Returns the distance from the beginning of the line to the end of a number of characters.
  func end(ofCharacters count: Int) -> CGFloat {
    guard count > 0, !ends.isEmpty else { return 0 }
    return ends[min(count, ends.count) - 1]
  }

  /// Returns the number of characters before the character boundary nearest to a distance.
  func character(at distance: CGFloat) -> Int {
    var start: CGFloat = 0
    for (index, end) in ends.enumerated() {
      if distance < (start + end) / 2 { return index }
      start = end
    }
    return ends.count
  }
}
