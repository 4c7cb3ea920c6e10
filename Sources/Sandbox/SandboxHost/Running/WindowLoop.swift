package import Foundation
package import TouchInput
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The only loop: it waits for input, passes it to the session, and shows the changes.
///
/// It sleeps without input, and draws nothing without changes.
package final class WindowLoop {
  let session: SceneSession
  private let window: any DesktopWindow
  private let report: RunReport
  /// The outline that the window presents.
  private var shownOutline: BenchOutline?
  /// The time of the program's next main-thread work, in seconds on the window's clock.
  private var workDue: TimeInterval?

  package init(
    _ launchTarget: LaunchTarget,
    of gallery: SceneGallery = .none,
    in window: any DesktopWindow,
    form: WindowForm = .plain,
    settings: AnnotationSettings,
    report: RunReport,
    folder: ScreenshotFolder,
    recorder: SessionRecorder? = nil,
    replaying replay: Replay? = nil
  ) throws(ProgramError) {
    (self.window, self.report) = (window, report)
    session = try SceneSession(
      launchTarget,
      of: gallery,
      on: WindowScreen(of: window, report: report),
      form: form,
      settings: settings,
      report: report,
      folder: folder,
      recorder: recorder,
      replaying: replay
    )
  }

  /// The function that creates an animation of a recording's last seconds; nil if unavailable.
  package var makeAnimation: ((InputRecording) throws(ProgramError) -> Data)? {
    get { session.files.makeAnimation }
    set { session.files.makeAnimation = newValue }
  }

  /// The function that exports a recording in another format and returns the file's path; nil if unavailable.
  package var export: ((InputRecording, ExportKind) throws(ProgramError) -> String)? {
    get { session.files.export }
    set { session.files.export = newValue }
  }

  /// Restores the recent files and the appearance of earlier runs.
  package func take(_ memory: WindowMemory) {
    session.files.recent = memory.recent ?? []
    session.files.keptLook = memory.look
  }

  /// Starts a course, whose lessons are the scenes of the gallery.
  package func take(_ course: CourseRecord) {
    session.course.begin(course)
    session.beginLesson(at: session.input.clock.time(at: window.now))
  }

  /// The number of frames up to the reviewed moment; zero without a review.
  package var replayPosition: Int { session.review?.position ?? 0 }

  /// Stores the window's layout for the next run.
  package func keepPlace(in memory: inout WindowMemory) {
    memory.look = session.files.keptLook
    memory.recent = session.files.recent.isEmpty ? nil : session.files.recent
    guard let bench = session.workbench?.bench, !bench.isBare else { return }
    memory.arrangement = bench.arrangement
    if !window.fillsScreen { memory.size = window.size }
  }

  /// Runs until the user closes the window or quits.
  package func runUntilOver() throws(ProgramError) {
    defer { session.recorder?.finish() }
    window.whenDisplayIsLost { [session, window] in
      session.leaveNoFinger(at: session.input.clock.time(at: window.now))
      session.recorder?.finish()
      StandardError.write("Error: \(window.loss)")
      _exit(ExitStatus.unavailable.rawValue)
    }
    do throws(ProgramError) {
      try run()
    } catch {
      session.leaveNoFinger(at: session.input.clock.time(at: window.now))
      throw error
    }
  }

  private func run() throws(ProgramError) {
    runMainThreadWork()
    try session.showFrame()
    while !session.isOver {
      try session.receive(eventsOfFrame())
      try session.receive(window.takeDrops())
      try session.press(window.takePresses())
      runMainThreadWork()
      session.startChangedScene()
      try session.advance()
      try session.showFrame()
      window.follow(isTyping: session.keyContext.isTyping)
      showOutline()
      try report.check()
    }
  }

  private func showOutline() {
    guard window.hasOutline, let outline = session.outline, outline != shownOutline else { return }
    shownOutline = outline
    window.show(outline: outline.json)
  }

  /// Returns the input until another frame is due; moves between two frames are merged.
  private func eventsOfFrame() -> [InputEvent] {
    var events = window.nextEvents(timeout: timeToWork)
    while case let wait = session.screen.timeToFrame, wait > 0 {
      let more = window.nextEvents(timeout: wait)
      guard !more.isEmpty else { break }
      events += more
    }
    session.screen.beginFrame()
    return events
  }

  /// The time until there is work without input; nil means no limit.
  private var timeToWork: TimeInterval? {
    let due = [workDue, session.nextDeadline].compactMap(\.self).min()
    return due.map { max(0, $0 - window.now) }
  }

  private func runMainThreadWork() {
    workDue = window.runMainThreadWork().map { window.now + $0 }
  }
}
