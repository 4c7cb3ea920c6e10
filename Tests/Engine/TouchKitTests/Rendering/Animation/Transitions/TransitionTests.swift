import Foundation
import Geometry
import Testing
import TouchKitTestSupport
import TouchKitTesting
@testable import TouchKit

@MainActor
@Suite("Transitions of views")
struct TransitionTests {
  let stage = Stage()
  let card = named("card", rect(0, 0, 100, 100))
  let front = named("front", rect(0, 0, 100, 100))
  let back = named("back", rect(0, 0, 100, 100))

  init() {
    stage.rootView.addSubview(card)
    card.addSubview(front)
  }

  @Test("The change counts at once; the picture follows, and then completion is called")
  func dissolve() {
    var finished: [Bool] = []
    UIView.transition(with: card, duration: 0.4, options: .transitionCrossDissolve) {
      front.backgroundColor = .red
    } completion: {
      finished.append($0)
    }
    #expect(front.backgroundColor == .red && front.animations == nil)
    #expect(card.decorations.count == 1 && card.subviews == [front])
    stage.advance(by: 0.2)
    card.decorations.first?.animations?.showLook(at: stage.time)
    let opacity = card.decorations.first?.shownOpacity ?? 0
    #expect(opacity > 0.3 && opacity < 0.7 && finished.isEmpty)
    stage.advance(by: 0.3)
    #expect(card.decorations.isEmpty && finished == [true])
  }

  @Test("The view takes no touches meanwhile, unless they are allowed", arguments: [false, true])
  func touches(allowed: Bool) {
    var options: UIView.AnimationOptions = .transitionFlipFromLeft
    if allowed { options.insert(.allowUserInteraction) }
    UIView.transition(with: card, duration: 0.4, options: options, animations: {})
    let hit = stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil)
    #expect((hit === front) == allowed)
    stage.advance(by: 0.5)
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
  }

  @Test("A flip is thin in the middle and whole at the end")
  func flip() {
    UIView.transition(
      with: card,
      duration: 0.4,
      options: [.transitionFlipFromRight, .curveLinear],
      animations: {}
    )
    stage.advance(by: 0.2)
    card.animations?.showLook(at: stage.time)
    #expect(card.shownGeometry.transform.a < 0.1 && card.transform == .identity)
    stage.advance(by: 0.3)
    #expect(card.shownGeometry.transform == .identity)
  }

  @Test("One view takes the place of another; or both stay, hidden and shown")
  func replacement() {
    var finished: [Bool] = []
    UIView.transition(from: front, to: back, duration: 0.2, options: .transitionCurlUp) {
      finished.append($0)
    }
    #expect(card.subviews == [back] && front.superview == nil)
    stage.advance(by: 0.3)
    card.insertSubview(front, at: 0)
    front.isHidden = true
    UIView.transition(
      from: back,
      to: front,
      duration: 0.2,
      options: [.showHideTransitionViews, .transitionCrossDissolve]
    ) { finished.append($0) }
    #expect(back.isHidden && !front.isHidden && card.subviews == [front, back])
    stage.advance(by: 0.3)
    #expect(finished == [true, true])
  }

  @Test("Outside of a window, and without animations, all happens at once")
  func atOnce() {
    let loose = UIView(frame: rect(0, 0, 10, 10))
    var calls: [String] = []
    UIView.transition(with: loose, duration: 1, options: .transitionCrossDissolve) {
      calls.append("change")
    } completion: { _ in
      calls.append("end")
    }
    #expect(calls == ["change", "end"])
    UIView.performWithoutAnimation {
      UIView.transition(with: card, duration: 1, options: .transitionCrossDissolve) {
        calls.append("second")
      }
    }
    #expect(calls.last == "second" && card.decorations.isEmpty)
  }
}
