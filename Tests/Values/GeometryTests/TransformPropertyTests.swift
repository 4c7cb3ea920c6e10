import Foundation
import Geometry
import Testing

@Suite("Laws of transforms, on ten thousand random ones")
struct TransformPropertyTests {
  private let rounds = 10_000

  @Test("concatenation is the product of matrices")
  func product() {
    var random = RandomTransforms(seed: 1)
    var worst = 0.0
    for _ in 0..<rounds {
      let (first, second) = (random.transform(), random.transform())
      let product = Matrix(first) * Matrix(second)
      worst = max(worst, Matrix(first.concatenating(second)).distance(to: product))
    }
    #expect(worst < 1e-9)
  }

  @Test("applying is the product of a row vector and a matrix")
  func application() {
    var random = RandomTransforms(seed: 2)
    var worst = 0.0
    for _ in 0..<rounds {
      let (point, transform) = (random.point(), random.transform())
      let image = point.applying(transform)
      let row = Matrix(rows: [[Double(point.x), Double(point.y), 1]]) * Matrix(transform)
      worst = max(worst, abs(Double(image.x) - row.rows[0][0]))
      worst = max(worst, abs(Double(image.y) - row.rows[0][1]))
    }
    #expect(worst < 1e-9)
  }

  @Test("a transform followed by its inverse is the identity")
  func inverse() {
    var random = RandomTransforms(seed: 3)
    var worst = 0.0
    for _ in 0..<rounds {
      let transform = random.soundTransform()
      let identity = Matrix(.identity)
      worst = max(
        worst,
        Matrix(transform.concatenating(transform.inverted())).distance(to: identity)
      )
      worst = max(
        worst,
        Matrix(transform.inverted().concatenating(transform)).distance(to: identity)
      )
    }
    #expect(worst < 1e-9)
  }

  @Test("turns keep lengths and add up")
  func rotation() {
    var random = RandomTransforms(seed: 4)
    var worst = 0.0
    for _ in 0..<rounds {
      let (first, second) = (random.number(), random.number())
      let both = CGAffineTransform(rotationAngle: first).rotated(by: second)
      let sum = Matrix(CGAffineTransform(rotationAngle: first + second))
      worst = max(worst, Matrix(both).distance(to: sum))
      let point = random.point()
      let image = point.applying(both)
      worst = max(worst, abs(hypot(image.x, image.y) - hypot(point.x, point.y)))
    }
    #expect(worst < 1e-9)
  }

  @Test("the determinant of a concatenation is the product of the determinants")
  func determinant() {
    var random = RandomTransforms(seed: 5)
    var worst = 0.0
    for _ in 0..<rounds {
      let (first, second) = (random.transform(), random.transform())
      let product = first.determinant * second.determinant
      worst = max(worst, abs(Double(first.concatenating(second).determinant - product)))
    }
    #expect(worst < 1e-9)
  }

  @Test("decomposing and putting together again gives the same transform")
  func decomposition() {
    var random = RandomTransforms(seed: 6)
    var worst = 0.0
    for _ in 0..<rounds {
      let transform = random.soundTransform()
      let again = CGAffineTransform(transform.decomposed())
      worst = max(worst, Matrix(again).distance(to: Matrix(transform)))
    }
    #expect(worst < 1e-9)
  }

  @Test("the components that made a transform come back out of it")
  func components() {
    var random = RandomTransforms(seed: 7)
    var worst: CGFloat = 0
    for _ in 0..<rounds {
      let made = CGAffineTransformComponents(
        scale: CGSize(width: random.number(0.5...5), height: random.number(0.5...5)),
        horizontalShear: random.number(-2...2),
        rotation: random.number(-3...3),
        translation: CGVector(dx: random.number(), dy: random.number())
      )
      let found = CGAffineTransform(made).decomposed()
      worst = max(worst, abs(found.scale.width - made.scale.width))
      worst = max(worst, abs(found.scale.height - made.scale.height))
      worst = max(worst, abs(found.horizontalShear - made.horizontalShear))
      worst = max(worst, abs(found.rotation - made.rotation))
      worst = max(worst, abs(found.translation.dx - made.translation.dx))
    }
    #expect(worst < 1e-9)
  }

  @Test("the image of a rectangle is the box around the images of its corners")
  func boxes() {
    var random = RandomTransforms(seed: 8)
    var worst: CGFloat = 0
    for _ in 0..<rounds {
      let rect = CGRect(
        origin: random.point(),
        size: CGSize(width: random.number(0...300), height: random.number(0...300))
      )
      let transform = random.transform()
      let image = rect.applying(transform)
      let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY)]
        .map { CGPoint(x: $0.0, y: $0.1).applying(transform) }
      let last = CGPoint(x: rect.minX, y: rect.maxY).applying(transform)
      let all = corners + [last]
      worst = max(worst, abs((all.map(\.x).min() ?? 0) - image.minX))
      worst = max(worst, abs((all.map(\.x).max() ?? 0) - image.maxX))
      worst = max(worst, abs((all.map(\.y).min() ?? 0) - image.minY))
      worst = max(worst, abs((all.map(\.y).max() ?? 0) - image.maxY))
      #expect(Quad(rect, transform: transform).corners == all)
    }
    #expect(worst < 1e-9)
  }
}
