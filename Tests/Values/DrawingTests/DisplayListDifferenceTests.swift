import Drawing
import Foundation
import Geometry
import Testing

@Suite("The difference of two display lists")
struct DisplayListDifferenceTests {
  private func square(_ x: CGFloat, _ color: Color = .black) -> DrawCommand {
    .fillRect(CGRect(x: x, y: 0, width: 10, height: 10), color)
  }

  private func damage(_ old: [DrawCommand], _ new: [DrawCommand]) -> [CGRect] {
    DisplayListDifference(from: DisplayList(old), to: DisplayList(new)).damage.rectangles
  }

  @Test("equal lists damage nothing")
  func equal() {
    #expect(damage([square(0), square(50)], [square(0), square(50)]).isEmpty)
  }

  @Test("a moved instruction damages where it was and where it is")
  func moved() {
    let rectangles = damage(
      [square(0), square(50), square(200)],
      [square(0), square(100), square(200)]
    )
    #expect(
      rectangles == [
        CGRect(x: 50, y: 0, width: 10, height: 10), CGRect(x: 100, y: 0, width: 10, height: 10),
      ]
    )
  }

  @Test("a changed transform damages what it moves and nothing after the scope")
  func transform() {
    func list(_ distance: CGFloat) -> [DrawCommand] {
      [
        square(0), .save, .concatenate(CGAffineTransform(translationX: distance, y: 0)),
        square(0), .restore, square(300),
      ]
    }
    #expect(
      damage(list(20), list(40)) == [
        CGRect(x: 20, y: 0, width: 10, height: 10), CGRect(x: 40, y: 0, width: 10, height: 10),
      ]
    )
  }

  @Test("a changed opacity damages the whole group")
  func opacity() {
    let bounds = CGRect(x: 0, y: 0, width: 80, height: 40)
    func list(_ opacity: Double) -> [DrawCommand] {
      [.beginGroup(.init(bounds: bounds, opacity: opacity)), square(3), .endGroup]
    }
    #expect(damage(list(1), list(0.5)) == [bounds])
    #expect(damage([square(3)], list(0.5)).contains { $0.contains(bounds) })
  }

  @Test("clips that turn differently are different, even with the same box")
  func turnedClip() {
    func list(_ angle: CGFloat) -> [DrawCommand] {
      [
        .concatenate(CGAffineTransform(rotationAngle: angle)),
        .clip(CGRect(x: -20, y: -20, width: 40, height: 40)),
        .concatenate(CGAffineTransform(rotationAngle: -angle)), square(0),
      ]
    }
    #expect(!damage(list(0.5), list(-0.5)).isEmpty)
  }
}

@Suite("Damage of lines")
struct LineDamageTests {
  @Test("A new frame around everything damages its four edges only")
  func frame() {
    let style = StrokeStyle(width: 2)
    let list = DisplayList([
      .strokeRect(CGRect(x: 10, y: 10, width: 400, height: 300), .black, style)
    ])
    let damage = DisplayListDifference(from: DisplayList(), to: list).damage
    let area = damage.rectangles.reduce(0) { $0 + $1.width * $1.height }
    #expect(area < 8_000)
    for point in [(10, 10), (410, 10), (410, 310), (10, 310), (200, 10), (10, 200)] {
      let pixel = CGRect(x: point.0 - 1, y: point.1 - 1, width: 2, height: 2)
      #expect(damage.rectangles.contains { $0.intersection(pixel) == pixel })
    }
    #expect(!damage.intersects(CGRect(x: 100, y: 100, width: 50, height: 50)))
  }
}
