package import TouchInput

/// A stepper that advances an application frame by frame from an input source, as the window's loop does.
package final class FrameStepper {
  /// The application.
  package let run: ApplicationRun

  private let source: any InputSource
  private var isHidden = false
  private var isClosed = false

  /// Creates a stepper for an application in its initial state.
  package init(_ run: ApplicationRun, reading source: any InputSource) {
    (self.run, self.source) = (run, source)
  }

  /// Plays a frame after changes by hand; returns its changes, or nil if nothing visible changed.
  package func step(after edits: [RecordedEdit] = []) -> Frame? {
    receiveInput(after: edits)
    return isSeen ? run.nextFrame() : nil
  }

  /// Plays a frame without a picture; returns whether anything visible changed.
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
