public import Foundation

/// A point that was given in another unit than that of a tree, with the intended point.
///
/// Screenshots use pixels, some drivers use fractions of the screen, and trees use points.
public struct PointUnit: Hashable, Sendable {
  /// The intended point, in points.
  public let point: CGPoint
  /// The correction in words, without a full stop.
  public let remark: Phrase

  /// Detects the unit of a point; nil if the point may already be in points.
  ///
  /// - Parameters:
  ///   - point: The point as it was given.
  ///   - screen: The size of the screen, in points.
  ///   - isInShares: Whether the tree itself has positions as fractions of the screen.
  ///   - isMeant: Whether the user means a point of the screen. It decides between two possible units.
  ///   - isOccupied: Whether a view of the tree is at a point.
  public init?(
    _ point: CGPoint,
    screen: CGSize,
    isInShares: Bool = false,
    isMeant: (CGPoint) -> Bool = { _ in false },
    isOccupied: (CGPoint) -> Bool = { _ in true }
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
    // A point near the edge is as likely to be in points.
    let isFar = point.x > screen.width * 1.1 || point.y > screen.height * 1.1
    guard isFar, point.x >= 0, point.y >= 0, !isMeant(point) else { return nil }
    let points = [3, 2].map { scale in
      (scale: scale, point: CGPoint(x: point.x / CGFloat(scale), y: point.y / CGFloat(scale)))
    }
    let possible = points.filter { whole.contains($0.point) && isOccupied($0.point) }
    let likeliest = possible.first { $0.scale == Self.scale(of: screen) }
    guard let usual = likeliest ?? possible.first else { return nil }
    let meant = possible.count > 1 ? possible.first { isMeant($0.point) } ?? usual : usual
    self.point = meant.point
    let place = Measure.point(meant.point)
    remark = Phrase(
      "\(given) lies outside of the screen: taken for pixels of a \(meant.scale)× screen, in points \(place)",
      "\(given) 在屏幕之外：当作 \(meant.scale)× 屏幕的像素，换算成点为 \(place)"
    )
  }

  /// Returns the pixels per point for a screen size: 2 on iPads and on phones up to the size of an SE.
  private static func scale(of screen: CGSize) -> Int {
    let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
    return short >= 700 || long <= 667 ? 2 : 3
  }
}
