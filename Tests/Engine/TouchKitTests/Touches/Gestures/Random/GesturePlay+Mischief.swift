import Foundation
import TouchInput
import TouchKit
import TouchKitTesting

/// The changes that clients may make at any moment, sensible or not.
extension GesturePlay {
  private typealias State = UIGestureRecognizer.State

  /// Decides the state of a client's own recognizer.
  func write(_ recognizer: RecordingOwn, _ touches: Set<UITouch>, _ event: UIEvent) {
    let states: [State] = [.failed, .began, .changed, .ended, .cancelled, .possible]
    switch choices.pick(10) {
    case 0...3: break
    case 4: if let touch = touches.first { recognizer.ignore(touch, for: event) }
    case 5:
      set(.began, of: recognizer)
      set(.ended, of: recognizer)
    default: set(states[choices.pick(states.count)], of: recognizer)
    }
  }

  private func set(_ state: State, of recognizer: any RecordingRecognizer) {
    note("g\(recognizer.record?.number ?? 0).state = \(state)")
    if recognizer.record?.live.isEmpty != false { recognizer.record?.isDrivenByHand = true }
    recognizer.state = state
  }

  /// Makes one change to a recognizer, to a view or to everything.
  func mischief(_ present: UIGestureRecognizer? = nil) {
    let chosen = choices.one(of: recognizers)
    let own = present as? any RecordingRecognizer
    guard let recognizer = choices.chance(50) ? own ?? chosen : chosen else { return }
    switch choices.pick(3) {
    case 0: disturb(recognizer)
    case 1: rearrange(recognizer)
    default: intervene()
    }
  }

  private func disturb(_ recognizer: any RecordingRecognizer) {
    let name = "g\(recognizer.record?.number ?? 0)"
    switch choices.pick(10) {
    case 0: break
    case 1:
      note("\(name).isEnabled = false")
      recognizer.isEnabled = false
    case 2:
      note("\(name).isEnabled = false, true")
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    case 3:
      note("all enabled")
      for recognizer in recognizers { recognizer.isEnabled = true }
    case 4:
      note("\(name).cancelsTouchesInView.toggle()")
      recognizer.cancelsTouchesInView.toggle()
    case 5:
      note("\(name).delaysTouchesBegan.toggle()")
      recognizer.delaysTouchesBegan.toggle()
      recognizer.record?.redelayedInStep = stepCount
    case 6:
      note("\(name).delaysTouchesEnded.toggle()")
      recognizer.delaysTouchesEnded.toggle()
      recognizer.record?.redelayedInStep = stepCount
    case 7:
      let states: [State] = [.failed, .cancelled, .ended, .began, .changed, .possible]
      set(states[choices.pick(6)], of: recognizer)
    case 8: rebase(recognizer)
    default:
      note("\(name) loses its target")
      recognizer.removeTarget(target, action: nil)
      recognizer.addTarget(target, action: PlayTarget.acted)
    }
  }

  private func rebase(_ recognizer: any RecordingRecognizer) {
    (recognizer as? UIPanGestureRecognizer)?.setTranslation(.zero, in: views.first)
    (recognizer as? UIPinchGestureRecognizer)?.scale = 1
    (recognizer as? UIRotationGestureRecognizer)?.rotation = 0
    (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = 1 + choices.pick(2)
    (recognizer as? UILongPressGestureRecognizer)?.minimumPressDuration = 0.1
  }

  private func rearrange(_ recognizer: any RecordingRecognizer) {
    let name = "g\(recognizer.record?.number ?? 0)"
    switch choices.pick(8) {
    case 0: break
    case 1:
      note("\(name) leaves its view")
      recognizer.view?.removeGestureRecognizer(recognizer)
    case 2:
      note("\(name) moves")
      home.addGestureRecognizer(recognizer)
    case 3:
      note("all have views")
      for recognizer in recognizers where recognizer.view == nil {
        home.addGestureRecognizer(recognizer)
      }
    case 4 where recognizers.count < 8:
      note("a new recognizer")
      addRecognizer()
    case 5:
      note("\(name) requires another one to fail")
      hasNewRelations = true
      if let other = choices.one(of: recognizers) { recognizer.require(toFail: other) }
    case 6:
      note("\(name) has no delegate")
      hasNewRelations = true
      recognizer.delegate = nil
    default:
      note("\(name) leaves and comes back")
      let view = recognizer.view
      view?.removeGestureRecognizer(recognizer)
      view?.addGestureRecognizer(recognizer)
    }
  }

  private func intervene() {
    guard let view = choices.one(of: views) else { return }
    let name = view.accessibilityIdentifier ?? ""
    switch choices.pick(10) {
    case 0: break
    case 1:
      note("\(name) removed")
      view.removeFromSuperview()
    case 2:
      note("lost views come back")
      for view in views where view.window == nil { stage.rootView.addSubview(view) }
    case 3:
      note("\(name) out and in")
      let parent = view.superview
      view.removeFromSuperview()
      parent?.addSubview(view)
    case 4:
      note("\(name).isHidden.toggle()")
      view.isHidden.toggle()
    case 5:
      note("focus lost")
      stage.send(.focusLost)
    case 6:
      note("time passes")
      stage.advance(by: 0.4)
    case 7:
      note("a finger does something")
      if let finger = choices.one(of: fingers), let action = action(of: finger) {
        stage.perform([action])
      }
    case 8:
      note("interaction ignored, or not")
      let application = stage.application
      if application.isIgnoringInteractionEvents {
        application.endIgnoringInteractionEvents()
      } else {
        application.beginIgnoringInteractionEvents()
      }
    default:
      note("the window is hidden and shown")
      stage.window.isHidden = true
      stage.window.isHidden = false
    }
  }
}
