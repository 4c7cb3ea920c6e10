import TouchTrace
import Foundation
import TouchKit
import TouchKitTesting

/// The scene of a random play.
extension GesturePlay {
  func addView() {
    let parent = choices.one(of: [stage.rootView] + views) ?? stage.rootView
    let sides: [CGFloat] = [300, 200, 120]
    let view = PlayView(
      frame: CGRect(
        x: CGFloat(choices.pick(4) * 50),
        y: CGFloat(choices.pick(4) * 50),
        width: sides[choices.pick(3)],
        height: sides[choices.pick(3)]
      )
    )
    view.accessibilityIdentifier = "v\(views.count)"
    view.isMultipleTouchEnabled = choices.chance(50)
    view.isExclusiveTouch = choices.chance(6)
    view.refusesGestures = choices.chance(6)
    view.play = self
    parent.addSubview(view)
    views.append(view)
  }

  func addRecognizer() {
    let recognizer = makeRecognizer()
    let record = RecognizerRecord(number: recognizers.count, play: self)
    recognizer.record = record
    recognizer.name = "g\(record.number)"
    recognizer.cancelsTouchesInView = !choices.chance(30)
    recognizer.delaysTouchesBegan = choices.chance(25)
    recognizer.delaysTouchesEnded = !choices.chance(25)
    recognizer.addTarget(target, action: PlayTarget.acted)
    recognizer.delegate = choices.chance(80) ? relations : nil
    home.addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    relations.play = self
  }

  /// A view for a recognizer.
  var home: UIView { choices.one(of: views + [stage.rootView, stage.window]) ?? stage.rootView }

  private func makeRecognizer() -> any RecordingRecognizer {
    switch choices.pick(9) {
    case 0, 1: return RecordingOwn()
    case 2:
      let tap = RecordingTap()
      tap.numberOfTapsRequired = 1 + choices.pick(3)
      tap.numberOfTouchesRequired = 1 + choices.pick(2)
      return tap
    case 3:
      let press = RecordingLongPress()
      press.minimumPressDuration = [0.5, 0.2, 0][choices.pick(3)]
      press.numberOfTapsRequired = choices.pick(2)
      press.numberOfTouchesRequired = 1 + choices.pick(2)
      return press
    case 4:
      let pan = RecordingPan()
      pan.minimumNumberOfTouches = 1 + choices.pick(2)
      if choices.chance(30) { pan.maximumNumberOfTouches = pan.minimumNumberOfTouches }
      return pan
    case 5:
      let swipe = RecordingSwipe()
      swipe.numberOfTouchesRequired = 1 + choices.pick(2)
      return swipe
    case 6: return RecordingPinch()
    case 7: return RecordingRotation()
    default:
      let pan = RecordingScreenEdgePan()
      pan.edges = .all
      return pan
    }
  }

  /// The scene and the actions in it, for the developer.
  var story: String {
    var lines = views.map { view in
      let parent = (view.superview as? PlayView)?.accessibilityIdentifier ?? "root"
      return "\(view.accessibilityIdentifier ?? "") in \(parent) \(view.frame)"
        + (view.isMultipleTouchEnabled ? " multiple" : "")
        + (view.isExclusiveTouch ? " exclusive" : "")
        + (view.refusesGestures ? " refuses" : "")
    }
    lines += recognizers.map { recognizer in
      let flags = [
        recognizer.cancelsTouchesInView ? "cancels" : nil,
        recognizer.delaysTouchesBegan ? "delays began" : nil,
        recognizer.delaysTouchesEnded ? "delays ended" : nil,
        recognizer.delegate == nil ? nil : "delegate",
      ]
      let view = recognizer.view
      let home = view?.accessibilityIdentifier ?? view.map { "\(type(of: $0))" } ?? "no view"
      return "\(recognizer.name ?? "") \(type(of: recognizer)) on \(home) "
        + flags.compactMap(\.self).joined(separator: ", ")
    }
    lines.append(relations.summary)
    lines += deeds
    for record in stage.log.records {
      let text = Transcript(detail: .everything).lines(for: record.event)
      lines += text.map { "#\(record.sequence) \(record.time) \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}
