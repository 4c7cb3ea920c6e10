import Foundation
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Values that a layer's class stores by name")
struct ClientValueTests {
  let stage = Stage(size: CGSize(width: 200, height: 200))

  @Test("An animation of such a value is seen in the presentation copy, in the type it has")
  func values() throws {
    let ring = RingLayer()
    ring.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stage.rootView.layer.addSublayer(ring)
    stage.advance(by: 0.1)
    ring.angle = 90
    let animation = CABasicAnimation(keyPath: "angle")
    animation.fromValue = 0
    animation.toValue = 90
    animation.duration = 1
    ring.add(animation, forKey: "angle")
    stage.advance(by: 0.5)
    let angle = try #require(ring.presentation()).angle
    #expect(abs(angle - 45) < 1 && ring.angle == 90)
    stage.advance(by: 1)
    #expect(ring.presentation()?.angle == 90)
  }

  @Test("The contents are drawn at each step where the class says so, and at the end")
  func drawing() throws {
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.rootView.addSubview(view)
    _ = stage.application.picture()
    RingLayer.drawn = []
    let ring = try #require(view.layer as? RingLayer)
    ring.angle = 100
    let animation = CABasicAnimation(keyPath: "angle")
    animation.fromValue = 0
    animation.duration = 1
    ring.add(animation, forKey: "angle")
    for _ in 0..<4 {
      stage.advance(by: 0.25)
      _ = stage.application.picture()
    }
    stage.advance(by: 1)
    _ = stage.application.picture()
    #expect(RingLayer.drawn.count >= 4 && RingLayer.drawn.last == 100)
    #expect(RingLayer.drawn.contains { $0 > 20 && $0 < 80 })
    #expect(RingLayer.drawn.dropLast() == RingLayer.drawn.dropLast().sorted()[...])
  }

  @Test("Setting such a value runs the action that the class names for it")
  func actions() throws {
    let ring = ActingLayer()
    stage.rootView.layer.addSublayer(ring)
    stage.advance(by: 0.1)
    ring.angle = 40
    stage.advance(by: 0.5)
    let angle = try #require(ring.presentation()).angle
    #expect(abs(angle - 20) < 1)
  }
}

@MainActor
private final class RingView: UIView {
  override class var layerClass: AnyClass { RingLayer.self }
}

@MainActor
private class RingLayer: CALayer {
  static var drawn: [CGFloat] = []

  var angle: CGFloat {
    get { value(forKey: "angle") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "angle") }
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "angle" || super.needsDisplay(forKey: key)
  }

  override func draw(in ctx: CGContext) {
    RingLayer.drawn.append(angle)
    ctx.fill(CGRect(x: 0, y: 0, width: angle, height: 10))
  }
}

@MainActor
private final class ActingLayer: RingLayer {
  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "angle" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.value(forKey: event) ?? CGFloat(0)
    animation.toValue = CGFloat(40)
    animation.duration = 1
    return animation
  }
}
