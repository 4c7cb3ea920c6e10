import Drawing
import Foundation
import Testing

@Suite("Lengths, dashes and outlines of paths")
struct PathMeasureTests {
  private var line: Path { Path(polyline: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }

  @Test("A circle is as long as it is, and half of it is a half")
  func circle() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let measure = PathMeasure(circle)
    #expect(abs(measure.length - 20 * .pi) < 0.05)
    let half = measure.part(from: 0, to: 0.5)
    #expect(abs(PathMeasure(half).length - 10 * .pi) < 0.05)
    for piece in 0...8 {
      let point = measure.place(at: measure.length * Double(piece) / 8).point
      #expect(abs(hypot(Double(point.x) - 10, Double(point.y) - 10) - 10) < 0.01)
    }
  }

  @Test("A part of a path keeps its pieces; nothing is left of a part without length")
  func parts() {
    let measure = PathMeasure(line)
    #expect(
      measure.part(from: 0.25, to: 0.75).elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
        .line(to: CGPoint(x: 10, y: 5)),
      ]
    )
    #expect(measure.part(from: 0, to: 1) == line)
    #expect(measure.part(from: 0.5, to: 0.5).isEmpty)
    #expect(PathMeasure(Path()).length == 0)
  }

  @Test("Dashes begin at their phase and run on round corners")
  func dashes() {
    let dashed = line.dashed([4, 4], phase: 2)
    #expect(dashed.elements.prefix(2) == [.move(to: .zero), .line(to: CGPoint(x: 2, y: 0))])
    #expect(dashed.elements.contains(.move(to: CGPoint(x: 6, y: 0))))
    #expect(line.dashed([], phase: 0) == line)
    #expect(line.dashed([0, 0], phase: 0) == line)
    #expect(line.dashed([1e-9], phase: 0).isEmpty)
  }

  @Test("A line covers what lies within half its width, with corners and ends as asked")
  func outlines() {
    let flat = line.stroked(StrokeStyle(width: 4, join: .miter, miterLimit: 10))
    #expect(flat.contains(CGPoint(x: 5, y: 1.9)))
    #expect(!flat.contains(CGPoint(x: 5, y: 2.1)))
    #expect(flat.contains(CGPoint(x: 11.9, y: -1.9)))
    #expect(!flat.contains(CGPoint(x: -1, y: 0)))
    let bevel = line.stroked(StrokeStyle(width: 4, join: .bevel))
    #expect(!bevel.contains(CGPoint(x: 11.9, y: -1.9)))
    let round = line.stroked(StrokeStyle(width: 4, cap: .round, join: .round))
    #expect(round.contains(CGPoint(x: -1.9, y: 0)))
    #expect(!round.contains(CGPoint(x: -1.9, y: 1.9)))
    let square = line.stroked(StrokeStyle(width: 4, cap: .square))
    #expect(square.contains(CGPoint(x: -1.9, y: 1.9)))
    #expect(line.stroked(StrokeStyle(width: .nan)).isEmpty)
  }
}
