import Foundation

extension Outline {
  /// The room that a number in the top left corner takes.
  private static let numberSide: CGFloat = 32

  /// Whether all edges are upright or level.
  var isUpright: Bool {
    let box = box
    return corners.allSatisfy { corner in
      (abs(corner.x - box.minX) < 0.5 || abs(corner.x - box.maxX) < 0.5)
        && (abs(corner.y - box.minY) < 0.5 || abs(corner.y - box.maxY) < 0.5)
    }
  }

  /// Where a label lies that says what the outline is, its upper side first.
  var placesFromTop: [LabelPlace] {
    guard isUpright else { return edgePlaces }
    return [
      .above(box), LabelPlace(box.minX + Outline.numberSide, box.minY + 6, part: 0, 0),
      LabelPlace(box.minX + 6, box.minY + Outline.numberSide, part: 0, 0), .below(box),
      .inside(box, right: false, bottom: true),
      .inside(box, right: true, bottom: false), .inside(box, right: true, bottom: true),
    ]
  }

  /// Where a label lies that adds to what the outline is, its lower side first.
  var placesFromBottom: [LabelPlace] {
    guard isUpright else { return edgePlaces.reversed() }
    return [
      .below(box), .inside(box, right: true, bottom: true),
      .inside(box, right: false, bottom: true), .above(box),
      .inside(box, right: true, bottom: false),
    ]
  }

  /// On the edges, from top to bottom; beside a turned outline it would seem to hang in the air.
  private var edgePlaces: [LabelPlace] {
    let middles = corners.indices.map { index in
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      return CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    }
    return middles.sorted { $0.y < $1.y }.map { .middle($0) }
  }
}
