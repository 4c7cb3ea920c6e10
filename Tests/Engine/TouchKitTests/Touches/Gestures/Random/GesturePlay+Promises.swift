import Foundation
import TouchKit
import TouchKitTesting

/// Checks that need the settings of the recognizers.
extension GesturePlay {
  // MARK: - Actions

  /// Checks an action that a recognizer sent to its target.
  func acted(_ recognizer: UIGestureRecognizer) {
    guard let recognizer = recognizer as? any RecordingRecognizer, let record = recognizer.record
    else { return }
    let state = recognizer.state
    expect(state != .possible && state != .failed, "g\(record.number) tells \(state)")
    let isAttached = recognizer.view != nil || record.isDrivenByHand
    // A gesture that began must end with an action.
    expect(
      isAttached || record.hasRecognized,
      "g\(record.number) tells \(state) although no view has it"
    )
    checkTelling(recognizer, record)
    let recognizes = !record.hasRecognized && (state == .began || state == .ended)
    if recognizes {
      record.hasRecognized = true
      record.recognitionTime = stage.time
      if !hasNewRelations { checkRivals(of: recognizer, record) }
    }
    let touches = record.seen
    called(recognizer)
    if recognizes, recognizer.cancelsTouchesInView { take(touches) }
  }

  /// Checks that a state is sent once, and that all values are finite then.
  private func checkTelling(_ recognizer: any RecordingRecognizer, _ record: RecognizerRecord) {
    let state = recognizer.state
    let isNew = state == .changed || record.isDrivenByHand || record.told.insert(state).inserted
    expect(isNew, "g\(record.number) tells \(state) twice")
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    let velocity = pan.velocity(in: nil)
    expect(
      velocity.x.isFinite && velocity.y.isFinite,
      "g\(record.number) is as fast as \(velocity)"
    )
  }

  private func checkRivals(of recognizer: any RecordingRecognizer, _ record: RecognizerRecord) {
    for other in recognizers where other !== recognizer {
      guard let rival = other.record, !rival.seen.isDisjoint(with: record.seen) else { continue }
      // The rival is possible again although no reset was called: it had recognised by hand, without a window.
      if rival.hasRecognized, ![.cancelled, .failed, .possible].contains(other.state) {
        expect(
          !prevents(other, recognizer) || wasFreed(other, rival, by: recognizer),
          "g\(record.number) recognises beside g\(rival.number), which prevents it"
        )
      }
      checkFate(of: other, rival, beside: recognizer)
      if requires(recognizer, other) {
        expect(
          other.state == .failed || other.state == .cancelled,
          "g\(record.number) recognises although g\(rival.number) has not failed"
        )
      }
    }
  }

  /// Returns whether a rival may act first although it came second.
  ///
  /// In this event a recognizer recognised that does not prevent the rival, but failed the recognizers for which
  /// it waited. A recognizer that has recognised cannot fail any more.
  private func wasFreed(
    _ rival: any RecordingRecognizer,
    _ record: RecognizerRecord,
    by winner: any RecordingRecognizer
  ) -> Bool {
    record.recognitionTime == stage.time && relations.hasRequirements(record.number)
      && !prevents(winner, rival)
  }

  /// Checks that a prevented recognizer fails at once, and that no rival in the same event was skipped.
  private func checkFate(
    of rival: any RecordingRecognizer,
    _ record: RecognizerRecord,
    beside winner: any RecordingRecognizer
  ) {
    let name = "g\(record.number)", other = "g\(winner.record?.number ?? 0)"
    expect(
      rival.state != .possible || !prevents(winner, rival),
      "\(name) is not failed by \(other), which prevents it"
    )
    let isNew = !record.hasRecognized && (rival.state == .began || rival.state == .ended)
    let isFree = !relations.hasRequirements(record.number)
    expect(
      !isNew || !isFree || !prevents(rival, winner) || prevents(winner, rival),
      "\(other) recognises although \(name) does, which prevents it"
    )
  }

