import Foundation
import Geometry
import Testing
import TouchKitTesting

@testable import TouchKit

@MainActor
@Suite("UIViewPropertyAnimator")
struct PropertyAnimatorTests {
  private let scene = AnimationScene()

  private var stage: Stage { scene.stage }
  private var v: UIView { scene.v }

  /// Returns an animator that moves V by 100 points in 1 s at an even speed.
  private func mover() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { v.center.x += 100 }
  }

  private func outcomes(of animator: UIViewPropertyAnimator) -> Positions {
    let positions = Positions()
    animator.addCompletion { positions.all.append($0) }
    return positions
  }

  @Test("It waits until it is started, and ends where it leads")
  func plays() {
    let animator = mover()
    let positions = outcomes(of: animator)
    #expect(animator.state == .inactive && v.center.x == 20)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    #expect(v.center.x == 120)
    stage.advance(to: 0.25)
    #expect(near(animator.fractionComplete, 0.25))
    #expect(near(scene.place.x, 45))
    stage.advance(to: 1)
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(positions.all == [.end])
    #expect(v.animations == nil)
  }

  @Test("Held, it stays; continued, it takes the time that was left")
  func pauses() {
    let animator = mover()
    let positions = outcomes(of: animator)
    animator.startAnimation()
    stage.advance(to: 0.5)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    stage.advance(to: 5)
    #expect(near(scene.place.x, 70))
    #expect(stage.application.nextDeadline == nil)
    animator.startAnimation()
    stage.advance(to: 5.25)
    #expect(near(scene.place.x, 95))
    stage.advance(to: 5.5)
    #expect(positions.all == [.end])
  }

  @Test("Scrubbing before the start activates it and holds it there")
  func scrubs() {
    let animator = mover()
    animator.fractionComplete = 0.3
    #expect(animator.state == .active && !animator.isRunning)
    #expect(v.center.x == 120)
    #expect(near(scene.place.x, 50))
    animator.fractionComplete = 7
    #expect(scene.place.x == 120)
    animator.fractionComplete = .nan
    #expect(scene.place.x == 20)
  }

  @Test("Scrubbing is linear unless asked otherwise")
  func linear() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { v.center.x += 100 }
    animator.fractionComplete = 0.5
    #expect(scene.place.x == 70)
    #expect(animator.fractionComplete == 0.5)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(scene.place.x < 55)
  }

  @Test("Holding, reading the fraction and writing it back moves nothing")
  func catching() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { v.center.x += 100 }
    animator.startAnimation()
    stage.advance(to: 0.3)
    let before = scene.place.x
    animator.pauseAnimation()
    #expect(near(scene.place.x, before))
    animator.fractionComplete += 0
    #expect(near(scene.place.x, before))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(near(scene.place.x, before))
    stage.advance(to: 1)
    #expect(scene.place.x == 120 && animator.state == .inactive)
  }

  @Test("Turned round it plays back from where it is and restores the old values")
  func reverses() {
    let animator = mover()
    let positions = outcomes(of: animator)
    animator.startAnimation()
    stage.advance(to: 0.75)
    animator.isReversed = true
    #expect(near(animator.fractionComplete, 0.25))
    stage.advance(to: 1)
    #expect(near(scene.place.x, 70))
    #expect(positions.all == [])
    stage.advance(to: 1.5)
    #expect(positions.all == [.start])
    #expect(v.center.x == 20 && scene.place.x == 20)
  }

  @Test("Reversed before the start it plays from its end")
  func reversedAtFirst() {
    let animator = mover()
    animator.isReversed = true
    animator.startAnimation()
    stage.advance(to: 0.25)
    #expect(near(scene.place.x, 95))
    stage.advance(to: 1)
    #expect(v.center.x == 20)
  }

  @Test("Stopped for good it leaves the views where they are and tells nobody")
  func stopsForGood() {
    let animator = mover()
    let positions = outcomes(of: animator)
    animator.startAnimation()
    stage.advance(to: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(near(v.center.x, 70))
    stage.advance(to: 2)
    #expect(near(v.center.x, 70) && positions.all == [])
  }

  @Test(
    "Stopped to be finished it leaves the views where it is told to",
    arguments: [
      (UIViewAnimatingPosition.end, 120.0), (.start, 20), (.current, 70),
    ]
  )
  func finishes(position: UIViewAnimatingPosition, x: CGFloat) {
    let animator = mover()
    let positions = outcomes(of: animator)
    animator.startAnimation()
    stage.advance(to: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(near(v.center.x, 70))
    animator.finishAnimation(at: position)
    #expect(animator.state == .inactive)
    #expect(near(v.center.x, x) && near(scene.place.x, x))
    #expect(positions.all == [position])
  }

  @Test("It goes on at another pace and in another time")
  func continues() {
    let animator = mover()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: 2
    )
    stage.advance(to: 1)
    #expect(near(scene.place.x, 95))
    stage.advance(to: 2)
    #expect(animator.state == .inactive && v.center.x == 120)
  }

  @Test("It can be told to stay active where it arrives, and be turned round there")
  func pausesOnCompletion() {
    let animator = mover()
    let positions = outcomes(of: animator)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.advance(to: 3)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == 1)
    animator.isReversed = true
    animator.startAnimation()
    stage.advance(to: 3.5)
    #expect(near(scene.place.x, 70))
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(positions.all == [.start] && v.center.x == 20)
  }

  @Test("Blocks may join late, and while it plays")
  func joining() {
    let animator = mover()
    animator.addAnimations({ v.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.advance(to: 0.5)
    #expect(scene.shown.opacity == 1)
    animator.addAnimations { v.center.y += 100 }
    stage.advance(to: 0.75)
    #expect(scene.shown.opacity == 0.5)
    #expect(near(scene.place.y, 70))
  }

  @Test("It plays after a delay, even if its client forgets it")
  func delayed() {
    var last: UIViewAnimatingPosition?
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1,
      delay: 1,
      options: .curveLinear,
      animations: { v.center.x += 100 },
      completion: { last = $0 }
    )
    stage.advance(to: 1)
    #expect(scene.place.x == 20)
    stage.advance(to: 1.5)
    #expect(near(scene.place.x, 70))
    stage.advance(to: 2)
    #expect(last == .end)
  }

  @Test("A spring takes the time it takes, and may start at different speeds in x and y")
  func springs() {
    let parameters = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 20,
      initialVelocity: CGVector(dx: 0, dy: 20)
    )
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
    #expect(animator.duration > 0.5 && animator.duration < 3)
    animator.addAnimations { v.center = CGPoint(x: 120, y: 120) }
    animator.startAnimation()
    stage.advance(to: 0.05)
    #expect(scene.place.x < 40 && scene.place.y > 70)
    stage.advance(to: 4)
    #expect(animator.state == .inactive)
  }

  @Test("Keyframes inside its block are its own to scrub")
  func keyframes() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { v.center.x = 220 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { v.center.x = 20 }
      }
    }
    animator.fractionComplete = 0.25
    #expect(near(scene.place.x, 120))
    animator.fractionComplete = 0.5
    #expect(near(scene.place.x, 220))
  }

  @Test("Views it animates take touches where they will be, unless told not to")
  func touches() {
    let animator = mover()
    animator.startAnimation()
    #expect(stage.window.hitTest(CGPoint(x: 120, y: 20), with: nil) === v)
    animator.stopAnimation(true)
    let other = mover()
    other.isUserInteractionEnabled = false
    other.startAnimation()
    #expect(stage.window.hitTest(v.center, with: nil) !== v)
  }

  @Test("What makes no sense in a state is ignored, with a warning")
  func misuse() {
    let animator = mover()
    animator.finishAnimation(at: .end)
    animator.stopAnimation(false)
    #expect(animator.state == .inactive)
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 1
    animator.addAnimations { v.alpha = 0 }
    #expect(animator.state == .stopped)
    #expect(v.alpha == 1)
    animator.finishAnimation(at: .end)
    #expect(v.center.x == 120)
  }
}

/// A log of the positions at which animators ended.
@MainActor
private final class Positions {
  var all: [UIViewAnimatingPosition] = []
}
