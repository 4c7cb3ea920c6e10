public import Foundation

/// A point that was given in another unit than that of a tree, with the point that was meant.
///
/// Pictures of a screen have pixels, some drivers take shares of the screen, and trees have points.
public struct PointUnit: Hashable, Sendable {
  /// The point that was meant, in points.
  public let point: CGPoint
  /// What was recognized, in a sentence without a full stop.
  public let remark: Phrase

  /// Recognizes the unit of a point; nil where it can be meant as it is.
  ///
  /// - Parameters:
  ///   - point: The point as it was given.
  ///   - screen: The size of the screen, in points.
  ///   - isInShares: Whether the tree itself has places as shares of the screen.
  ///   - isMeant: Whether the user means a point; where two units are possible, that one is taken.
  public init?(
    _ point: CGPoint,
    screen: CGSize,
    isInShares: Bool = false,
    isMeant: (CGPoint) -> Bool = { _ in false }
  ) {
    guard screen.width > 0, screen.height > 0 else { return nil }
    let given = Measure.point(point)
    if point.x >= 0, point.y >= 0, point.x <= 1, point.y <= 1,
      isInShares || point.x != point.x.rounded() || point.y != point.y.rounded()
    {
      self.point = CGPoint(x: point.x * screen.width, y: point.y * screen.height)
      let meant = Measure.point(self.point)
      let shares = "(\(Measure.fine(point.x)), \(Measure.fine(point.y)))"
      remark = Phrase(
        "\(shares) are shares of the screen; in points \(meant)",
        "\(shares) 是屏幕的比例；换算成点为 \(meant)"
      )
      return
    }
    let whole = CGRect(origin: .zero, size: screen)
    guard !whole.contains(point), point.x >= 0, point.y >= 0 else { return nil }
    let possible = [3, 2].map { (scale: $0, point: CGPoint(x: point.x / CGFloat($0), y: point.y / CGFloat($0))) }
      .filter { whole.contains($0.point) }
    guard let usual = possible.first(where: { $0.scale == Self.scale(of: screen) }) ?? possible.first
    else { return nil }
    let meant = possible.count > 1 ? possible.first { isMeant($0.point) } ?? usual : usual
    self.point = meant.point
    let place = Measure.point(meant.point)
    remark = Phrase(
      "\(given) are pixels of a \(meant.scale)× screen; in points \(place)",
      "\(given) 是 \(meant.scale)× 屏幕的像素；换算成点为 \(place)"
    )
  }

  /// The pixels of a point on screens of a size: 2 on iPads and on phones up to the size of an SE.
  private static func scale(of screen: CGSize) -> Int {
    let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
    return short >= 700 || long <= 667 ? 2 : 3
  }
}
