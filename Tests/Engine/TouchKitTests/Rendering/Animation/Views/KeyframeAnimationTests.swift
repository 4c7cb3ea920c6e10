import Foundation
import Geometry
import Testing
import TouchKitTesting

@testable import TouchKit

@MainActor
@Suite("Keyframe animations")
struct KeyframeAnimationTests {
  private let scene = AnimationScene()
  private let outcomes = Outcomes()

  private var stage: Stage { scene.stage }
  private var v: UIView { scene.v }

  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue
  )

  private func run(_ options: UIView.KeyframeAnimationOptions, _ animations: @escaping () -> Void) {
    UIView.animateKeyframes(
      withDuration: 4,
      delay: 0,
      options: [options, Self.linear],
      animations: animations,
      completion: outcomes.note
    )
  }

  private func moveTwice() {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { v.center.x = 120 }
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { v.center.x = 220 }
  }

  private func places(at times: [TimeInterval]) -> [CGFloat] {
    times.map { time in
      stage.advance(to: time)
      return (scene.place.x * 1000).rounded() / 1000
    }
  }

  @Test("Each keyframe changes its part of the time; in between values rest")
  func linear() {
    run([]) { moveTwice() }
    #expect(v.center.x == 220)
    #expect(places(at: [0, 0.5, 1, 1.5, 2, 3, 4]) == [20, 70, 120, 120, 120, 170, 220])
    #expect(outcomes.all == [true])
  }

  @Test("Discrete values jump, paced values ignore the times")
  func modes() {
    run(.calculationModeDiscrete) { moveTwice() }
    #expect(places(at: [0.9, 1.1, 3.9]) == [20, 120, 120])
    stage.advance(to: 4)
    #expect(outcomes.all == [true])
    v.center.x = 20
    run(.calculationModePaced) { moveTwice() }
    #expect(places(at: [5, 6, 7]) == [70, 120, 170])
  }

  @Test("Cubic values pass smoothly through all keyframes")
  func cubic() {
    run(.calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { v.center.x = 120 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { v.center.x = 20 }
    }
    let shown = places(at: [1, 2, 3])
    #expect(shown[1] == 120)
    #expect(shown[0] > 70 && shown[0] == shown[2])
  }

  @Test("What changes outside of keyframes takes the whole time")
  func whole() {
    run([]) {
      v.alpha = 0
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { v.center.x = 120 }
    }
    stage.advance(to: 2)
    #expect(scene.shown.opacity == 0.5)
    #expect(scene.place.x == 20)
  }

  @Test("A full turn in steps turns all the way round")
  func turning() {
    run([]) {
      for step in 1...4 {
        UIView.addKeyframe(
          withRelativeStartTime: Double(step - 1) / 4,
          relativeDuration: 0.25
        ) { v.transform = CGAffineTransform(rotationAngle: .pi / 2 * CGFloat(step)) }
      }
    }
    for (time, angle) in [(0.5, 0.25), (1.5, 0.75), (2.5, 1.25), (3.5, 1.75)] {
      stage.advance(to: time)
      let transform = scene.shown.geometry.transform
      #expect(near(transform.a, cos(angle * .pi)) && near(transform.b, sin(angle * .pi)))
    }
  }

  @Test("Outside of a keyframe animation a keyframe just changes things")
  func outside() {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { v.alpha = 0 }
    #expect(scene.shown.opacity == 0)
  }

  @Test("Times that make no sense are brought into range", arguments: [-1, .nan, 2, .infinity])
  func hostile(time: Double) {
    run([]) {
      UIView.addKeyframe(withRelativeStartTime: time, relativeDuration: time) { v.center.x = 120 }
    }
    stage.advance(to: 2)
    #expect(scene.place.x.isFinite)
    stage.advance(to: 4)
    #expect(scene.place.x == 120)
  }
}
