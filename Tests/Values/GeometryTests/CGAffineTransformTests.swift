import Foundation
import Geometry
import Testing

@Suite("Transforms")
struct CGAffineTransformTests {
  private let point = CGPoint(x: 3, y: 5)

  @Test("a point is a row vector: x' = ax + cy + tx, y' = bx + dy + ty")
  func application() {
    let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(point.applying(transform) == CGPoint(x: 6 + 25 + 11, y: 9 + 35 + 13))
    #expect(
      CGSize(width: 3, height: 5).applying(transform) == CGSize(width: 31, height: 44)
    )
  }

  @Test("a quarter turn takes the x axis to the y axis, clockwise with y downwards")
  func rotationDirection() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let image = CGPoint(x: 1, y: 0).applying(turn)
    #expect(abs(image.x) < 1e-9)
    #expect(abs(image.y - 1) < 1e-9)
  }

  @Test("concatenating applies the receiver first")
  func concatenationOrder() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let grow = CGAffineTransform(scaleX: 2, y: 3)
    #expect(point.applying(move.concatenating(grow)) == CGPoint(x: 26, y: 15))
    #expect(point.applying(grow.concatenating(move)) == CGPoint(x: 16, y: 15))
  }

  @Test("translatedBy, scaledBy and rotated put the new step before the old ones")
  func stepsComeFirst() {
    let grow = CGAffineTransform(scaleX: 2, y: 3)
    #expect(grow.translatedBy(x: 10, y: 1) == CGAffineTransform(2, 0, 0, 3, 20, 3))
    let move = CGAffineTransform(translationX: 10, y: 1)
    #expect(move.scaledBy(x: 2, y: 3) == CGAffineTransform(2, 0, 0, 3, 10, 1))
    let turned = move.rotated(by: .pi / 2)
    #expect(abs(turned.tx - 10) < 1e-9)
    #expect(abs(turned.ty - 1) < 1e-9)
    let image = CGPoint(x: 1, y: 0).applying(turned)
    #expect(abs(image.x - 10) < 1e-9)
    #expect(abs(image.y - 2) < 1e-9)
  }

  @Test("the inverse of known transforms is what paper says")
  func knownInverses() {
    #expect(
      CGAffineTransform(2, 0, 0, 4, 6, 8).inverted()
        == CGAffineTransform(0.5, 0, 0, 0.25, -3, -2)
    )
    // The matrix [1 2; 3 4] has the determinant -2 and the inverse [-2 1; 1.5 -0.5].
    #expect(
      CGAffineTransform(1, 2, 3, 4, 0, 0).inverted() == CGAffineTransform(-2, 1, 1.5, -0.5, 0, 0)
    )
  }

  @Test(
    "what cannot be undone stays as it is, and says so when asked",
    arguments: [
      CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(1, 2, 2, 4, 5, 6),
      CGAffineTransform(), CGAffineTransform(.nan, 0, 0, 1, 0, 0),
      CGAffineTransform(scaleX: .infinity, y: 1),
      CGAffineTransform(.leastNonzeroMagnitude, 0, 0, 1, 1, 0),
    ]
  )
  func singular(_ transform: CGAffineTransform) {
    #expect(transform.inverse == nil)
    #expect(transform.inverted().description == transform.description)
  }

  @Test("the identity changes nothing and knows it")
  func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
    #expect(point.applying(.identity) == point)
  }

  @Test("finite means all six entries", arguments: 0..<6)
  func finiteness(_ entry: Int) {
    var entries: [CGFloat] = [1, 0, 0, 1, 0, 0]
    entries[entry] = entry.isMultiple(of: 2) ? .nan : -.infinity
    let transform = CGAffineTransform(
      entries[0],
      entries[1],
      entries[2],
      entries[3],
      entries[4],
      entries[5]
    )
    #expect(!transform.isFinite)
    #expect(CGAffineTransform.identity.isFinite)
  }

  @Test("the description lists the entries in order")
  func description() {
    #expect("\(CGAffineTransform(1, 2, 3, 4, 5, 6))" == "[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]")
    #expect("\(CGVector(dx: 1, dy: -2))" == "{1.0, -2.0}")
  }
}
