import Foundation
import TouchKit

/// A parser for the SVG path data of the icons: lines, cubic curves, and circular arcs.
struct PathDataReader {
  private let characters: [Character]
  private var index = 0
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  private var control: CGPoint?

  init(_ text: String) { characters = Array(text) }

  /// Returns the path up to the first invalid part.
  mutating func path() -> UIBezierPath {
    let path = UIBezierPath()
    var command: Character = "M"
    while let next = nextCommand(after: command) {
      command = next
      guard draw(command, on: path) else { break }
    }
    return path
  }

  /// Returns a command letter, or the previous one if another number follows.
  private mutating func nextCommand(after former: Character) -> Character? {
    skipSpace()
    guard index < characters.count else { return nil }
    if characters[index].isLetter {
      defer { index += 1 }
      return characters[index]
    }
    return former == "M" ? "L" : former == "m" ? "l" : former
  }

  private mutating func draw(_ command: Character, on path: UIBezierPath) -> Bool {
    let isRelative = command.isLowercase
    let base = isRelative ? point : .zero
    switch command.uppercased() {
    case "M":
      guard let end = place(base) else { return false }
      path.move(to: end)
      (point, start) = (end, end)
    case "L":
      guard let end = place(base) else { return false }
      line(to: end, on: path)
    case "H":
      guard let x = number() else { return false }
      line(to: CGPoint(x: base.x + x, y: point.y), on: path)
    case "V":
      guard let y = number() else { return false }
      line(to: CGPoint(x: point.x, y: base.y + y), on: path)
    case "C":
      guard let first = place(base), let second = place(base), let end = place(base) else {
        return false
      }
      curve(first, second, end, on: path)
    case "S":
      guard let second = place(base), let end = place(base) else { return false }
      let mirrored = control.map { CGPoint(x: 2 * point.x - $0.x, y: 2 * point.y - $0.y) }
      curve(mirrored ?? point, second, end, on: path)
    case "A": return arc(base, on: path)
    case "Z":
      path.close()
      point = start
    default: return false
    }
    if command.uppercased() != "C", command.uppercased() != "S" { control = nil }
    return true
  }

  private mutating func line(to end: CGPoint, on path: UIBezierPath) {
    path.addLine(to: end)
    point = end
  }

  private mutating func curve(
    _ first: CGPoint,
    _ second: CGPoint,
    _ end: CGPoint,
    on path: UIBezierPath
  ) {
    path.addCurve(to: end, controlPoint1: first, controlPoint2: second)
    (point, control) = (end, second)
  }

  /// Parses an arc of a circle: the radius twice, a rotation of zero, two flags, and the end.
  private mutating func arc(_ base: CGPoint, on path: UIBezierPath) -> Bool {
    guard let radius = number(), number() != nil, number() != nil, let large = number(),
      let sweep = number(), let end = place(base)
    else { return false }
    let (dx, dy) = ((end.x - point.x) / 2, (end.y - point.y) / 2)
    let half = CGFloat(hypot(Double(dx), Double(dy)))
    guard half > 0 else { return true }
    let reach = max(radius, half)
    let rise = CGFloat(max(0, reach * reach - half * half).squareRoot())
    let side: CGFloat = (large != 0) == (sweep != 0) ? -1 : 1
    let middle = CGPoint(x: (point.x + end.x) / 2, y: (point.y + end.y) / 2)
    let center = CGPoint(
      x: middle.x - side * rise * dy / half,
      y: middle.y + side * rise * dx / half
    )
    path.addArc(
      withCenter: center,
      radius: reach,
      startAngle: atan2(point.y - center.y, point.x - center.x),
      endAngle: atan2(end.y - center.y, end.x - center.x),
      clockwise: sweep != 0
    )
    point = end
    return true
  }

  private mutating func place(_ base: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: base.x + x, y: base.y + y)
  }

  private mutating func skipSpace() {
    while index < characters.count, characters[index].isWhitespace || characters[index] == "," {
      index += 1
    }
  }

  private mutating func number() -> CGFloat? {
    skipSpace()
    var text = ""
    while index < characters.count {
      let next = characters[index]
      let isSign = next == "-" && text.isEmpty
      let isPoint = next == "." && !text.contains(".")
      guard next.isNumber || isSign || isPoint else { break }
      text.append(next)
      index += 1
    }
    return Double(text).map { CGFloat($0) }
  }
}
