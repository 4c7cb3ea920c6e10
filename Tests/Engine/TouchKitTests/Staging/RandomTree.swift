import Foundation
import Geometry
import TouchInput
import TouchKit
import TouchKitTestSupport

extension SeededRandom {
  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }

  mutating func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: number(rect.minX...rect.maxX), y: number(rect.minY...rect.maxY))
  }
}

/// A tree of random views: rotated, hidden, transparent, disabled, scrolled, with overrides.
@MainActor
struct RandomTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private var views: [UIView]

  init(random: inout SeededRandom, overrides: Bool = false) {
    root.accessibilityIdentifier = "v0"
    views = [root]
    for number in 1...Int.random(in: 2...24, using: &random) {
      let view = RandomTree.makeView(&random, overrides: overrides)
      view.accessibilityIdentifier = "v\(number)"
      let parent = views[Int.random(in: 0..<views.count, using: &random)]
      parent.addSubview(view)
      views.append(view)
    }
  }

  private static func makeView(_ random: inout SeededRandom, overrides: Bool) -> UIView {
    let frame = CGRect(
      x: random.number(-60...300),
      y: random.number(-60...300),
      width: random.number(0...300),
      height: random.number(0...300)
    )
    let view = overrides && random.chance(30) ? ScriptedView(frame: frame) : UIView(frame: frame)
    if random.chance(30) {
      view.transform = CGAffineTransform(rotationAngle: random.number(-3...3))
        .scaledBy(x: random.number(0.2...2), y: random.number(-2...2))
    }
    if random.chance(3) { view.transform = CGAffineTransform(scaleX: 0, y: 1) }
    if random.chance(20) { view.bounds.origin = random.point(in: rect(-50, -50, 100, 100)) }
    if random.chance(10) { view.anchorPoint = random.point(in: rect(0, 0, 1, 1)) }
    view.isHidden = random.chance(8)
    view.isUserInteractionEnabled = !random.chance(8)
    if random.chance(10) { view.alpha = random.number(0...0.02) }
    if let view = view as? ScriptedView { script(view, &random) }
    return view
  }

  private static func script(_ view: ScriptedView, _ random: inout SeededRandom) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: view.onHitTest = { _, _, _ in nil }
    case 1: view.onHitTest = { view, _, _ in view }
    case 2:
      view.onHitTest = { view, point, event in
        _ = view.defaultHitTest(point, event)
        return view.subviews.first
      }
    case 3: view.onPointInside = { _, _ in true }
    default: break
    }
  }
}

/// The recursive hit test of the documentation, with its own geometry.
@MainActor
enum Textbook {
  static func hitTest(_ view: UIView, _ point: CGPoint) -> UIView? {
    guard !view.isHidden, view.isUserInteractionEnabled, Double(view.alpha) >= 0.01 else {
      return nil
    }
    let bounds = view.bounds
    guard bounds.minX <= point.x, point.x < bounds.maxX, bounds.minY <= point.y,
      point.y < bounds.maxY
    else { return nil }
    for child in view.subviews.reversed() {
      guard let inside = enter(child, point) else { continue }
      if let hit = hitTest(child, inside) { return hit }
    }
    return view
  }

  /// Solves center + T(local − anchor) = point for local.
  private static func enter(_ view: UIView, _ point: CGPoint) -> CGPoint? {
    let t = view.transform
    let area = t.a * t.d - t.b * t.c
    guard area != 0 else { return nil }
    let (x, y) = (point.x - view.center.x, point.y - view.center.y)
    let anchorX = view.bounds.minX + view.anchorPoint.x * view.bounds.width
    let anchorY = view.bounds.minY + view.anchorPoint.y * view.bounds.height
    return CGPoint(
      x: (t.d * x - t.c * y) / area + anchorX,
      y: (t.a * y - t.b * x) / area + anchorY
    )
  }
}
