import Foundation

/// The sides of a rectangle beyond which a point lies: none, one, or two.
struct BoundsSides {
  private let sides: [Phrase]

  /// Compares a point with a rectangle in the same coordinates.
  init(of point: CGPoint, outside bounds: CGRect) {
    var sides: [Phrase] = []
    if point.y < bounds.minY { sides.append(Phrase("above", "上方")) }
    if point.y >= bounds.maxY { sides.append(Phrase("below", "下方")) }
    if point.x < bounds.minX { sides.append(Phrase("left of", "左侧")) }
    if point.x >= bounds.maxX { sides.append(Phrase("right of", "右侧")) }
    self.sides = sides
  }

  /// Returns the sides in words, such as "above and left of"; empty for a point inside.
  func text(in language: Language) -> String {
    sides.map { $0.text(in: language) }.joined(separator: language(" and ", "和"))
  }
}
