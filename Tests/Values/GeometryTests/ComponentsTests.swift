import Foundation
import Geometry
import Testing

@Suite("Components of transforms")
struct ComponentsTests {
  @Test("new components change nothing")
  func nothing() {
    #expect(CGAffineTransform(CGAffineTransformComponents()) == .identity)
  }

  @Test("the size changes before the slant, the slant before the turn, the place last")
  func order() {
    let components = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3),
      horizontalShear: 1,
      rotation: .pi / 2,
      translation: CGVector(dx: 10, dy: 20)
    )
    // (1, 1) → (2, 3) → (5, 3) → (-3, 5) → (7, 25).
    let image = CGPoint(x: 1, y: 1).applying(CGAffineTransform(components))
    #expect(abs(image.x - 7) < 1e-9)
    #expect(abs(image.y - 25) < 1e-9)
  }

  @Test("a mirrored picture has a negative height")
  func mirrored() {
    let components = CGAffineTransform(scaleX: 2, y: -3).decomposed()
    #expect(components.scale == CGSize(width: 2, height: -3))
    #expect(components.rotation == 0)
    #expect(components.horizontalShear == 0)
  }

  @Test("a picture without width keeps its height and its turn")
  func withoutWidth() {
    let flat = CGAffineTransform(scaleX: 0, y: 2).concatenating(
      CGAffineTransform(rotationAngle: 0.5)
    )
    let components = flat.decomposed()
    #expect(components.scale.width == 0)
    #expect(abs(components.scale.height - 2) < 1e-9)
    #expect(abs(components.rotation - 0.5) < 1e-9)
  }

  @Test("a transform of zeros comes apart without a division by zero")
  func zeros() {
    let components = CGAffineTransform().decomposed()
    #expect(components.scale == .zero)
    #expect(components.rotation == 0)
    #expect(CGAffineTransform(components) == CGAffineTransform())
  }
}
