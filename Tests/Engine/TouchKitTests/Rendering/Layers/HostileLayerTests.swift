import Drawing
import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Layers and views with numbers that make no sense")
struct HostileLayerTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))

  private static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e9, -1e9, 1e300, -1e300, 0, -5, .leastNonzeroMagnitude,
  ]

  /// Paints everything, and calls the other methods of every frame.
  private func paint() -> DisplayList {
    stage.application.layoutIfNeeded()
    _ = stage.application.takeDamage()
    _ = stage.application.nextDeadline
    _ = stage.application.picture(in: [rect(0, 0, 50, 50)])
    return stage.application.picture()
  }

  @Test("Whatever number any property has, a frame is painted, and the others are in it")
  func properties() {
    let other = UIView(frame: rect(0, 0, 10, 10))
    other.backgroundColor = .green
    stage.rootView.addSubview(other)
    for number in Self.odd {
      let view = UIView(frame: rect(20, 20, 40, 40))
      view.backgroundColor = .red
      view.layer.borderWidth = number
      view.layer.cornerRadius = number
      view.layer.shadowOpacity = Float(number)
      view.layer.shadowRadius = number
      view.layer.shadowOffset = CGSize(width: number, height: number)
      view.layer.zPosition = number
      view.clipsToBounds = true
      stage.rootView.insertSubview(view, at: 0)
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(ovalIn: rect(0, 0, 40, 40)).cgPath
      shape.strokeColor = UIColor.blue.cgColor
      (shape.strokeStart, shape.strokeEnd, shape.lineWidth) = (number, number, number)
      (shape.miterLimit, shape.lineDashPhase) = (number, number)
      shape.lineDashPattern = [NSNumber(value: Double(number))]
      view.layer.addSublayer(shape)
      let gradient = CAGradientLayer()
      gradient.frame = rect(0, 0, number, 10)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.locations = [NSNumber(value: Double(number)), 1]
      gradient.startPoint = CGPoint(x: number, y: number)
      gradient.type = .radial
      view.layer.addSublayer(gradient)
      let text = CATextLayer()
      text.frame = rect(0, 0, 40, number)
      (text.string, text.fontSize) = ("text", number)
      view.layer.addSublayer(text)
      #expect(paint().dump().contains("fill rect (0 0 10 10) #00FF00"), "\(number)")
      view.frame = rect(number, number, number, number)
      view.transform = CGAffineTransform(scaleX: number, y: number)
      view.bounds.origin.x = number
      view.layer.anchorPoint = CGPoint(x: number, y: number)
      view.alpha = number
      #expect(paint().dump().contains("fill rect (0 0 10 10) #00FF00"), "\(number)")
      view.removeFromSuperview()
    }
  }

  @Test("Animations take any times, values and key paths")
  func animations() {
    let layer = CALayer()
    layer.frame = rect(0, 0, 10, 10)
    stage.rootView.layer.addSublayer(layer)
    for number in Self.odd.map({ Double($0) }) {
      let basic = CABasicAnimation(keyPath: "position.x")
      (basic.fromValue, basic.toValue) = (number, 5)
      let frames = CAKeyframeAnimation(keyPath: "transform.rotation.z")
      frames.values = [0, number]
      frames.keyTimes = [NSNumber(value: number), NSNumber(value: -number)]
      let spring = CASpringAnimation(keyPath: "opacity")
      (spring.mass, spring.stiffness, spring.damping) = (number, number, number)
      spring.initialVelocity = number
      for animation in [basic, frames, spring] {
        animation.duration = number
        animation.beginTime = number
        animation.speed = Float(number)
        animation.repeatCount = Float(number)
        animation.timeOffset = number
        animation.fillMode = .both
        layer.add(animation, forKey: nil)
      }
      layer.speed = Float(number)
      layer.timeOffset = number
      _ = paint()
      stage.advance(by: 0.1)
      _ = layer.presentation()?.frame
      _ = paint()
      layer.removeAllAnimations()
      (layer.speed, layer.timeOffset) = (1, 0)
    }
    for path in [
      "", ".", "position.", "position.z", "nonsense.x", "transform.rotation.w", "bounds",
    ] {
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue) = ("text", [1, 2])
      layer.add(animation, forKey: path)
      _ = paint()
      layer.setValue("text", forKeyPath: path)
      _ = layer.value(forKeyPath: path)
    }
    stage.advance(by: 1)
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.values = []
    layer.add(frames, forKey: nil)
    let mixed = CAKeyframeAnimation(keyPath: "position")
    mixed.values = [CGPoint.zero, "text", UIColor.red]
    mixed.path = CGMutablePath()
    layer.add(mixed, forKey: nil)
    _ = paint()
    stage.advance(by: 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test("Ten thousand layers in each other, and as many clips, are painted and let go of")
  func depth() {
    let outermost = CALayer()
    var layer = outermost
    for _ in 0..<10_000 {
      let inner = CALayer()
      inner.frame = rect(0, 0, 50, 50)
      inner.masksToBounds = true
      layer.addSublayer(inner)
      layer = inner
    }
    layer.backgroundColor = UIColor.red.cgColor
    stage.rootView.layer.addSublayer(outermost)
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.duration) = (0.5, 1)
    layer.add(animation, forKey: nil)
    #expect(paint().dump().contains("#FF0000"))
    stage.advance(by: 2)
    outermost.removeFromSuperlayer()
    #expect(!paint().dump().contains("#FF0000"))
  }

  @Test("A mask that masks its own layer, or itself, is no end without end")
  func circles() {
    let (first, second) = (CALayer(), CALayer())
    stage.rootView.layer.addSublayer(first)
    first.frame = rect(0, 0, 10, 10)
    first.addSublayer(second)
    second.addSublayer(first)
    first.mask = first
    #expect(first.mask == nil)
    second.mask = first
    _ = paint()
  }
}
