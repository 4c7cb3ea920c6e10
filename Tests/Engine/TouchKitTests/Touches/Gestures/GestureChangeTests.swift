import Foundation
import Testing
import TouchKit
import TouchKitTesting

/// A change that client code may make to a recognizer, within any callback.
enum GestureChange: String, CaseIterable, Sendable {
  case remove, disable, retarget, removeView, addAnother
}

/// The callbacks in which the change is made.
enum GestureMoment: String, CaseIterable, Sendable {
  case touchesBegan, shouldReceive, shouldBegin, action
}

@MainActor
@Suite("Changing recognizers from within their callbacks")
struct GestureChangeTests {
  /// Returns the states that a pan sends to its target in three drags, with a change at a moment.
  ///
  /// A change before the pan begins makes it fail without an action. After that it is cancelled, once.
  private func expected(_ change: GestureChange, _ moment: GestureMoment) -> [String] {
    let whole = ["G→began", "G→changed", "G→ended"]
    switch (change, moment) {
    case (.retarget, .action): return ["G→began"]
    case (.retarget, _): return []
    case (.addAnother, _): return whole
    case (_, .action): return ["G→began", "G→cancelled"]
    case (_, _): return []
    }
  }

  @Test("Each change at each moment ends the gesture as documented and leaves nothing behind")
  func everyCombination() {
    for moment in GestureMoment.allCases {
      for change in GestureChange.allCases { check(change, moment) }
    }
  }

  @Test("Attached again by its own target while it moves, it belongs to one view, once")
  func attachedTwice() {
    for isSame in [true, false] {
      let scene = GestureScene()
      let (goal, elsewhere) = (UIView(), UIView())
      for view in [goal, elsewhere] { scene.stage.rootView.addSubview(view) }
      let pan = UIPanGestureRecognizer()
      let target = ChangingTarget {
        if pan.state == .cancelled { (isSame ? goal : elsewhere).addGestureRecognizer(pan) }
      }
      pan.addTarget(target, action: ChangingTarget.acted)
      scene.v.addGestureRecognizer(pan)
      let finger = scene.finger()
      finger.down(100, 100)
      finger.move(150, 100)
      goal.addGestureRecognizer(pan)
      #expect(pan.view === goal && goal.gestureRecognizers?.count == 1)
      #expect(elsewhere.gestureRecognizers == nil && scene.v.gestureRecognizers == nil)
      finger.up()
      #expect(scene.stage.violations == [])
    }
  }

  private func check(_ change: GestureChange, _ moment: GestureMoment) {
    let scene = GestureScene()
    let g = ChangingPan()
    let delegate = ChangingDelegate()
    var isDone = false
    let act = { (now: GestureMoment) in
      guard now == moment, !isDone else { return }
      isDone = true
      apply(change, to: g, scene)
    }
    g.onBegan = { act(.touchesBegan) }
    delegate.onCall = act
    g.delegate = delegate
    let target = ChangingTarget { act(.action) }
    g.addTarget(target, action: ChangingTarget.acted)
    scene.add(g, "G")
    scene.drag(through: [120, 140])
    let label = "\(change) in \(moment)"
    #expect(isDone, "\(label)")
    #expect(told(g, scene) == expected(change, moment), "\(label)")
    #expect(g.state == .possible, "\(label)")
    #expect(scene.stage.violations.isEmpty && scene.stage.unfinishedTouches == [], "\(label)")
    checkNextGesture(change, g, scene, label)
  }

  /// Checks that a restored view or recognizer works as before.
  private func checkNextGesture(
    _ change: GestureChange,
    _ g: UIGestureRecognizer,
    _ scene: GestureScene,
    _ label: String
  ) {
    scene.stage.advance(by: 2)
    scene.clear()
    g.isEnabled = true
    g.delegate = nil
    scene.stage.rootView.addSubview(scene.v)
    scene.v.addGestureRecognizer(g)
    scene.drag(through: [120])
    let actions = scene.actions.filter { $0.hasPrefix("G") }
    #expect(actions == ["G→began", "G→ended"], "\(label)")
  }

  private func apply(_ change: GestureChange, to g: UIGestureRecognizer, _ scene: GestureScene) {
    switch change {
    case .remove: g.view?.removeGestureRecognizer(g)
    case .disable: g.isEnabled = false
    case .retarget: g.removeTarget(nil, action: nil)
    case .removeView: scene.v.removeFromSuperview()
    case .addAnother: scene.v.addGestureRecognizer(UIPanGestureRecognizer())
    }
  }

  private func told(_ g: UIGestureRecognizer, _ scene: GestureScene) -> [String] {
    scene.states.map { "G→\($0)" }
  }
}

private final class ChangingPan: UIPanGestureRecognizer {
  var onBegan: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    onBegan?()
  }
}

@MainActor
private final class ChangingTarget {
  private let act: () -> Void

  init(_ act: @escaping () -> Void) { self.act = act }

  func acted() { act() }
}

@MainActor
private final class ChangingDelegate: NSObject, UIGestureRecognizerDelegate {
  var onCall: ((GestureMoment) -> Void)?

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    onCall?(.shouldReceive)
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    onCall?(.shouldBegin)
    return true
  }
}
