import Drawing
import Foundation
import Geometry
import Testing
import TouchKitTestSupport
import TouchKitTesting

@testable import TouchKit

@MainActor
@Suite("UIView animations that meet others")
struct AnimationInterruptionTests {
  private let scene = AnimationScene()
  private let outcomes = Outcomes()

  private var stage: Stage { scene.stage }
  private var v: UIView { scene.v }

  @Test("A new animation adds to the running one: no jolt, and both reach their end")
  func additive() {
    func move(to x: CGFloat) {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: [.curveLinear, .beginFromCurrentState],
        animations: { v.center.x = x },
        completion: outcomes.note
      )
    }
    move(to: 120)
    stage.advance(to: 0.5)
    let before = scene.place.x
    move(to: 20)
    #expect(near(scene.place.x, before))
    stage.advance(to: 0.75)
    // Both speeds are equal and opposite, so the view rests until the first animation is over.
    #expect(near(scene.place.x, before))
    stage.advance(to: 1)
    #expect(outcomes.all == [true])
    stage.advance(to: 1.5)
    #expect(scene.place.x == 20)
    #expect(outcomes.all == [true, true])
  }

  @Test("A colour cannot be added: the new animation stops the running one")
  func colour() {
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { v.backgroundColor = .white },
      completion: outcomes.note
    )
    stage.advance(to: 0.5)
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.curveLinear, .beginFromCurrentState],
      animations: { v.backgroundColor = .black },
      completion: outcomes.note
    )
    #expect(scene.shown.fill.map { near($0.red, 0.5) } == true)
    stage.advance(to: 0.5)
    #expect(outcomes.all == [false])
    stage.advance(to: 1)
    #expect(scene.shown.fill.map { near($0.red, 0.25) } == true)
    stage.advance(to: 1.5)
    #expect(outcomes.all == [false, true])
  }

  @Test("What repeats for ever ends when another animation begins from there")
  func endless() {
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.repeat, .curveLinear],
      animations: { v.center.x += 100 },
      completion: outcomes.note
    )
    stage.advance(to: 10.5)
    UIView.animate(withDuration: 0, delay: 0, options: .beginFromCurrentState) { v.center.x = 30 }
    stage.advance(to: 10.6)
    #expect(outcomes.all == [false])
    #expect(scene.place.x == 30)
  }

  @Test("A change outside of animations moves the whole way along")
  func direct() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { v.center.x += 100 }
    stage.advance(to: 0.5)
    v.center.y = 100
    v.center.x += 10
    #expect(scene.place == CGPoint(x: 80, y: 100))
  }

  @Test("An animation inside another takes over its duration and pace, unless it says no")
  func nested() {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 1) { v.center.x += 100 }
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
      ) { v.alpha = 0 }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    stage.advance(to: 0.5)
    #expect(near(scene.place.x, 45))
    #expect(scene.shown.opacity == 0.5)
  }

  @Test("Changes can be kept from being animated")
  func without() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        v.center.x = 200
        UIView.animate(withDuration: 1, animations: { v.alpha = 0 }, completion: outcomes.note)
      }
      v.center.y = 100
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(scene.place == CGPoint(x: 200, y: 20))
    #expect(scene.shown.opacity == 0)
    #expect(outcomes.all == [true])
  }

  @Test("Views that leave their window stop; those that move within it go on")
  func leaving() {
    let other = named("other", rect(0, 0, 400, 300), in: stage.rootView)
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { v.center.x += 100 },
      completion: outcomes.note
    )
    stage.advance(to: 0.5)
    other.addSubview(v)
    #expect(near(scene.place.x, 70))
    other.removeFromSuperview()
    stage.rootView.addSubview(v)
    #expect(scene.place.x == 120)
    stage.advance(to: 0.6)
    #expect(outcomes.all == [false])
  }

  @Test("A completion may remove, animate, and let time pass")
  func callbacks() {
    UIView.animate(withDuration: 1) {
      v.alpha = 0.5
    } completion: { _ in
      v.removeFromSuperview()
      stage.rootView.addSubview(v)
      UIView.animate(withDuration: 1, animations: { v.alpha = 1 }, completion: outcomes.note)
      stage.advance(by: 3)
    }
    stage.advance(by: 1)
    #expect(outcomes.all == [true])
    #expect(stage.violations == [])
  }

  @Test("A window that goes away ends its animations")
  func lostWindow() {
    var window: UIWindow?
    CurrentApplication.with(stage.application) { window = UIWindow(frame: rect(0, 0, 50, 50)) }
    let view = UIView(frame: rect(0, 0, 9, 9))
    window?.addSubview(view)
    window?.isHidden = false
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: outcomes.note)
    window = nil
    stage.application.advance(to: 2)
    #expect(outcomes.all.count == 1)
  }
}
