import Drawing
import Foundation
import Geometry
import Testing

@Suite("Path")
struct PathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test("a rectangle is four corners and a return")
  func rectangle() {
    #expect(Path(rect: rect).description == "M10,20 L110,20 L110,70 L10,70 Z")
  }

  @Test("an ellipse and a rounded rectangle fill exactly their rectangle")
  func boxes() {
    #expect(Path(ellipseIn: rect).boundingBox == rect)
    #expect(Path(roundedRect: rect, cornerRadius: 8).boundingBox == rect)
  }

  @Test("a radius that is too large stops at half the shorter side")
  func largeRadius() {
    let limited = Path(roundedRect: rect, cornerRadius: 25)
    #expect(Path(roundedRect: rect, cornerRadius: 1000) == limited)
  }

  @Test("no radius gives square corners", arguments: [0, -3, CGFloat.nan])
  func squareCorners(radius: CGFloat) {
    #expect(Path(roundedRect: rect, cornerRadius: radius) == Path(rect: rect))
  }

  @Test("a polyline is closed only when asked")
  func polyline() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 3)]
    #expect(Path(polyline: points).description == "M0,0 L4,0 L4,3")
    #expect(Path(polyline: points, closed: true).description == "M0,0 L4,0 L4,3 Z")
    #expect(Path(polyline: []).isEmpty)
  }

  @Test("a transform moves every point")
  func transformed() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addCurve(
      to: CGPoint(x: 7, y: 8),
      control1: CGPoint(x: 3, y: 4),
      control2: CGPoint(x: 5, y: 6)
    )
    path.close()
    let turned = path.transformed(by: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0))
    #expect(turned.description == "M8,1 C6,3 4,5 2,7 Z")
    #expect(turned.boundingBox == CGRect(x: 2, y: 1, width: 6, height: 6))
  }

  @Test("an empty path has no box")
  func emptyBox() {
    #expect(Path().boundingBox.isNull)
  }
}
