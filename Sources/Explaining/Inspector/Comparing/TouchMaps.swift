public import Drawing
public import Foundation

/// The touch areas of views on two screens; the same view has the same number and colour.
public struct TouchMaps: Hashable, Sendable {
  /// The area of a view.
  public struct Area: Hashable, Sendable {
    /// The name of the view.
    public let name: String
    /// The number that is drawn in the area.
    public let number: Int
    /// The colour.
    public let color: Color
    /// Its rectangles, in points.
    public let rectangles: [CGRect]
  }

  /// The areas on the first screen.
  public let before: [Area]
  /// The areas on the second screen.
  public let after: [Area]
  /// The parts of the second screen that a view lost to another one, in points.
  public let lost: [CGRect]

  /// The maximum number of rectangles per screen; rotated and round views have one per row.
  private static let mostRectangles = 4000

  init(
    _ first: ScreenFacts,
    _ second: ScreenFacts,
    _ fingers: FingerDifference,
    _ pairs: ScreenPairs
  ) {
    let maps = (first.areas, second.areas)
    var numbers: [Int?] = Array(repeating: nil, count: second.views.count)
    var count = 0
    // Views at the rear, such as the window's root view, are the ground, which has no number.
    let ground = (first.ground, second.ground)
    for index in second.views.indices where index != ground.1 {
      let former = pairs.before[index]
      guard maps.1[index] != nil || former.map({ maps.0[$0] != nil }) ?? false else { continue }
      count += 1
      numbers[index] = count
    }
    func areas(
      _ screen: ScreenFacts,
      _ areas: [Int?: PixelArea],
      _ number: (Int) -> Int?
    ) -> [Area] {
      var left = Self.mostRectangles
      return screen.views.indices.compactMap { index in
        guard let area = areas[index], let number = number(index) else { return nil }
        let rectangles = area.blocks.prefix(left).map(\.rect)
        left -= rectangles.count
        return Area(
          name: screen.views[index].name,
          number: number,
          color: HitMapColors.color(ofNumber: number),
          rectangles: Array(rectangles)
        )
      }
    }
    after = areas(second, maps.1) { numbers[$0] }
    before = areas(first, maps.0) { index in
      if let other = pairs.after[index] { return numbers[other] }
      guard index != ground.0 else { return nil }
      count += 1
      return count
    }
    lost = fingers.changes.filter { $0.kind == .covered }.compactMap { $0.takers.first?.box }
  }
}

extension ScreenFacts {
  /// The rearmost view that receives touches and does not react to them; nil for none.
  fileprivate var ground: Int? {
    let receivers = Set(rows.flatMap { $0.compactMap(\.view) })
    return receivers.min().flatMap { views[$0].isTarget ? nil : $0 }
  }
}
