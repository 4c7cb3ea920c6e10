import Foundation
import Inspector
import PointerInput
import SandboxPanels
import TouchKit

/// Who gets what comes in: the scene, the panels, or the sandbox's own keys.
extension SceneSession {
  /// Gives the scene its events, and does in between what the sandbox's own keys ask for.
  func receive(_ events: [InputEvent]) throws(ProgramError) {
    var pending: [InputEvent] = []
    for raw in events {
      guard let event = try ownEvent(raw, &pending).map(clock.stamp) else { continue }
      run.settings.endHint(at: event)
      if review != nil {
        try receiveInReview(event, &pending)
        continue
      }
      let outcome = fingers.interpret(event)
      // One at a time: a key that cancels touches must not meet those that come down after it.
      for lawful in contacts.admit(outcome.events) { try receiveLawful(lawful, &pending) }
      guard let request = outcome.request else { continue }
      feed(&pending)
      perform(request)
    }
    feed(&pending)
  }

  /// What of an event is about the scene and its window; nil when it was about the panels alone.
  private func ownEvent(
    _ event: InputEvent,
    _ pending: inout [InputEvent]
  ) throws(ProgramError) -> InputEvent? {
    guard let panels else {
      if case .window(.resized(let size), _) = event { try resizeWindow(to: size) }
      return event
    }
    if case .window(.resized(let size), let time) = event {
      feed(&pending)
      try resizeWindow(to: size)
      arrangeScene(at: clock.time(at: time))
      return nil
    }
    let rest = panels.route(event, isHandBusy: fingers.isBusy)
    if rest != event {
      feed(&pending)
      try followPanels(at: clock.time(at: event.timestamp))
    }
    return rest
  }

  private func receiveLawful(
    _ event: InputEvent,
    _ pending: inout [InputEvent]
  ) throws(ProgramError) {
    guard case .key(let stroke) = event, let key = heldKeys.meaning(of: stroke, in: keyContext)
    else {
      if case .key = event, let panels, panels.desk.isTyping {
        panels.desk.feed([event])
        return
      }
      followWindow(event)
      pending.append(event)
      return
    }
    report.received([event])
    feed(&pending)
    guard case .perform(let action) = key else { return }
    try perform(action, at: stroke.timestamp)
  }

  /// Gives the scene what has gathered for it.
  func feed(_ events: inout [InputEvent]) {
    guard !events.isEmpty else { return }
    report.received(events)
    recorder?.recordInput(events)
    run.feed(events)
    panels?.noteChange(at: events[events.count - 1].timestamp)
    events.removeAll()
  }

  /// Does what a change of the window means to the window itself.
  func followWindow(_ event: InputEvent) {
    guard case .window(let change, _) = event else { return }
    screen.followChange(change)
    if change == .closeRequested { isOver = true }
    // Keys that come up elsewhere are not told.
    if change == .focusLost { heldKeys.forget() }
  }

  func cancelTouches(at time: TimeInterval) {
    fingers.release()
    var events = contacts.cancelAll(at: time)
    feed(&events)
  }

  var keyContext: KeyTable.Context {
    KeyTable.Context(
      isSelecting: run.settings.isSelecting,
      hasEdits: tools.hasEdits,
      isTyping: run.application.isTyping || panels?.desk.isTyping == true,
      isListing: panels?.desk.isCardOpen == true,
      isChoosing: run.settings.isSelecting && panels?.desk.hasProperties == true,
      isReviewing: review != nil
    )
  }
}
