package import PointerInput

/// Carries an application from frame to frame as the loop of the window does, without a clock.
package final class FrameStepper {
  /// The application.
  package let run: ApplicationRun

  private var contacts = ContactTable()
  private var isHidden = false
  private var isClosed = false

  /// Follows an application from its beginning.
  package init(_ run: ApplicationRun) {
    self.run = run
  }

  /// Does a frame; answers what it changed, nil when nothing or when it could not be seen.
  package func step(_ frame: RecordedFrame) -> Frame? {
    letIn(frame)
    return isSeen ? run.nextFrame() : nil
  }

  /// Does a frame without a picture; tells whether it changed anything that could be seen.
  package func pass(_ frame: RecordedFrame) -> Bool {
    letIn(frame)
    return isSeen && run.passFrame()
  }

  private var isSeen: Bool { !isHidden && !isClosed }

  private func letIn(_ frame: RecordedFrame) {
    for edit in frame.edits { run.apply(edit) }
    let events = contacts.admit(frame.events)
    for case .window(let change, _) in events {
      if change == .hidden { isHidden = true }
      if change == .shown { isHidden = false }
      if change == .closeRequested { isClosed = true }
    }
    run.feed(events)
    run.advance(to: frame.time)
  }
}
