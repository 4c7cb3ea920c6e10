import Foundation
import Geometry
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

/// Tests of conversion and hit-testing against independent matrices, which follow the documentation only.
@MainActor
@Suite("Geometry under nested transforms")
struct NestedGeometryTests {
  @Test("Points convert to the window and back as the matrices say, to 1e-9", arguments: 0..<20)
  func toWindow(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let stage = Stage(size: CGSize(width: 500, height: 500))
    for _ in 0..<20 {
      let chain = Chain(in: stage.window, &random)
      for _ in 0..<10 {
        let point = random.point(in: rect(-200, -200, 400, 400))
        let expected = chain.matrix * point
        let leaf = chain.leaf
        #expect(leaf.convert(point, to: nil).isNear(expected))
        #expect(leaf.convert(point, to: stage.window).isNear(expected))
        #expect(leaf.convert(expected, from: nil).isNear(point))
        #expect(stage.window.convert(expected, to: leaf).isNear(point))
      }
      chain.top.removeFromSuperview()
    }
  }

  @Test("Points convert however deep the tree is", arguments: [1, 63, 64, 65, 66, 2_000])
  func deep(depth: Int) {
    let stage = Stage(size: CGSize(width: 500, height: 500))
    var leaf: UIView = stage.window
    for _ in 0..<depth {
      let view = UIView(frame: rect(1, 2, 400, 400))
      leaf.addSubview(view)
      leaf = view
    }
    let (point, moved) = (CGPoint(x: 7, y: 9), CGPoint(x: 7 + depth, y: 9 + 2 * depth))
    #expect(leaf.convert(moved, from: stage.window) == point)
    #expect(leaf.convert(point, to: stage.window) == moved)
  }

  @Test("Points convert between branches, and rectangles to what encloses them", arguments: 0..<10)
  func betweenBranches(seed: Int) {
    var random = SeededRandom(seed: UInt64(100 + seed))
    let stage = Stage(size: CGSize(width: 500, height: 500))
    for _ in 0..<20 {
      let one = Chain(in: stage.window, &random)
      let other = Chain(in: stage.window, &random)
      let point = random.point(in: rect(-200, -200, 400, 400))
      let expected = other.matrix.inverted * (one.matrix * point)
      #expect(one.leaf.convert(point, to: other.leaf).isNear(expected))
      #expect(other.leaf.convert(point, from: one.leaf).isNear(expected))
      let area = rect(point.x, point.y, random.number(0...50), random.number(0...50))
      // The box where the branches meet, and the box around it.
      let above = area.corners.map { one.matrix * $0 }.box
      let corners = above.corners.map { other.matrix.inverted * $0 }
      let box = one.leaf.convert(area, to: other.leaf)
      #expect(CGPoint(x: box.minX, y: box.minY).isNear(corners.least))
      #expect(CGPoint(x: box.maxX, y: box.maxY).isNear(corners.greatest))
    }
  }

  @Test("Up or down one branch there is a single box")
  func singleBox() {
    let outer = UIView(frame: rect(0, 0, 100, 100))
    let (middle, inner) = (UIView(frame: outer.bounds), UIView(frame: outer.bounds))
    outer.addSubview(middle)
    middle.addSubview(inner)
    for view in [middle, inner] { view.transform = CGAffineTransform(rotationAngle: .pi / 4) }
    let up = inner.convert(inner.bounds, to: outer)
    #expect(abs(up.width - 100) < 1e-9 && abs(up.height - 100) < 1e-9)
    let down = outer.convert(outer.bounds, to: inner)
    #expect(abs(down.width - 100) < 1e-9 && abs(down.height - 100) < 1e-9)
  }

  @Test("No rectangle stays none, and zero is never negative")
  func nullAndZero() {
    let (outer, inner) = (UIView(frame: rect(0, 0, 100, 100)), UIView())
    outer.addSubview(inner)
    inner.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(inner.convert(CGRect.null, to: outer).isNull)
    #expect(CGRect.null.applying(inner.transform).isNull)
    #expect(inner.layer.convert(CGRect.null, to: outer.layer).isNull)
    let mirrored = CGAffineTransform(a: -1, b: -0.0, c: -0.0, d: -1, tx: -0.0, ty: -0.0)
    for number in [
      CGPoint.zero.applying(mirrored).x, CGSize.zero.applying(mirrored).width,
      CGRect.zero.applying(mirrored).minX, inner.convert(CGPoint.zero, to: outer).x,
      inner.convert(CGPoint(x: -0.0, y: 0), to: nil).x,
    ] {
      #expect(number == 0 && number.sign == .plus)
    }
  }