  private func prevents(_ first: any RecordingRecognizer, _ second: any RecordingRecognizer) -> Bool
  {
    guard first.canPrevent(second), second.canBePrevented(by: first) else { return false }
    return !isTogether(first, second) && !isTogether(second, first)
  }

  private func isTogether(
    _ first: any RecordingRecognizer,
    _ second: any RecordingRecognizer
  ) -> Bool {
    guard first.delegate != nil, let a = first.record, let b = second.record else { return false }
    return relations.together.contains(.init(first: a.number, second: b.number))
  }

  private func requires(_ first: any RecordingRecognizer, _ second: any RecordingRecognizer) -> Bool
  {
    guard let a = first.record, let b = second.record else { return false }
    return relations.staticRequirements.contains(.init(first: a.number, second: b.number))
  }

  // MARK: - Calls of views

  /// Checks a call of a view about touches.
  func viewCalled(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    for touch in touches {
      let number = numbers(of: [touch])[0]
      noteCall(phase, number)
      if phase != .cancelled {
        expect(!taken.contains(number), "a view is told \(phase) of a touch that was taken from it")
      }
      for recognizer in recognizers where withholds(recognizer, phase, touch, number) {
        expect(
          false,
          "a view is told \(phase) although g\(recognizer.record?.number ?? 0) delays it"
        )
      }
    }
    called(nil)
  }

  private func withholds(
    _ recognizer: any RecordingRecognizer,
    _ phase: UITouch.Phase,
    _ touch: UITouch,
    _ number: Int
  ) -> Bool {
    guard recognizer.record?.redelayedInStep != stepCount else { return false }
    guard recognizer.state == .possible, recognizer.record?.seen.contains(number) == true,
      recognizer.view?.window === touch.window
    else { return false }
    switch phase {
    case .began: return recognizer.delaysTouchesBegan
    case .ended: return recognizer.delaysTouchesEnded
    default: return false
    }
  }

  // MARK: - After events

  /// Compares the touches of recognizers with the fingers that are down.
  func checkTouches() {
    checkAdmission()
    checkRest()
    for recognizer in recognizers {
      guard let record = recognizer.record,
        [.possible, .began, .changed].contains(recognizer.state)
      else { continue }
      for number in record.live {
        guard let touch = touch(number), touch.phase != .ended, touch.phase != .cancelled else {
          expect(false, "g\(record.number) missed the end of touch \(number)")
          continue
        }
      }
      if !(recognizer is UITapGestureRecognizer) {
        expect(
          recognizer.numberOfTouches == record.live.count,
          "g\(record.number) has \(recognizer.numberOfTouches) touches and saw \(record.live)"
        )
      }
    }
  }

  /// Checks the state after the end of all input.
  func checkEnd() {
    for recognizer in recognizers {
      let name = "g\(recognizer.record?.number ?? 0)"
      let isOut = recognizer.view?.window == nil
      let isReady = isOut || recognizer.state == .possible
      expect(isReady, "\(name) is \(recognizer.state) in the end")
      expect(recognizer.numberOfTouches == 0, "\(name) holds touches in the end")
    }
    let deadline = stage.application.nextDeadline
    expect(deadline == nil, "something is due at \(deadline ?? 0)")
    expect(heldTouches == 0, "\(heldTouches) touches are still held")
  }

  /// Checks that every recognizer takes part in the next gesture.
  func checkReadiness() {
    stage.window.rootViewController?.view.isUserInteractionEnabled = true
    for recognizer in recognizers {
      recognizer.isEnabled = true
      recognizer.delegate = nil
      stage.rootView.addGestureRecognizer(recognizer)
    }
    let finger = stage.makeFinger()
    let former = recognizers.map { $0.record?.beginnings }
    finger.down(CGPoint(x: 399, y: 399))
    for (recognizer, former) in zip(recognizers, former) {
      let isReady = recognizer.record?.beginnings != former
      expect(isReady, "g\(recognizer.record?.number ?? 0) does not see the next finger")
    }
    finger.up()
    stage.advance(by: 10)
    checkEnd()
    checkTapCounts()
  }
}
