import Foundation
import Geometry
import Testing
import TouchKitTestSupport
import TouchKitTesting

@testable import TouchKit

@MainActor
@Suite("Transactions and animations of themselves")
struct TransactionTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let layer = CALayer()

  init() {
    layer.frame = rect(0, 0, 40, 40)
    stage.rootView.layer.addSublayer(layer)
    stage.advance(to: 1)
  }

  private var shown: CALayer { layer.presentation() ?? layer }

  @Test("A layer without a view is animated when it changes, for a quarter of a second")
  func implicit() {
    layer.position.x = 120
    layer.opacity = 0
    layer.backgroundColor = UIColor.red.cgColor
    #expect(Set(layer.animationKeys() ?? []) == ["position", "opacity", "backgroundColor"])
    #expect(layer.position.x == 120)
    #expect(shown.position.x == 20)
    stage.advance(to: 1.125)
    let half = shown.opacity
    #expect(half > 0.05 && half < 0.5)
    stage.advance(to: 1.25)
    #expect(shown.position.x == 120)
    #expect(layer.animationKeys() == nil)
  }

  @Test("A layer that was just put into the window, or is in none, changes at once")
  func setUp() {
    let new = CALayer()
    new.frame = rect(0, 0, 10, 10)
    stage.rootView.layer.addSublayer(new)
    new.opacity = 0.5
    #expect(new.animationKeys() == nil)
    let loose = CALayer()
    loose.opacity = 0.5
    #expect(loose.animationKeys() == nil)
    let view = UIView(frame: rect(0, 0, 10, 10))
    let inView = CALayer()
    view.layer.addSublayer(inView)
    stage.advance(to: 2)
    stage.rootView.addSubview(view)
    inView.opacity = 0.5
    #expect(inView.animationKeys() == nil)
    stage.advance(to: 3)
    inView.opacity = 1
    #expect(inView.animationKeys() == ["opacity"])
  }

  @Test("Views' own layers change at once outside of animation blocks")
  func viewLayers() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    stage.rootView.addSubview(view)
    stage.advance(to: 2)
    view.layer.opacity = 0.5
    view.layer.cornerRadius = 4
    #expect(view.layer.animationKeys() == nil)
    #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
  }

  @Test("A transaction disables, slows down and paces; inner ones begin as outer ones")
  func values() {
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    layer.position.x = 120
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    stage.advance(to: 2)
    #expect(shown.position.x == 70)
  }

  @Test("What is set outside of a transaction counts until the event is over")
  func turn() {
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    stage.advance(to: 2)
    #expect(!CATransaction.disableActions())
    layer.opacity = 1
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test("The completion waits for animations of layers and of views, or for none")
  func completion() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("none") }
    CATransaction.commit()
    #expect(log == ["none"])
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("layer") }
    layer.position.x = 100
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("view") }
    let view = UIView(frame: rect(0, 0, 10, 10))
    stage.rootView.addSubview(view)
    UIView.animate(withDuration: 1) { view.center.x = 50 }
    CATransaction.commit()
    stage.advance(to: 1.2)
    #expect(log == ["none"])
    stage.advance(to: 1.3)
    #expect(log == ["none", "layer"])
    stage.advance(to: 2)
    #expect(log == ["none", "layer", "view"])
  }

  @Test("Actions can be named, exchanged and forbidden")
  func actions() {
    final class Silent: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "position" ? NSNull() : super.defaultAction(forKey: event)
      }
    }
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0
    #expect(layer.animationKeys() == nil)
    let slow = CABasicAnimation()
    slow.keyPath = "position"
    slow.duration = 10
    layer.actions = ["position": slow]
    layer.position = .zero
    #expect(layer.animation(forKey: "position")?.duration == 10)
    let silent = Silent()
    stage.rootView.layer.addSublayer(silent)
    stage.advance(to: 2)
    silent.position.x = 5
    #expect(silent.animationKeys() == nil)
    let layer = CALayer()
    stage.rootView.layer.addSublayer(layer)
    layer.delegate = stage.rootView
    stage.advance(to: 3)
    layer.position.x = 5
    #expect(layer.animationKeys() == nil)
  }

  @Test("An animation block of views animates what only the layer of a view knows")
  func blockOfViews() {
    let view = UIView(frame: rect(0, 0, 40, 40))
    stage.rootView.addSubview(view)
    var outcomes: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.layer.cornerRadius = 20
      view.layer.borderWidth = 4
    } completion: {
      outcomes.append($0)
    }
    stage.advance(to: 1.5)
    #expect(view.layer.presentation()?.cornerRadius == 10)
    #expect(view.layer.presentation()?.borderWidth == 2)
    #expect(outcomes == [])
    stage.advance(to: 2)
    #expect(outcomes == [true])
    #expect(view.layer.cornerRadius == 20)
  }

  @Test("A property animator scrubs and takes back what only the layer of a view knows")
  func animator() {
    let view = UIView(frame: rect(0, 0, 40, 40))
    stage.rootView.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.layer.cornerRadius = 20
    }
    animator.fractionComplete = 0.25
    #expect(view.layer.presentation()?.cornerRadius == 5)
    animator.fractionComplete = 0.5
    #expect(view.layer.presentation()?.cornerRadius == 10)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(view.layer.cornerRadius == 0)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("Properties can be read and set by name, and clients keep values of their own")
  func byName() {
    layer.setValue(0.5, forKeyPath: "transform.scale")
    #expect(layer.transform.m11 == 0.5)
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    #expect((layer.value(forKeyPath: "transform.rotation.z") as? CGFloat) == .pi / 2)
    layer.setValue(3, forKey: "borderWidth")
    #expect(layer.borderWidth == 3)
    layer.setValue("mine", forKey: "tag")
    #expect(layer.value(forKey: "tag") as? String == "mine")
    layer.setValue(10, forKeyPath: "position.x")
    #expect(layer.position == CGPoint(x: 10, y: 20))
  }
}