  @Test("Anchor and transform are read as they were set, negative zeros too, and can be taken back")
  func turns() {
    let view = UIView(frame: rect(10, 20, 30, 40))
    let turned = CGAffineTransform(rotationAngle: -0.0)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.transform = turned
    #expect(view.transform.b.sign == turned.b.sign && view.transform.c.sign == turned.c.sign)
    view.anchorPoint = CGPoint(x: 0, y: 1)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.anchorPoint == CGPoint(x: 0, y: 1))
    #expect(view.frame == rect(25, -80, 60, 120))
    view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    view.transform = .identity
    #expect(view.frame == rect(10, 20, 30, 40))
  }

  @Test("Bounds of a negative size lie where their middle does, there and back")
  func negativeSize() {
    let (outer, inner) = (UIView(frame: rect(0, 0, 200, 200)), UIView())
    outer.addSubview(inner)
    inner.center = CGPoint(x: 100, y: 100)
    inner.bounds = rect(30, 20, -40, -10)
    let middle = CGPoint(x: 10, y: 15)
    #expect(inner.convert(middle, to: outer) == inner.center)
    #expect(outer.convert(inner.center, to: inner) == middle)
    #expect(outer.hitTest(CGPoint(x: 81, y: 96), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 79, y: 96), with: nil) === outer)
  }

  @Test(
    "A point inside a turned, scaled view hits it; one just outside does not",
    arguments: 0..<10
  )
  func hits(seed: Int) {
    var random = SeededRandom(seed: UInt64(200 + seed))
    let stage = Stage(size: CGSize(width: 500, height: 500))
    for _ in 0..<40 {
      let view = UIView(frame: rect(150, 150, 100, 80))
      view.anchorPoint = random.point(in: rect(0, 0, 1, 1))
      view.transform = Chain.transform(&random)
      view.bounds.origin = random.point(in: rect(-50, -50, 100, 100))
      stage.window.addSubview(view)
      let matrix = Matrix(of: view)
      let edges = view.bounds
      let inside = CGPoint(x: edges.minX + 1e-6, y: edges.midY)
      let outside = CGPoint(x: edges.minX - 1e-6, y: edges.midY)
      let screen = stage.window.bounds.insetBy(dx: 1, dy: 1)
      if screen.contains(matrix * inside) {
        #expect(stage.window.hitTest(matrix * inside, with: nil) === view)
        #expect(stage.window.hitTest(matrix * outside, with: nil) !== view)
      }
      view.removeFromSuperview()
    }
  }

  @Test("A touch tells its place in every view as the matrices say")
  func touchLocation() {
    var random = SeededRandom(seed: 5)
    let stage = Stage(size: CGSize(width: 500, height: 500))
    let chain = Chain(in: stage.rootView, &random)
    let place = CGPoint(x: 321.25, y: 123.5)
    var location: CGPoint?
    let watcher = ScriptedView("watcher", stage.rootView.bounds)
    watcher.onBegan = { _, touches, _ in location = touches.first?.location(in: chain.leaf) }
    stage.rootView.addSubview(watcher)
    stage.tap(place)
    #expect(location?.isNear(chain.matrix.inverted * place) == true)
  }
}

/// Nested views, each with a transform, an anchor and scrolled bounds.
@MainActor
private struct Chain {
  let top: UIView
  let leaf: UIView
  /// The matrix from the leaf's coordinates to those around the top.
  let matrix: Matrix

  init(in parent: UIView, _ random: inout SeededRandom) {
    var parent = parent
    var views: [UIView] = []
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let view = UIView(
        frame: rect(
          random.number(-50...200),
          random.number(-50...200),
          random.number(10...200),
          random.number(10...200)
        )
      )
      view.anchorPoint = random.point(in: rect(0, 0, 1, 1))
      view.transform = Self.transform(&random)
      view.bounds.origin = random.point(in: rect(-50, -50, 100, 100))
      parent.addSubview(view)
      views.append(view)
      parent = view
    }
    top = views[0]
    leaf = parent
    matrix = views.reversed().reduce(Matrix.identity) { Matrix(of: $1) * $0 }
  }

  static func transform(_ random: inout SeededRandom) -> CGAffineTransform {
    CGAffineTransform(translationX: random.number(-20...20), y: random.number(-20...20))
      .rotated(by: random.number(-3...3))
      .scaledBy(x: random.number(0.5...2), y: random.chance(20) ? -1 : random.number(0.5...2))
  }
}

/// A matrix of two rows: x′ = a x + c y + tx, y′ = b x + d y + ty.
private struct Matrix {
  var a, b, c, d, tx, ty: Double

  static let identity = Matrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates the matrix of a view: superview point = center + T(point − anchor).
  @MainActor
  init(of view: UIView) {
    let t = view.transform
    let anchorX = view.bounds.minX + view.anchorPoint.x * view.bounds.width
    let anchorY = view.bounds.minY + view.anchorPoint.y * view.bounds.height
    self.init(
      a: t.a,
      b: t.b,
      c: t.c,
      d: t.d,
      tx: view.center.x + t.tx - t.a * anchorX - t.c * anchorY,
      ty: view.center.y + t.ty - t.b * anchorX - t.d * anchorY
    )
  }

  static func * (left: Matrix, point: CGPoint) -> CGPoint {
    CGPoint(
      x: left.a * point.x + left.c * point.y + left.tx,
      y: left.b * point.x + left.d * point.y + left.ty
    )
  }

  static func * (outer: Matrix, inner: Matrix) -> Matrix {
    Matrix(
      a: outer.a * inner.a + outer.c * inner.b,
      b: outer.b * inner.a + outer.d * inner.b,
      c: outer.a * inner.c + outer.c * inner.d,
      d: outer.b * inner.c + outer.d * inner.d,
      tx: outer.a * inner.tx + outer.c * inner.ty + outer.tx,
      ty: outer.b * inner.tx + outer.d * inner.ty + outer.ty
    )
  }

  var inverted: Matrix {
    let area = a * d - b * c
    return Matrix(
      a: d / area,
      b: -b / area,
      c: -c / area,
      d: a / area,
      tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area
    )
  }
}

extension CGPoint {
  /// Returns whether it is within 1e-9 of another point, relative to the distance of both.
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    let size = max(1, abs(other.x), abs(other.y))
    return abs(x - other.x) <= 1e-9 * size && abs(y - other.y) <= 1e-9 * size
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}

extension [CGPoint] {
  fileprivate var box: CGRect {
    rect(least.x, least.y, greatest.x - least.x, greatest.y - least.y)
  }
  fileprivate var least: CGPoint { CGPoint(x: map(\.x).min() ?? 0, y: map(\.y).min() ?? 0) }
  fileprivate var greatest: CGPoint { CGPoint(x: map(\.x).max() ?? 0, y: map(\.y).max() ?? 0) }
}
