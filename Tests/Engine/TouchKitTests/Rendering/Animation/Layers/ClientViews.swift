import Foundation
import Geometry
import TouchKit

// These views are like those of published libraries and articles.

/// A progress ring.
final class ProgressRing: UIView {
  private let track = CAShapeLayer()
  private let bar = CAShapeLayer()
  private(set) var progress: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (layer, color) in [(track, UIColor.lightGray), (bar, UIColor.blue)] {
      layer.fillColor = UIColor.clear.cgColor
      layer.strokeColor = color.cgColor
      layer.lineWidth = 6
      layer.lineCap = .round
      self.layer.addSublayer(layer)
    }
    bar.strokeEnd = 0
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var barLayer: CAShapeLayer { bar }

  override func layoutSubviews() {
    super.layoutSubviews()
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let path = UIBezierPath(
      arcCenter: center,
      radius: min(bounds.width, bounds.height) / 2 - 3,
      startAngle: -.pi / 2,
      endAngle: 3 * .pi / 2,
      clockwise: true
    )
    track.path = path.cgPath
    bar.path = path.cgPath
  }

  func setProgress(_ value: CGFloat, duration: TimeInterval) {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = progress
    animation.toValue = value
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    bar.add(animation, forKey: "progress")
    progress = value
  }
}

/// A circle that grows from a touch, fades and is removed.
final class RippleView: UIView, CAAnimationDelegate {
  private(set) var finished = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let point = touches.first?.location(in: self) else { return }
    let ripple = CAShapeLayer()
    ripple.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    ripple.position = point
    ripple.path = UIBezierPath(ovalIn: ripple.bounds).cgPath
    ripple.fillColor = UIColor.white.withAlphaComponent(0.5).cgColor
    ripple.opacity = 0
    layer.addSublayer(ripple)

    let scale = CABasicAnimation(keyPath: "transform.scale")
    scale.fromValue = 0.2
    scale.toValue = NSNumber(value: 3)
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [1, 0.6, 0]
    fade.keyTimes = [0, 0.5, 1]
    let group = CAAnimationGroup()
    group.animations = [scale, fade]
    group.duration = 0.6
    group.timingFunction = CAMediaTimingFunction(name: .easeOut)
    group.delegate = self
    group.setValue(ripple, forKey: "layer")
    ripple.add(group, forKey: "ripple")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    (anim.value(forKey: "layer") as? CALayer)?.removeFromSuperlayer()
    if flag { finished += 1 }
  }
}

/// A placeholder of a label while its text is loading, with a moving highlight.
final class ShimmerView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  var gradientLayer: CAGradientLayer { layer as! CAGradientLayer }

  func startShimmering() {
    gradientLayer.startPoint = CGPoint(x: 0, y: 0.5)
    gradientLayer.endPoint = CGPoint(x: 1, y: 0.5)
    gradientLayer.colors = [
      UIColor(white: 0.85, alpha: 1).cgColor, UIColor(white: 0.95, alpha: 1).cgColor,
      UIColor(white: 0.85, alpha: 1).cgColor,
    ]
    gradientLayer.locations = [-1.0, -0.5, 0.0]
    let animation = CABasicAnimation(keyPath: "locations")
    animation.fromValue = [-1.0, -0.5, 0.0]
    animation.toValue = [1.0, 1.5, 2.0]
    animation.repeatCount = .infinity
    animation.duration = 1.25
    gradientLayer.add(animation, forKey: "shimmer")
  }

  func stopShimmering() { gradientLayer.removeAnimation(forKey: "shimmer") }
}

extension UIView {
  /// Shakes the field after invalid input.
  func shake() {
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.duration = 0.6
    animation.values = [-20.0, 20.0, -20.0, 20.0, -10.0, 10.0, -5.0, 5.0, 0.0]
    layer.add(animation, forKey: "shake")
  }

  /// Animates a badge with a bounce.
  func bounceIn() {
    let spring = CASpringAnimation(keyPath: "transform.scale")
    spring.damping = 8
    spring.fromValue = 0.1
    spring.toValue = 1.0
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: "bounce")
  }
}

/// An activity indicator of three dots that pulse one after the other.
final class BallPulse: UIView {
  private(set) var dots: [CAShapeLayer] = []

  func startAnimating(now: TimeInterval) {
    let beginTimes = [0.12, 0.24, 0.36]
    let timing = CAMediaTimingFunction(controlPoints: 0.2, 0.68, 0.18, 1.08)
    let animation = CAKeyframeAnimation(keyPath: "transform.scale")
    animation.keyTimes = [0, 0.3, 1]
    animation.timingFunctions = [timing, timing]
    animation.values = [1, 0.3, 1]
    animation.duration = 0.75
    animation.repeatCount = .infinity
    animation.isRemovedOnCompletion = false
    let size = (bounds.width - 8) / 3
    for index in 0..<3 {
      let dot = CAShapeLayer()
      let path = UIBezierPath()
      path.addArc(
        withCenter: CGPoint(x: size / 2, y: size / 2),
        radius: size / 2,
        startAngle: 0,
        endAngle: 2 * .pi,
        clockwise: false
      )
      dot.path = path.cgPath
      dot.fillColor = UIColor.orange.cgColor
      dot.frame = CGRect(
        x: (size + 4) * CGFloat(index),
        y: (bounds.height - size) / 2,
        width: size,
        height: size
      )
      animation.beginTime = now + beginTimes[index]
      dot.add(animation, forKey: "animation")
      layer.addSublayer(dot)
      dots.append(dot)
    }
  }

  func stopAnimating() { layer.sublayers?.forEach { $0.removeFromSuperlayer() } }
}

/// A check mark that is drawn in two strokes, and then calls a closure.
final class Checkmark: UIView {
  private let tick = CAShapeLayer()
  var tickLayer: CAShapeLayer { tick }

  func show(then done: @escaping () -> Void) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.width * 0.2, y: bounds.midY))
    path.addLine(to: CGPoint(x: bounds.width * 0.4, y: bounds.height * 0.7))
    path.addLine(to: CGPoint(x: bounds.width * 0.8, y: bounds.height * 0.3))
    tick.path = path.cgPath
    tick.fillColor = nil
    tick.strokeColor = UIColor.green.cgColor
    tick.lineWidth = 3
    tick.lineJoin = .round
    layer.addSublayer(tick)
    CATransaction.begin()
    CATransaction.setCompletionBlock(done)
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 0.4
    tick.add(animation, forKey: nil)
    CATransaction.commit()
  }
}
