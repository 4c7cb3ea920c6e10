public import Foundation

/// The pieces of a path with their lengths, for finding a point at a distance along it.
public struct PathMeasure: Sendable {
  /// A straight or curved piece; a straight one has no handles.
  fileprivate struct Piece {
    var start: CGPoint
    var controls: (CGPoint, CGPoint)?
    var end: CGPoint
    var length = 0.0
    /// Whether it begins an outline.
    var begins = false
    /// Its start as a distance along the whole path.
    var offset = 0.0
  }

  fileprivate var pieces: [Piece] = []

  /// The total length of all outlines, in the path's units.
  public private(set) var length = 0.0

  /// Measures a path; lines that close outlines count.
  public init(_ path: Path) {
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    var begins = true
    for element in path.elements {
      switch element {
      case .move(let point):
        (start, last, begins) = (point, point, true)
      case .line(let point):
        append(Piece(start: last, end: point, begins: begins))
        (last, begins) = (point, false)
      case .curve(let point, let first, let second):
        append(Piece(start: last, controls: (first, second), end: point, begins: begins))
        (last, begins) = (point, false)
      case .close:
        if last != start { append(Piece(start: last, end: start, begins: begins)) }
        (last, begins) = (start, true)
      }
    }
  }

  fileprivate mutating func append(_ piece: Piece) {
    var piece = piece
    piece.length = piece.arcs.last ?? 0
    if !piece.length.isFinite { piece.length = 0 }
    piece.offset = length
    length += piece.length
    pieces.append(piece)
  }

  /// The number of straight and curved pieces.
  public var pieceCount: Int { pieces.count }

  /// Returns the point at a distance along the path, and the direction there in radians.
  public func place(at distance: Double) -> (point: CGPoint, angle: CGFloat) {
    guard let last = pieces.indices.last else { return (.zero, 0) }
    let index = pieces.firstIndex { $0.offset + $0.length > distance } ?? last
    return place(inPiece: index, at: pieces[index].part(at: distance - pieces[index].offset))
  }

  /// Returns the point at a fraction of a piece, 0…1, and the direction there in radians.
  public func place(inPiece index: Int, at part: Double) -> (point: CGPoint, angle: CGFloat) {
    let piece = pieces[index]
    let direction = piece.direction(at: part)
    let angle = CGFloat(atan2(Double(direction.y), Double(direction.x)))
    return (piece.point(at: part), angle)
  }

  /// Returns the part of the path between two fractions of its length, 0…1.
  public func part(from start: Double, to end: Double) -> Path {
    let (first, last) = (max(start, 0) * length, min(end, 1) * length)
    var result = Path()
    guard first < last else { return result }
    for piece in pieces where piece.offset < last && piece.offset + piece.length > first {
      let from = max(0, piece.part(at: first - piece.offset))
      let to = min(1, piece.part(at: last - piece.offset))
      piece.add(from: from, to: to, isNew: piece.begins || result.isEmpty, to: &result)
    }
    return result
  }
}

extension PathMeasure.Piece {
  private static let steps = 32

  func point(at t: Double) -> CGPoint {
    guard let (first, second) = controls else {
      return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y
    )
  }

  /// The lengths from the start to evenly spaced parameters.
  var arcs: [Double] {
    let count = controls == nil ? 1 : Self.steps
    var (sum, last) = (0.0, start)
    var result = [0.0]
    for step in 1...count {
      let next = point(at: Double(step) / Double(count))
      sum += hypot(Double(next.x - last.x), Double(next.y - last.y))
      result.append(sum)
      last = next
    }
    return result
  }

  /// Returns the parameter at a distance along its length.
  func part(at distance: Double) -> Double {
    guard length > 0, distance > 0 else { return 0 }
    guard distance < length else { return 1 }
    guard controls != nil else { return distance / length }
    let arcs = self.arcs
    guard let next = arcs.firstIndex(where: { $0 > distance }), next > 0 else { return 1 }
    let within = (distance - arcs[next - 1]) / (arcs[next] - arcs[next - 1])
    return (Double(next - 1) + within) / Double(arcs.count - 1)
  }

  func direction(at t: Double) -> CGPoint {
    let step = 1e-3
    let (before, after) = (point(at: max(0, t - step)), point(at: min(1, t + step)))
    return CGPoint(x: after.x - before.x, y: after.y - before.y)
  }

  func add(from: Double, to: Double, isNew: Bool, to path: inout Path) {
    guard from < to else { return }
    if isNew { path.move(to: point(at: from)) }
    guard let (first, second) = controls else { return path.addLine(to: point(at: to)) }
    guard from > 0 || to < 1 else {
      return path.addCurve(to: end, control1: first, control2: second)
    }
    // The handle is the curve's blossom: its point with mixed parameters.
    path.addCurve(
      to: point(at: to),
      control1: blossom(from, from, to),
      control2: blossom(from, to, to)
    )
  }

  private func blossom(_ r: Double, _ s: Double, _ t: Double) -> CGPoint {
    guard let (first, second) = controls else { return point(at: t) }
    func mix(_ a: CGPoint, _ b: CGPoint, _ part: Double) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    let (a, b, c) = (mix(start, first, r), mix(first, second, r), mix(second, end, r))
    return mix(mix(a, b, s), mix(b, c, s), t)
  }
}
