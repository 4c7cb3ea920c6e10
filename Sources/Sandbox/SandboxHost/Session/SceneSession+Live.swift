import Foundation
import Inspector
package import TextFormats
import TouchInput
import TouchKit

/// Code that is recompiled on every save; its versions replace each other under the same fingers.
extension SceneSession {
  private var live: LiveCode? { launchTarget.live }

  /// Runs the newest version if there is one, and follows the compiler.
  func followLiveCode() {
    guard let live else { return }
    let now = screen.window.now
    live.advance(to: now)
    guard let version = live.takeNews(at: now) else { return }
    let former = live.version
    let past = live.past ?? recorder?.sessionUpToNow
    run(version, after: past)
    if let stop = live.stop {
      liftFingers(of: past)
      let start = past?.header.startTime ?? 0
      return live.run(version, .fixed(stop.moment.map { $0 - start }))
    }
    guard let former, let past, !past.frames.isEmpty else {
      return live.run(version, former == nil ? .watching : .same(events: 0))
    }
    let comparison = live.compare(former, version, past)
    // The comparison made both versions print again.
    live.dropOutput()
    switch comparison {
    case .same(let events): live.run(version, .same(events: events))
    case .looks(let words): live.run(version, .looks(words))
    case .differs(let difference): live.run(version, .differs(difference))
    }
  }

  /// Cancels the touches of fingers that were down at the end of a recording.
  private func liftFingers(of past: InputRecording?) {
    _ = input.contacts.admit(past?.frames.flatMap(\.events) ?? [])
    cancelTouches(at: input.clock.time(at: screen.window.now))
  }

  /// Notes the code's output at the time up to which it ran.
  func noteOutput() {
    guard let lines = launchTarget.live?.takeOutput(), !lines.isEmpty else { return }
    for line in lines { run.application.notePrinted(line) }
    workbench?.noteChange(at: run.application.currentTime)
  }

  /// The time of the next update about the code, in seconds on the window's clock.
  var liveDue: TimeInterval? { live?.nextDeadline(at: screen.window.now) }

  /// Moves forwards or back by a number of versions; returns whether the version exists.
  func goToVersion(by step: Int) -> Bool {
    let past = live?.past ?? recorder?.sessionUpToNow
    let isAfterStop = live?.stop != nil
    guard let version = live?.go(by: step) else { return false }
    run(version, after: past)
    // Fingers that were down at the crash are no longer down.
    if isAfterStop { liftFingers(of: past) }
    return true
  }

  /// Starts a version where the scene began, and replays the input since then.
  ///
  /// Fingers that are down stay down, and the selected view is selected again.
  private func run(_ version: LiveCode.Version, after past: InputRecording?) {
    let selected = selectedPlace
    leaveReview()
    live?.willRun(version)
    scene.target.start = version.start
    let now = input.clock.time(at: screen.window.now)
    begin(launchTarget, recorder, at: past?.header.startTime ?? now)
    if let past, let recorder {
      recorder.replay(past, play)
    } else {
      past?.frames.forEach(play)
    }
    noteOutput()
    select(selected)
  }

  /// Plays a frame of a recording, and records it.
  private func play(_ frame: RecordedFrame) {
    for edit in frame.edits {
      run.apply(edit)
      recorder?.recordEdit(edit, at: run.application.currentTime)
    }
    if !frame.events.isEmpty { recorder?.recordInput(frame.events) }
    run.feed(frame.events)
    run.advance(to: frame.time)
    noteOutput()
    recorder?.endFrame(at: frame.time)
  }

  /// Performs the request of a button in the strip or in the code panel.
  func perform(_ request: LiveRequest, at time: TimeInterval) throws(ProgramError) {
    switch request {
    case .showMoment:
      guard case .differs(let difference) = live?.state.outcome else { return }
      // A frame ends after its events.
      let frames = recorder?.sessionUpToNow?.frames ?? []
      let end = frames.first { $0.time >= difference.moment }?.time
      try perform(.seek(end ?? difference.moment), at: time)
    case .previousVersion: _ = goToVersion(by: -1)
    case .nextVersion: _ = goToVersion(by: 1)
    case .showErrors: workbench?.bench.open(CodePanel.label)
    case .openEditor(let problem):
      guard let live, !live.openEditor(problem) else { return }
      let place = problem.map { "\($0.file):\($0.line):\($0.column)" } ?? live.state.file
      if screen.window.setClipboardText(place) {
        say(
          "\(place) copied. To open it in an editor, set VISUAL to a graphical editor.",
          "已复制 \(place)。把 VISUAL 设为图形编辑器即可直接打开。"
        )
      }
    }
  }
}

/// A request to code that is compiled on every save.
nonisolated package enum LiveRequest: Hashable, Sendable {
  /// Shows the moment of the first difference.
  case showMoment
  /// Runs the previous or next version.
  case previousVersion, nextVersion
  /// Shows the compiler's messages.
  case showErrors
  /// Opens a location, or the file, in the user's editor.
  case openEditor(CompilerMessage?)
}
