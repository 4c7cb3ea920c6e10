import Drawing
import Foundation
import Geometry
import Testing
import TouchKitTestSupport
import TouchKitTesting

@testable import TouchKit

/// A delegate that logs its calls.
@MainActor
final class AnimationEar: CAAnimationDelegate {
  var heard: [String] = []

  func animationDidStart(_ anim: CAAnimation) { heard.append("start \(name(anim))") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    heard.append("stop \(name(anim)) \(flag)")
  }

  private func name(_ animation: CAAnimation) -> String {
    animation.value(forKey: "id") as? String ?? "?"
  }
}

@MainActor
@Suite("Animations of layers")
struct LayerAnimationTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let layer = CALayer()

  init() {
    layer.frame = rect(0, 0, 40, 40)
    stage.rootView.layer.addSublayer(layer)
    _ = stage.application.takeDamage()
  }

  private func shown() -> CALayer { layer.presentation() ?? layer }

  private func basic(_ path: String, _ from: Any?, _ to: Any?, by: Any? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    return animation
  }

  @Test("The picture goes from one value to the other and then back to what clients set")
  func basicAnimation() {
    layer.add(basic("opacity", 0, 0.5), forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.opacity == 1)
    #expect(shown().opacity == 0)
    stage.advance(to: 0.5)
    #expect(shown().opacity == 0.25)
    stage.advance(to: 1)
    #expect(shown().opacity == 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test("Values may be given as numbers, objects or boxed; missing ends are the property's own")
  func valueForms() {
    layer.opacity = 0.8
    let values: [(String, Any?, Any?, Any?, (CALayer) -> CGFloat, CGFloat)] = [
      ("opacity", NSNumber(value: 0), Float(1), nil, { CGFloat($0.opacity) }, 0.5),
      ("opacity", 0 as Int, nil, nil, { CGFloat($0.opacity) }, 0.4),
      ("opacity", nil, 0.0, nil, { CGFloat($0.opacity) }, 0.4),
      ("opacity", nil, nil, -0.4, { CGFloat($0.opacity) }, 0.6),
      ("opacity", 0.2, nil, 0.2, { CGFloat($0.opacity) }, 0.3),
      ("opacity", nil, 0.6, 0.4, { CGFloat($0.opacity) }, 0.4),
      ("position", NSValue(cgPoint: .zero), CGPoint(x: 8, y: 4), nil, { $0.position.x }, 4),
      ("position.y", 0, 100, nil, { $0.position.y }, 50),
      (
        "bounds.size", NSValue(cgSize: .zero), CGSize(width: 8, height: 6), nil,
        { $0.bounds.height }, 3
      ),
      ("bounds", NSValue(cgRect: .zero), rect(0, 0, 10, 20), nil, { $0.bounds.width }, 5),
      ("transform.scale", 1, 2, nil, { $0.transform.m22 }, 1.5),
      ("transform.rotation.z", 0, CGFloat.pi, nil, { $0.transform.m12 }, 1),
      ("transform.translation.x", 0, 30, nil, { $0.transform.m41 }, 15),
      ("cornerRadius", 0, 12, nil, { $0.cornerRadius }, 6),
      ("shadowOffset", CGSize.zero, CGSize(width: 4, height: 4), nil, { $0.shadowOffset.width }, 2),
      (
        "backgroundColor", UIColor.black.cgColor, UIColor.white.cgColor, nil,
        { $0.backgroundColor?.components?.first ?? -1 }, 0.5
      ),
    ]
    for (index, (path, from, to, by, read, wanted)) in values.enumerated() {
      layer.add(basic(path, from, to, by: by), forKey: "it")
      stage.advance(to: Double(index) * 2 + 0.5)
      let found = read(shown())
      #expect(abs(found - wanted) < 1e-6, "\(path) \(String(describing: from)): \(found)")
      stage.advance(to: Double(index) * 2 + 2)
    }
  }

  @Test("A turn of a whole mapping goes the shorter way; a turn by name goes as far as it says")
  func turns() {
    let whole = basic("transform", nil, CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1))
    layer.add(whole, forKey: "a")
    stage.advance(to: 0.5)
    #expect(abs(shown().transform.m12 - sin(-.pi / 4)) < 1e-9)
    stage.advance(to: 2)
    layer.add(basic("transform.rotation", 0, 3 * CGFloat.pi), forKey: "b")
    stage.advance(to: 2.5)
    #expect(abs(shown().transform.m12 - sin(1.5 * .pi)) < 1e-9)
    stage.advance(to: 4)
    layer.add(basic("transform.rotation.y", 0, CGFloat.pi), forKey: "flip")
    stage.advance(to: 4.75)
    #expect(abs(shown().transform.m11 - cos(0.75 * .pi)) < 1e-9)
  }

  @Test("Repeats, turns round, waits, runs faster and stays at its end")
  func timing() {
    let back = basic("opacity", 0, 1)
    back.autoreverses = true
    back.repeatCount = 2
    layer.add(back, forKey: "it")
    let wanted: [(Double, Float)] = [(0.25, 0.25), (1.25, 0.75), (2.5, 0.5), (3.75, 0.25), (4, 1)]
    for (time, value) in wanted {
      stage.advance(to: time)
      #expect(abs(shown().opacity - value) < 1e-5, "\(time)")
    }
    let late = basic("opacity", 0, 0.5)
    late.beginTime = stage.application.currentTime + 1
    late.speed = 2
    late.fillMode = .both
    late.isRemovedOnCompletion = false
    layer.add(late, forKey: "it")
    #expect(shown().opacity == 0)
    stage.advance(to: 5.25)
    #expect(shown().opacity == 0.25)
    stage.advance(to: 9)
    #expect(shown().opacity == 0.5)
    #expect(layer.animationKeys() == ["it"])
    layer.removeAnimation(forKey: "it")
    #expect(shown().opacity == 1)
  }

  @Test("Additive and cumulative animations add up")
  func sums() {
    let shake = basic("position.x", -10, 10)
    shake.isAdditive = true
    layer.add(shake, forKey: nil)
    stage.advance(to: 0.75)
    #expect(shown().position == CGPoint(x: 25, y: 20))
    stage.advance(to: 1)
    let walk = basic("position.x", 0, 10)
    walk.isCumulative = true
    walk.repeatCount = 3
    layer.add(walk, forKey: nil)
    stage.advance(to: 3.5)
    #expect(abs(shown().position.x - 25) < 1e-6)
  }

  @Test("Keyframes have times, paces and ways between them; a path leads and turns the layer")
  func keyframes() {
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.values = [0, 1, 0.5]
    frames.keyTimes = [0, 0.25, 1]
    frames.duration = 4
    layer.add(frames, forKey: "it")
    stage.advance(to: 0.5)
    #expect(shown().opacity == 0.5)
    stage.advance(to: 2.5)
    #expect(shown().opacity == 0.75)
    frames.calculationMode = .discrete
    frames.keyTimes = nil
    layer.add(frames, forKey: "it")
    stage.advance(to: 2.5 + 1.5)
    #expect(shown().opacity == 1)
    stage.advance(to: 10)
    let way = CAKeyframeAnimation(keyPath: "position")
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50)])
    way.path = path
    way.calculationMode = .paced
    way.rotationMode = .rotateAuto
    way.duration = 3
    layer.add(way, forKey: "it")
    stage.advance(to: 11)
    #expect(shown().position == CGPoint(x: 50, y: 0))
    stage.advance(to: 12.5)
    #expect(abs(shown().position.y - 25) < 1e-6)
    #expect(abs(shown().transform.m12 - 1) < 1e-6)
  }

  @Test("A group's animations run in its time, as long as it unless they say less")
  func group() {
    let grow = CABasicAnimation(keyPath: "transform.scale")
    (grow.fromValue, grow.toValue) = (0, 1)
    let fade = basic("opacity", 1, 0)
    fade.beginTime = 1
    let group = CAAnimationGroup()
    group.animations = [grow, fade]
    group.duration = 2
    layer.add(group, forKey: "group")
    stage.advance(to: 1.5)
    #expect(abs(shown().transform.m11 - 0.75) < 1e-9)
    #expect(shown().opacity == 0.5)
    stage.advance(to: 2)
    #expect(CATransform3DIsIdentity(shown().transform))
  }

  @Test("A spring overshoots and knows when it rests")
  func spring() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    #expect((spring.mass, spring.stiffness, spring.damping) == (1, 100, 10))
    spring.duration = spring.settlingDuration
    #expect(spring.duration > 1 && spring.duration < 2)
    layer.add(spring, forKey: "it")
    stage.advance(to: 0.363)
    #expect(shown().position.x > 110)
    let soft = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(soft.perceptualDuration - 0.5) < 1e-9)
    #expect(abs(soft.bounce - 0.3) < 1e-9)
  }

  @Test("Delegates hear of beginning and end, once, also when it is stopped or replaced")
  func delegates() {
    let ear = AnimationEar()
    func add(_ id: String, key: String?) {
      let animation = basic("opacity", 0, 1)
      animation.delegate = ear
      animation.setValue(id, forKey: "id")
      layer.add(animation, forKey: key)
    }
    add("a", key: "it")
    #expect(ear.heard == [])
    stage.advance(to: 0.5)
    #expect(ear.heard == ["start a"])
    add("b", key: "it")
    stage.advance(to: 0.6)
    #expect(ear.heard == ["start a", "stop a false", "start b"])
    stage.advance(to: 1.5)
    #expect(ear.heard.last == "stop b true")
    add("c", key: nil)
    stage.advance(to: 2)
    layer.removeFromSuperlayer()
    stage.advance(to: 3)
    #expect(ear.heard.suffix(2) == ["start c", "stop c false"])
    #expect(layer.animationKeys() == nil)
  }

  @Test("What is added outside of a window begins when the layer gets into one")
  func waiting() {
    let other = CALayer()
    other.add(basic("opacity", 0, 1), forKey: "it")
    stage.advance(to: 5)
    let view = UIView()
    view.layer.addSublayer(other)
    stage.rootView.addSubview(view)
    #expect(other.presentation()?.opacity == 0)
    stage.advance(to: 5.5)
    #expect(other.presentation()?.opacity == 0.5)
  }

  @Test("A layer's time can be stopped, set and let go on")
  func pausing() {
    layer.add(basic("opacity", 0, 1), forKey: "it")
    stage.advance(to: 0.25)
    let pause = layer.convertTime(stage.application.currentTime, from: nil)
    layer.speed = 0
    layer.timeOffset = pause
    stage.advance(to: 7)
    #expect(shown().opacity == 0.25)
    #expect(stage.application.nextDeadline == nil)
    let paused = layer.timeOffset
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    layer.beginTime = layer.convertTime(stage.application.currentTime, from: nil) - paused
    stage.advance(to: 7.5)
    #expect(abs(shown().opacity - 0.75) < 1e-6)
    stage.advance(to: 8)
    #expect(layer.animationKeys() == nil)
  }

  @Test("Animations of a view's layer paint the view, and only as much as changes")
  func viewLayer() {
    let view = UIView(frame: rect(0, 0, 20, 20))
    view.backgroundColor = .red
    stage.rootView.addSubview(view)
    _ = stage.application.takeDamage()
    view.layer.add(basic("position.x", 10, 110), forKey: "move")
    stage.advance(to: 0.5)
    #expect(stage.application.picture().dump().contains("fill rect (50 0 20 20) #FF0000"))
    #expect(view.frame.minX == 0)
    _ = stage.application.takeDamage()
    stage.advance(to: 0.6)
    let damage = stage.application.takeDamage().reduce(CGRect.null) { $0.union($1) }
    #expect(damage.minX >= 48 && damage.maxX <= 82 && damage.maxY <= 22)
    #expect(stage.application.takeDamage().isEmpty)
    view.layer.removeAllAnimations()
    #expect(stage.application.picture().dump().contains("fill rect (0 0 20 20) #FF0000"))
  }

  @Test("Stopping a layer's animations stops those of its view")
  func viewAnimations() {
    let view = UIView(frame: rect(0, 0, 20, 20))
    stage.rootView.addSubview(view)
    var outcomes: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.center.x += 100
      view.alpha = 0
    } completion: {
      outcomes.append($0)
    }
    #expect(view.layer.animationKeys() == ["position", "opacity"])
    #expect(view.layer.animation(forKey: "position") is CABasicAnimation)
    stage.advance(to: 0.5)
    view.layer.removeAllAnimations()
    stage.advance(to: 0.6)
    #expect(outcomes == [false])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A presentation's tree and hit-test are those of the picture")
  func presentationTree() {
    let inner = CALayer()
    inner.frame = rect(0, 0, 10, 10)
    layer.addSublayer(inner)
    layer.add(basic("position.x", 20, 120), forKey: "move")
    stage.advance(to: 0.5)
    #expect(shown().sublayers?.count == 1)
    #expect(inner.presentation()?.superlayer?.position.x == 70)
    #expect(shown().hitTest(CGPoint(x: 75, y: 20)) != nil)
    #expect(shown().hitTest(CGPoint(x: 20, y: 20)) == nil)
    #expect(shown().model() === layer)
  }
}
