import Foundation
import Inspector
package import TextFormats
import TouchInput
import TouchKit

/// Code that is compiled on every save: its versions follow each other under the same fingers.
extension SceneSession {
  private var live: LiveCode? { launchTarget.live }

  /// Runs the newest version if there is one, and follows what the compiler does.
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
    // Both versions printed once more for it.
    live.dropOutput()
    switch comparison {
    case .same(let events): live.run(version, .same(events: events))
    case .differs(let difference): live.run(version, .differs(difference))
    }
  }

  /// Cancels the touches of fingers that were down at the end of a recording.
  private func liftFingers(of past: InputRecording?) {
    _ = input.contacts.admit(past?.frames.flatMap(\.events) ?? [])
    cancelTouches(at: input.clock.time(at: screen.window.now))
  }

  /// Notes what the code printed, at the moment up to which it ran.
  func noteOutput() {
    guard let lines = launchTarget.live?.takeOutput(), !lines.isEmpty else { return }
    for line in lines { run.application.notePrinted(line) }
    workbench?.noteChange(at: run.application.currentTime)
  }

  /// When something about the code is to be shown, in seconds on the window's clock.
  var liveDue: TimeInterval? { live?.nextDeadline(at: screen.window.now) }

  /// Goes so many versions on, or back; tells whether there is one.
  func goToVersion(by step: Int) -> Bool {
    let past = live?.past ?? recorder?.sessionUpToNow
    let isAfterStop = live?.stop != nil
    guard let version = live?.go(by: step) else { return false }
    run(version, after: past)
    // Fingers that were down then are not down now.
    if isAfterStop { liftFingers(of: past) }
    return true
  }

  /// Starts a version where the scene began, and gives it the input that came in since.
  ///
  /// Fingers that are down stay down, and the selected view is selected again.
  private func run(_ version: LiveCode.Version, after past: InputRecording?) {
    let selected = selectedPlace
    leaveReview()
    live?.willRun(version)
    scene.target.start = version.start
    let now = input.clock.time(at: screen.window.now)
    begin(launchTarget, recorder, at: past?.header.startTime ?? now)
    for frame in past?.frames ?? [] {
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
    noteOutput()
    select(selected)
  }

  /// Does what a button of the strip or of the panel of code stands for.
  func perform(_ request: LiveRequest, at time: TimeInterval) throws(ProgramError) {
    switch request {
    case .showMoment:
      guard case .differs(let difference) = live?.state.outcome else { return }
      try perform(.seek(difference.moment), at: time)
    case .previousVersion: _ = goToVersion(by: -1)
    case .nextVersion: _ = goToVersion(by: 1)
    case .showErrors: workbench?.bench.open(CodePanel.label)
    case .openEditor(let problem):
      guard let live, !live.openEditor(problem) else { return }
      let place = problem.map { "\($0.file):\($0.line):\($0.column)" } ?? live.state.file
      if screen.window.setClipboardText(place) {
        say(
          "\(place) is copied: set VISUAL to an editor with a window to open it here",
          "已复制 \(place)：把 VISUAL 设为图形编辑器即可在此打开"
        )
      }
    }
  }
}

/// Something that the user asks for of code that is compiled on every save.
nonisolated package enum LiveRequest: Hashable, Sendable {
  /// To show the moment of the first difference.
  case showMoment
  /// To run the version before, or the one after.
  case previousVersion, nextVersion
  /// To show the compiler's messages.
  case showErrors
  /// To open a place in the user's editor, or the file.
  case openEditor(CompilerMessage?)
}
