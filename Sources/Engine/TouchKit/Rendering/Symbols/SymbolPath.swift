import Foundation

/// A parser of symbol outlines from short texts, in a box of 24 units.
///
/// `s` begins lines, `f` a filled shape; then follow `M x y`, `L x y`, `C` with three points, `O x y r` for a circle,
/// `A x y r from to` for an arc in degrees, `R x y width height radius` and `Z`.
nonisolated struct SymbolPath {
  /// A shape, and whether it is filled or drawn as lines.
  struct Part {
    var path = UIBezierPath()
    var isFilled: Bool
  }

  private(set) var parts: [Part] = []

  init(_ text: String) {
    var words = text.split(separator: " ")[...]
    while let word = words.popFirst() { read(word, &words) }
  }

  private mutating func read(_ word: Substring, _ rest: inout ArraySlice<Substring>) {
    if word == "s" || word == "f" {
      parts.append(Part(isFilled: word == "f"))
      return
    }
    guard let path = parts.last?.path else { return }
    func number() -> CGFloat { CGFloat(rest.popFirst().flatMap { Double($0) } ?? 0) }
    func point() -> CGPoint {
      let x = number()
      return CGPoint(x: x, y: number())
    }
    switch word {
    case "M": path.move(to: point())
    case "L": path.addLine(to: point())
    case "Z": path.close()
    case "C":
      let (first, second) = (point(), point())
      path.addCurve(to: point(), controlPoint1: first, controlPoint2: second)
    case "O":
      let (middle, radius) = (point(), number())
      let box = CGRect(origin: middle, size: .zero).insetBy(dx: -radius, dy: -radius)
      path.append(UIBezierPath(ovalIn: box))
    case "A":
      let (middle, radius) = (point(), number())
      path.appendArc(around: middle, radius: radius, from: number(), to: number())
    case "R":
      let (corner, size) = (point(), point())
      let box = CGRect(x: corner.x, y: corner.y, width: size.x, height: size.y)
      path.append(UIBezierPath(roundedRect: box, cornerRadius: number()))
    default: break
    }
  }
}

extension UIBezierPath {
  /// Begins a line with an arc of a circle; angles are in degrees.
  nonisolated fileprivate func appendArc(
    around middle: CGPoint,
    radius: CGFloat,
    from start: CGFloat,
    to end: CGFloat
  ) {
    let (start, end) = (start * .pi / 180, end * .pi / 180)
    move(to: CGPoint(x: middle.x + radius * cos(start), y: middle.y + radius * sin(start)))
    addArc(
      withCenter: middle,
      radius: radius,
      startAngle: start,
      endAngle: end,
      clockwise: end > start
    )
  }
}
