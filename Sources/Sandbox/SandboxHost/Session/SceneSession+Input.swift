import Foundation
import Inspector
import TouchInput
import TouchKit

/// Routing of input to the scene, the workbench, or the sandbox's own keys.
extension SceneSession {
  /// Sends the scene its events, and performs the actions of the sandbox's own keys in between.
  func receive(_ events: [InputEvent]) throws(ProgramError) {
    var pending: [InputEvent] = []
    followGuests()
    for raw in events {
      if let guest = audience?.guest(of: raw) {
        try receive(raw, of: guest, &pending)
        continue
      }
      guard let event = try ownEvent(raw, &pending).map(input.clock.stamp) else { continue }
      if review != nil {
        try receiveInReview(event, &pending)
        continue
      }
      if takeForPrediction(event) || takeForHandles(event) { continue }
      // After a crash there is only the last picture, which is not the user's code.
      if launchTarget.live?.stop != nil, case .contact = event { continue }
      let (lawfulEvents, request) = input.interpret(event)
      // Events are handled one at a time, so that a key that cancels touches does not affect later touches.
      for lawful in lawfulEvents { try receiveLawful(lawful, &pending) }
      guard let request else { continue }
      feed(&pending)
      perform(request)
    }
    feed(&pending)
  }

  /// Returns the part of an event for the scene and its window; nil if only the workbench uses the event.
  private func ownEvent(
    _ event: InputEvent,
    _ pending: inout [InputEvent]
  ) throws(ProgramError) -> InputEvent? {
    // The text of a key that opened a field does not go into that field.
    if case .text = event, input.keys.takesText() { return nil }
    guard let workbench else {
      if case .window(.resized(let size), _) = event {
        try resizeWindow(to: size, at: event.timestamp)
      }
      return event
    }
    if case .window(.resized(let size), let time) = event {
      feed(&pending)
      try resizeWindow(to: size, at: time)
      followLayout(at: input.clock.time(at: time))
      return nil
    }
    let rest = workbench.route(
      event,
      isHandBusy: input.fingers.isBusy,
      isTyping: keyContext.isTyping
    )
    if rest == nil {
      feed(&pending)
      try followWorkbench(at: input.clock.time(at: event.timestamp))
    }
    return rest
  }

  func receiveLawful(
    _ event: InputEvent,
    _ pending: inout [InputEvent]
  ) throws(ProgramError) {
    guard case .key(let stroke) = event else {
      followWindow(event)
      pending.append(event)
      return
    }
    if let key = input.keys.meaning(of: stroke, in: keyContext) {
      report.received([event])
      feed(&pending)
      if case .perform(let action) = key { try perform(action, at: stroke.timestamp) }
    } else if let workbench,
      input.keys.goesToField(stroke, isTyping: workbench.bench.isTyping)
    {
      workbench.bench.feed([pastedLine(stroke) ?? event])
    } else {
      pending += input.keys.applicationStrokes(stroke).map(InputEvent.key)
    }
  }

  /// Sends the scene its pending events.
  func feed(_ events: inout [InputEvent]) {
    guard !events.isEmpty else { return }
    report.received(events)
    recorder?.recordInput(events)
    run.feed(events)
    noteOutput()
    noteTouches(events)
    workbench?.noteChange(at: events[events.count - 1].timestamp)
    events.removeAll()
  }

  /// Handles a new touch, which ends the current question and may be the learner's task.
  private func noteTouches(_ events: [InputEvent]) {
    let hasBegan = events.contains { event in
      if case .contact(let sample) = event { sample.phase == .began } else { false }
    }
    guard hasBegan else { return }
    question.hitMap.forget()
    endQuestion()
    judgePrediction()
    workbench?.bench.noteDone(.press)
  }

  /// Applies a change of the window to the window itself.
  func followWindow(_ event: InputEvent) {
    guard case .window(let change, _) = event else { return }
    screen.followChange(change)
    if change == .closeRequested { isOver = true }
    // Releases that go elsewhere are not reported.
    if change == .focusLost || change == .deviceLost(ContactID.mouse.device) { input.keys.forget() }
  }

  func cancelTouches(at time: TimeInterval) {
    gesturePlay.stop()
    var events = input.takeFingers(at: time)
    feed(&events)
  }

  /// Lifts all fingers and ends the recording before the run ends.
  func leaveNoFinger(at time: TimeInterval) {
    cancelTouches(at: time)
    if review == nil { recorder?.endFrame(at: time) }
  }

  var keyContext: KeyTable.Context {
    let bench = workbench?.bench
    return KeyTable.Context(
      isSelecting: run.settings.isSelecting,
      hasEdits: tools.hasEdits || launchTarget.live?.hasOtherVersions == true,
      hasCode: launchTarget.live != nil,
      isTyping: run.application.isTyping || bench?.isTyping == true,
      isListing: bench?.isAsking == true,
      isScrollable: bench?.isPanelScrollable == true,
      isChoosing: run.settings.isSelecting && bench?.hasProperties == true,
      isReviewing: review != nil,
      isFocused: bench?.hasFocus == true,
      isAtProperty: bench?.awaitsTyping == true,
      isTypingNumber: bench?.isTypingNumber == true,
      isSearching: bench?.editedSearch != nil,
      isInMatrix: bench?.isMatrixFocused == true
    )
  }
}
