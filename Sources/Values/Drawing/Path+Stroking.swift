import Foundation

extension Path {
  /// Returns the dashes of the path, each as an open outline.
  ///
  /// Lengths of dashes and gaps alternate; invalid lengths return the path itself.
  public func dashed(_ lengths: [Double], phase: Double) -> Path {
    let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, lengths.allSatisfy({ $0 >= 0 }), phase.isFinite else {
      return self
    }
    var result = Path()
    result.rule = rule
    for outline in outlines {
      let measure = PathMeasure(outline)
      // Indistinguishably short dashes would only cost time.
      guard measure.length > 0, measure.length / period < 100_000 else { continue }
      var place = -phase.truncatingRemainder(dividingBy: period)
      if place > 0 { place -= period }
      var index = 0
      while place < measure.length {
        let end = place + lengths[index % lengths.count]
        if index.isMultiple(of: 2), end > 0, end > place {
          let part = measure.part(from: place / measure.length, to: end / measure.length)
          result.append(part)
        }
        place = end
        index += 1
      }
    }
    return result
  }

  /// Returns the area of a line along the path, as outlines in the same direction.
  public func stroked(_ style: StrokeStyle) -> Path {
    guard style.width > 0, style.width.isFinite else { return Path() }
    let source = style.dashes.isEmpty ? self : dashed(style.dashes, phase: style.dashPhase)
    var result = Path()
    for outline in source.outlines { LineOutliner(style).trace(outline, into: &result) }
    return result
  }
}

/// Builds the area of a line: a box for each piece, and the filling of the corners.
private struct LineOutliner {
  private let style: StrokeStyle
  private let radius: CGFloat

  init(_ style: StrokeStyle) {
    self.style = style
    radius = CGFloat(style.width / 2)
  }

  func trace(_ outline: Path, into result: inout Path) {
    var points: [CGPoint] = []
    outline.forEachLine { start, end in
      if points.isEmpty { points.append(start) }
      if end != points[points.count - 1], end.x.isFinite, end.y.isFinite { points.append(end) }
    }
    let isClosed = outline.elements.last == .close
    guard points.count > 1 else { return }
    for (start, end) in zip(points, points.dropFirst()) { addBox(start, end, to: &result) }
    for index in points.indices.dropFirst().dropLast() {
      addJoin(points[index - 1], points[index], points[index + 1], to: &result)
    }
    if isClosed, points.first == points.last {
      addJoin(points[points.count - 2], points[0], points[1], to: &result)
    } else {
      addCap(points[1], points[0], to: &result)
      addCap(points[points.count - 2], points[points.count - 1], to: &result)
    }
  }

  /// Returns half of the width, perpendicular to the direction from one point to another.
  private func across(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = CGFloat(hypot(Double(dx), Double(dy)))
    guard length > 0 else { return .zero }
    return CGPoint(x: -dy / length * radius, y: dx / length * radius)
  }

  private func addBox(_ start: CGPoint, _ end: CGPoint, to path: inout Path) {
    let side = across(start, end)
    add(
      [
        CGPoint(x: start.x + side.x, y: start.y + side.y),
        CGPoint(x: start.x - side.x, y: start.y - side.y),
        CGPoint(x: end.x - side.x, y: end.y - side.y),
        CGPoint(x: end.x + side.x, y: end.y + side.y),
      ],
      to: &path
    )
  }

  private func addJoin(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, to path: inout Path) {
    guard style.join != .round else { return addCircle(b, to: &path) }
    let (first, second) = (across(a, b), across(b, c))
    let turn = first.x * second.y - first.y * second.x
    guard turn != 0 else { return }
    // The sign of the corner's outer side.
    let sign: CGFloat = turn > 0 ? -1 : 1
    let p1 = CGPoint(x: b.x + first.x * sign, y: b.y + first.y * sign)
    let p2 = CGPoint(x: b.x + second.x * sign, y: b.y + second.y * sign)
    let cosine = (first.x * second.x + first.y * second.y) / (radius * radius)
    let halfSquare = (1 + cosine) / 2
    guard style.join == .miter, halfSquare > 0,
      1 / halfSquare <= CGFloat(style.miterLimit * style.miterLimit)
    else { return add([b, p1, p2], to: &path) }
    let sum = CGPoint(x: first.x + second.x, y: first.y + second.y)
    let stretch = sign / (2 * halfSquare)
    add([b, p1, CGPoint(x: b.x + sum.x * stretch, y: b.y + sum.y * stretch), p2], to: &path)
  }

  private func addCap(_ inner: CGPoint, _ end: CGPoint, to path: inout Path) {
    switch style.cap {
    case .butt: break
    case .round: addCircle(end, to: &path)
    case .square:
      let side = across(inner, end)
      addBox(end, CGPoint(x: end.x + side.y, y: end.y - side.x), to: &path)
    }
  }

  private func addCircle(_ center: CGPoint, to path: inout Path) {
    let box = CGRect(
      x: center.x - radius,
      y: center.y - radius,
      width: 2 * radius,
      height: 2 * radius
    )
    path.append(Path(ellipseIn: box))
  }

  /// Adds a polygon, clockwise if y grows downwards, like ellipses.
  private func add(_ corners: [CGPoint], to path: inout Path) {
    var area: CGFloat = 0
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      area += corner.x * next.y - corner.y * next.x
    }
    path.append(Path(polyline: area >= 0 ? corners : corners.reversed(), closed: true))
  }
}
