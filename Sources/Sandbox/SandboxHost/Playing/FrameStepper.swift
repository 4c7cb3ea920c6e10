package import TouchInput

/// Carries an application from frame to frame of a source, as the loop of the window does.
package final class FrameStepper {
  /// The application.
  package let run: ApplicationRun

  private let source: any InputSource
  private var isHidden = false
  private var isClosed = false

  /// Follows an application from its beginning.
  package init(_ run: ApplicationRun, reading source: any InputSource) {
    (self.run, self.source) = (run, source)
  }

  /// Does a frame after changes by hand; returns the changes, nil if there are none to be seen.
  package func step(after edits: [RecordedEdit] = []) -> Frame? {
    receiveInput(after: edits)
    return isSeen ? run.nextFrame() : nil
  }

  /// Does a frame without a picture; returns whether it changed anything that could be seen.
  package func pass(after edits: [RecordedEdit] = []) -> Bool {
    receiveInput(after: edits)
    return isSeen && run.passFrame()
  }

  private var isSeen: Bool { !isHidden && !isClosed }

  private func receiveInput(after edits: [RecordedEdit]) {
    for edit in edits { run.apply(edit) }
    let events = source.nextEvents(timeout: 0)
    for case .window(let change, _) in events {
      if change == .hidden { isHidden = true }
      if change == .shown { isHidden = false }
      if change == .closeRequested { isClosed = true }
    }
    run.feed(events)
    run.advance(to: source.now)
  }
}
