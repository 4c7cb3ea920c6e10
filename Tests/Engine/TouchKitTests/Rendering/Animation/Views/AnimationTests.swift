import Drawing
import Foundation
import Geometry
import Testing
import TouchKitTestSupport
import TouchKitTesting

@testable import TouchKit

@MainActor
@Suite("UIView animations")
struct AnimationTests {
  private let scene = AnimationScene()
  private let outcomes = Outcomes()

  private var stage: Stage { scene.stage }
  private var v: UIView { scene.v }

  @Test("Clients see the new value at once, the picture follows")
  func modelAndPicture() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { v.center.x += 100 }
    #expect(v.center.x == 120)
    #expect(scene.place.x == 20)
    stage.advance(to: 0.25)
    #expect(near(scene.place.x, 45))
    stage.advance(to: 1)
    #expect(scene.place.x == 120)
    #expect(v.animations == nil)
  }

  @Test("Every look of a view is animated: frame, bounds, transform, alpha, colour")
  func properties() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      v.frame = rect(100, 100, 80, 20)
      v.bounds.origin.x = 50
      v.transform = CGAffineTransform(rotationAngle: 1)
      v.alpha = 0
      v.backgroundColor = .white
      v.anchorPoint = CGPoint(x: 0, y: 0.5)
    }
    stage.advance(to: 0.5)
    let shown = scene.shown
    #expect(shown.geometry.center == CGPoint(x: 80, y: 65))
    #expect(shown.geometry.bounds == rect(25, 0, 60, 30))
    #expect(shown.geometry.anchorPoint == CGPoint(x: 0.25, y: 0.5))
    #expect(near(shown.geometry.transform.b, sin(0.5)))
    #expect(shown.opacity == 0.5)
    #expect(shown.fill.map { near($0.red, 0.5) } == true)
  }

  @Test("The pace is slow at both ends unless options name another")
  func paces() {
    UIView.animate(withDuration: 1) { v.center.x += 100 }
    stage.advance(to: 0.25)
    #expect(near(scene.place.x, 20 + 12.9, within: 0.1))
    stage.advance(to: 0.5)
    #expect(near(scene.place.x, 70))
  }

  @Test("The completion comes when the time is over, once, with true")
  func completion() {
    UIView.animate(withDuration: 0.3, animations: { v.alpha = 0 }, completion: outcomes.note)
    stage.advance(by: 0.29)
    #expect(outcomes.all == [])
    stage.advance(by: 0.01)
    #expect(outcomes.all == [true])
    stage.advance(by: 5)
    #expect(outcomes.all == [true])
  }

  @Test("Many small steps of time end an animation as one large one does")
  func smallSteps() {
    UIView.animate(withDuration: 1, animations: { v.alpha = 0 }, completion: outcomes.note)
    for _ in 0..<60 { stage.advance(by: 1.0 / 60) }
    #expect(outcomes.all == [true])
  }

  @Test("During the delay the old value shows, and the view takes no touches")
  func delay() {
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { v.center.x += 100 }
    #expect(stage.application.nextDeadline == 1)
    stage.advance(to: 0.9)
    #expect(scene.place.x == 20)
    #expect(stage.window.hitTest(CGPoint(x: 120, y: 20), with: nil) !== v)
    stage.advance(to: 1.5)
    #expect(near(scene.place.x, 70))
  }

  @Test("Without a duration changes show at once and the completion comes soon")
  func noDuration() {
    UIView.animate(withDuration: 0, animations: { v.center.x = 9 }, completion: outcomes.note)
    #expect(scene.place.x == 9)
    #expect(outcomes.all == [])
    stage.advance(by: 0)
    #expect(outcomes.all == [true])
  }

  @Test("With nothing to animate the completion comes at once")
  func nothing() {
    UIView.animate(withDuration: 1, animations: { v.alpha = 1 }, completion: outcomes.note)
    let outside = UIView()
    UIView.animate(withDuration: 1, animations: { outside.alpha = 0 }, completion: outcomes.note)
    #expect(outcomes.all == [true, true])
    #expect(stage.application.nextDeadline == nil)
  }

  @Test("Completions that cause the next one let time pass", arguments: [0.0, 1.0])
  func chains(duration: TimeInterval) {
    var count = 0
    func next() {
      count += 1
      UIView.animate(withDuration: duration, animations: {}, completion: { _ in next() })
    }
    CurrentApplication.with(stage.application, next)
    stage.advance(by: 1)
    #expect(count > 10 && count < 100)
  }

  @Test("It repeats, and leads back every second time")
  func repeating() {
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.curveLinear, .repeat, .autoreverse],
      animations: { v.center.x += 100 },
      completion: outcomes.note
    )
    stage.advance(to: 101.75)
    #expect(near(scene.place.x, 45))
    stage.advance(to: 102.75)
    #expect(near(scene.place.x, 95))
    v.removeFromSuperview()
    #expect(outcomes.all == [])
    stage.advance(by: 0)
    #expect(outcomes.all == [false])
    #expect(stage.application.nextDeadline == nil)
  }

  @Test("It repeats as often as said inside the block")
  func counted() {
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { v.center.x += 100 }
        v.alpha = 0
      },
      completion: outcomes.note
    )
    stage.advance(to: 1.5)
    #expect(near(scene.place.x, 70))
    #expect(scene.shown.opacity == 0)
    stage.advance(to: 3.5)
    #expect(near(scene.place.x, 70))
    #expect(outcomes.all == [])
    stage.advance(to: 4)
    #expect(scene.place.x == 120)
    #expect(outcomes.all == [true])
  }

  @Test("A spring overshoots and is at rest after its duration")
  func spring() {
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.4,
      initialSpringVelocity: 0,
      animations: { v.center.x += 100 },
      completion: outcomes.note
    )
    var farthest = 0.0
    for _ in 0..<59 {
      stage.advance(by: 1.0 / 60)
      farthest = max(farthest, scene.place.x)
    }
    #expect(farthest > 130 && farthest < 160)
    #expect(near(scene.place.x, 120, within: 0.2))
    stage.advance(to: 1.001)
    #expect(outcomes.all == [true])
  }

  @Test("A spring without bounce does not overshoot, and lasts longer than it seems to")
  func perceptualSpring() {
    UIView.animate(springDuration: 0.5, bounce: 0) { v.center.x += 100 }
    stage.advance(to: 0.5)
    #expect(scene.place.x > 115 && scene.place.x < 120)
    #expect(v.animations != nil)
    stage.advance(to: 1.5)
    #expect(v.animations == nil)
  }

  @Test("Numbers that are none neither hang nor crash")
  func notNumbers() {
    for duration in [TimeInterval.nan, .infinity, -1] {
      UIView.animate(withDuration: duration, delay: duration) { v.center.x += 1 }
      UIView.animate(
        withDuration: 1,
        delay: 0,
        usingSpringWithDamping: duration,
        initialSpringVelocity: duration,
        animations: { v.center.y += 1 }
      )
      UIView.animate(springDuration: duration, bounce: duration) { v.alpha /= 2 }
      UIView.animate(withDuration: 1) { v.center = CGPoint(x: duration, y: .nan) }
    }
    stage.advance(by: 10_000)
    #expect(v.animations == nil)
  }
}
