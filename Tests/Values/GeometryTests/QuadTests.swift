import Foundation
import Geometry
import Testing

@Suite("Quadrilaterals")
struct QuadTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test("corners go round from the top left, clockwise on screen")
  func corners() {
    let points = [(10, 20), (40, 20), (40, 60), (10, 60)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(Quad(rect).corners == points)
  }

  @Test("a quarter turn carries each corner with it")
  func turned() {
    // Exact sine and cosine, so that the corners can be compared exactly.
    let quad = Quad(rect, transform: CGAffineTransform(0, 1, -1, 0, 0, 0))
    #expect(quad.topLeft == CGPoint(x: -20, y: 10))
    #expect(quad.topRight == CGPoint(x: -20, y: 40))
    #expect(quad.boundingBox == CGRect(x: -60, y: 10, width: 40, height: 30))
    #expect(quad.center == CGPoint(x: -40, y: 25))
  }

  @Test("the box of a rectangle turned by an eighth is as wide as its diagonals say")
  func diagonal() {
    let square = CGRect(x: -1, y: -1, width: 2, height: 2)
    let box = Quad(square, transform: CGAffineTransform(rotationAngle: .pi / 4)).boundingBox
    #expect(abs(box.width - 2 * 2.0.squareRoot()) < 1e-9)
    #expect(abs(box.minY + 2.0.squareRoot()) < 1e-9)
  }

  @Test("one corner that is no number is enough not to be finite")
  func finiteness() {
    #expect(Quad(rect).isFinite)
    var quad = Quad(rect)
    quad.bottomLeft.x = .nan
    #expect(!quad.isFinite)
    quad.bottomLeft.x = -.infinity
    #expect(!quad.isFinite)
  }
}
