import Drawing
import Foundation
import Geometry
import TouchInput

/// A generator of pictures with all commands of a list, in any order, balanced or not.
struct RandomPictures {
  var generator: SeededRandom

  init(seed: UInt64) { generator = SeededRandom(seed: seed) }

  mutating func list(count: Int) -> DisplayList {
    var list = DisplayList()
    for _ in 0..<count { list.append(command()) }
    return list
  }

  mutating func damage() -> PixelRectangle {
    PixelRectangle(
      x: Int.random(in: -20...190, using: &generator),
      y: Int.random(in: -20...140, using: &generator),
      width: Int.random(in: 1...120, using: &generator),
      height: Int.random(in: 1...90, using: &generator)
    )
  }

  private mutating func command() -> DrawCommand {
    switch Int.random(in: 0..<22, using: &generator) {
    case 0, 1, 2: .fillRect(rect(), color())
    case 3, 4: .strokeRect(rect(), color(), style())
    case 5, 6: .fill(path(), color())
    case 7, 8: .stroke(path(), color(), style())
    case 9: .text(text(), at: rect().origin)
    case 10, 11: .save
    case 12, 13: .restore
    case 14, 15: .concatenate(transform())
    case 16: .clip(rect())
    case 17: .beginGroup(group())
    case 18: .endGroup
    case 19: .antialias(Int.random(in: 0..<4, using: &generator) > 0)
    default: .fill(Path(polyline: [point(), point(), point()], closed: true), color())
    }
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    let value = Double.random(in: range, using: &generator)
    return Bool.random(using: &generator) ? value.rounded() : value
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(-40...240), y: number(-40...190)) }

  private mutating func rect() -> CGRect {
    CGRect(origin: point(), size: CGSize(width: number(0...160), height: number(0...120)))
  }

  private mutating func color() -> Color {
    Color(
      hex: UInt32.random(in: 0...0xFF_FFFF, using: &generator),
      alpha: Bool.random(using: &generator) ? 1 : number(0...1)
    )
  }

  private mutating func style() -> StrokeStyle {
    let dashes =
      Int.random(in: 0..<4, using: &generator) == 0 ? [number(1...9), number(1...9)] : []
    var style = StrokeStyle(width: number(0.5...12), dashes: dashes)
    if Bool.random(using: &generator) {
      style.cap = [.butt, .round, .square].randomElement(using: &generator) ?? .butt
      style.join = [.miter, .round, .bevel].randomElement(using: &generator) ?? .miter
    }
    return style
  }

  private mutating func path() -> Path {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return Path(ellipseIn: rect())
    case 3:
      var ring = Path(ellipseIn: rect())
      ring.append(Path(roundedRect: rect(), cornerRadius: number(0...30)))
      ring.rule = .evenOdd
      return ring
    case 1: return Path(roundedRect: rect(), cornerRadius: number(0...30))
    case 2: return Path(polyline: [point(), point(), point(), point()])
    default:
      var path = Path()
      path.move(to: point())
      path.addCurve(to: point(), control1: point(), control2: point())
      return path
    }
  }

  private mutating func text() -> TextRun {
    let strings = ["Touch", "触摸 sandbox", "fj\nÅg", "مرحبا", "→ ① 中"]
    return TextRun(
      strings.randomElement(using: &generator) ?? "",
      font: FontDescription(
        size: number(6...40),
        weight: Bool.random(using: &generator) ? .bold : .regular
      ),
      color: color(),
      maximumWidth: Int.random(in: 0..<4, using: &generator) == 0 ? number(0...80) : nil,
      outline: Int.random(in: 0..<3, using: &generator) == 0 ? outline() : nil
    )
  }

  private mutating func outline() -> TextRun.Outline {
    let fills = Bool.random(using: &generator)
    return TextRun.Outline(width: number(0.3...4), color: color(), fills: fills)
  }

  private mutating func transform() -> CGAffineTransform {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: CGAffineTransform(translationX: number(-30...30), y: number(-30...30))
    case 1: CGAffineTransform(scaleX: number(0.4...1.8), y: number(0.4...1.8))
    case 2: CGAffineTransform(rotationAngle: number(-3...3))
    case 3: CGAffineTransform(rotationAngle: number(-0.01...0.01))
    case 4: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 150, ty: 0)
    default:
      CGAffineTransform(
        a: 1,
        b: number(-0.4...0.4),
        c: number(-0.4...0.4),
        d: 1,
        tx: 0,
        ty: number(-9...9)
      )
    }
  }

  private mutating func group() -> DrawCommand.Group {
    DrawCommand.Group(
      bounds: rect(),
      opacity: Bool.random(using: &generator) ? 1 : number(0...1),
      mask: Bool.random(using: &generator) ? path() : nil
    )
  }
}
