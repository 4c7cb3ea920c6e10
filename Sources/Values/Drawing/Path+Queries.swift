public import Foundation

extension Path {
  /// The position of the pen; nil before the first element.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(let point, _, _): return point
    case .close: return startOfLastOutline
    case nil: return nil
    }
  }

  /// The start of the last outline.
  private var startOfLastOutline: CGPoint? {
    for case .move(let point) in elements.reversed() { return point }
    return nil
  }

  /// The bounding box of the enclosed area, without the handles of curves.
  public var tightBox: CGRect {
    var box = CGRect.null
    forEachLine { start, end in
      box = box.union(CGRect(origin: start, size: .zero)).union(CGRect(origin: end, size: .zero))
    }
    if box.isNull, case .move(let point)? = elements.first {
      box = CGRect(origin: point, size: .zero)
    }
    return box
  }

  /// Whether a point is inside, by the path's own rule; outlines count as closed.
  public func contains(_ point: CGPoint) -> Bool { contains(point, rule: rule) }

  /// Whether a point is inside, by a rule; outlines count as closed.
  public func contains(_ point: CGPoint, rule: FillRule) -> Bool {
    var winding = 0
    var crossings = 0
    forEachLine(closing: true) { start, end in
      guard (start.y <= point.y) != (end.y <= point.y) else { return }
      let part = (point.y - start.y) / (end.y - start.y)
      guard start.x + part * (end.x - start.x) > point.x else { return }
      winding += end.y > start.y ? 1 : -1
      crossings += 1
    }
    return rule == .winding ? winding != 0 : !crossings.isMultiple(of: 2)
  }

  /// Visits the straight lines of the path, and approximates curves by lines.
  public func forEachLine(closing: Bool = false, _ visit: (CGPoint, CGPoint) -> Void) {
    var start = CGPoint.zero
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        if closing, last != start { visit(last, start) }
        (start, last) = (point, point)
      case .line(let point):
        visit(last, point)
        last = point
      case .curve(let end, let control1, let control2):
        Path.flatten(last, control1, control2, end, visit)
        last = end
      case .close:
        if last != start { visit(last, start) }
        last = start
      }
    }
    if closing, last != start { visit(last, start) }
  }

  /// The number of lines per curve, which looks smooth at any size on a screen.
  private static let curvePieces = 32

  private static func flatten(
    _ start: CGPoint,
    _ control1: CGPoint,
    _ control2: CGPoint,
    _ end: CGPoint,
    _ visit: (CGPoint, CGPoint) -> Void
  ) {
    var last = start
    for piece in 1...curvePieces {
      let t = CGFloat(piece) / CGFloat(curvePieces)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      let next = CGPoint(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y
      )
      visit(last, next)
      last = next
    }
  }

  /// The equivalent rectangle; nil if the path is not a rectangle.
  public var rectangle: CGRect? {
    guard elements.count == 5 || elements.count == 6 else { return nil }
    var corners: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point) where index > 0: corners.append(point)
      case .close where index == elements.count - 1: break
      default: return nil
      }
    }
    if corners.count == 5, corners.last == corners.first { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isUpright =
      (a.x == d.x && b.x == c.x && a.y == b.y && c.y == d.y)
      || (a.y == d.y && b.y == c.y && a.x == b.x && c.x == d.x)
    guard isUpright else { return nil }
    return CGRect(x: a.x, y: a.y, width: c.x - a.x, height: c.y - a.y).standardized
  }

  /// The path with curves approximated by straight lines.
  public var flattened: Path {
    var result = Path()
    result.rule = rule
    var last = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        (start, last) = (point, point)
        result.move(to: point)
      case .line(let point):
        result.addLine(to: point)
        last = point
      case .curve(let end, let control1, let control2):
        Path.flatten(last, control1, control2, end) { result.addLine(to: $1) }
        last = end
      case .close:
        result.close()
        last = start
      }
    }
    return result
  }

  /// Adds the elements of another path.
  public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

  /// The outlines in the opposite direction, the last one first.
  public var reversed: Path {
    var result = Path()
    result.rule = rule
    for outline in outlines.reversed() { result.append(outline.reversedOutline) }
    return result
  }

  /// The path split into pieces that each begin with a move.
  var outlines: [Path] {
    var result: [Path] = []
    for element in elements {
      if case .move = element { result.append(Path()) } else if result.isEmpty { continue }
      result[result.count - 1].elements.append(element)
    }
    return result
  }

  private var reversedOutline: Path {
    var result = Path()
    var points: [(CGPoint, Element)] = []
    var isClosed = false
    for element in elements {
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _):
        points.append((point, element))
      case .close: isClosed = true
      }
    }
    guard let end = points.last?.0 else { return result }
    result.move(to: end)
    for index in points.indices.dropFirst().reversed() {
      let target = points[index - 1].0
      if case .curve(_, let control1, let control2) = points[index].1 {
        result.addCurve(to: target, control1: control2, control2: control1)
      } else {
        result.addLine(to: target)
      }
    }
    if isClosed { result.close() }
    return result
  }
}
