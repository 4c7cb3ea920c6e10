import Foundation
import TouchInput
import TextFormats

/// A recorder of the input since the scene began, which writes it to a file on request.
///
/// A recording begins when its scene begins. All input since then is stored, so a user who starts recording late gets
/// the beginning too.
package final class SessionRecorder {
  /// The destination of recordings.
  package enum Destination: Hashable {
    /// A file that is written from the start.
    case file(String, replacing: Bool)
    /// A folder that receives a file each time the user asks for a recording.
    case folder(String)

    /// The folder for exported files.
    package var exportFolder: String {
      switch self {
      case .file(let path, _): URL(fileURLWithPath: path).deletingLastPathComponent().path
      case .folder(let folder): folder
      }
    }
  }

  /// The stored frames since the scene began.
  private struct History {
    private(set) var kept = FrameHistory()
    private var eventCount = 0
    /// Whether all frames since the scene began are stored.
    private(set) var isWhole = true

    mutating func add(_ frame: RecordedFrame) {
      eventCount += frame.events.count + frame.edits.count + 1
      if eventCount <= SessionRecorder.maximumHistoryEvents {
        kept.append(frame)
      } else {
        (isWhole, kept) = (false, FrameHistory())
      }
    }
  }

  /// The names of a shared session's viewers, by the device of their fingers.
  var viewers: [Int64: String] = [:] { didSet { output?.writer.viewers = viewers } }

  private var failure: ProgramError?
  private let destination: Destination
  private let scene: String
  private var header: RecordingHeader?
  private var history = History()
  private var pending: [InputEvent] = []
  private var pendingEdits: [RecordedEdit] = []
  private var output: (writer: RecordingWriter, path: String)?
  /// The number of times the scene began while a file was written.
  private var beginnings = 0
  /// The file that receives all input immediately, in case the process crashes; nil without one.
  private let journalPath: String?
  private var journal: RecordingWriter?
  private let sceneHash: (StartedApplication) -> String
  private let reference: (String) -> String
  /// Called with the path of each new file in a folder.
  private let onFile: (String) -> Void

  /// The largest number of events in memory; a recording from the start has no limit.
  fileprivate static let maximumHistoryEvents = 1_000_000

  /// Creates a recorder of a scene.
  ///
  /// `sceneHash` distinguishes versions of the scene, and `reference` returns the name of a path in a recording.
  package init(
    scene: String,
    destination: Destination,
    reference: ((String) -> String)? = nil,
    journal: String? = nil,
    onFile: @escaping (String) -> Void = { _ in },
    sceneHash: @escaping (StartedApplication) -> String
  ) {
    self.scene = scene
    self.destination = destination
    journalPath = journal
    self.reference = reference ?? { _ in scene }
    self.onFile = onFile
    self.sceneHash = sceneHash
  }

  /// The path of the file that the recorder currently writes.
  package var path: String? { output?.path }

  /// The time at which the scene began, in seconds on the input clock.
  var beginning: TimeInterval? { header?.startTime }

  /// The start time of the stored session; nil if it is not completely stored.
  var sessionBeginning: TimeInterval? { history.isWhole ? beginning : nil }

  /// The recording since the scene began; nil if it is no longer complete, or without a scene.
  var session: InputRecording? {
    guard let header, history.isWhole else { return nil }
    var recording = InputRecording(header: header, frames: history.kept.frames)
    recording.viewers = viewers
    return recording
  }

  /// The recording since the scene began, including the unfinished frame.
  var sessionUpToNow: InputRecording? {
    guard var recording = session else { return nil }
    guard !pending.isEmpty || !pendingEdits.isEmpty else { return recording }
    let last = recording.frames.last?.time ?? recording.header.startTime
    let time = max(pending.last?.timestamp ?? last, last)
    recording.frames.append(RecordedFrame(edits: pendingEdits, events: pending, time: time))
    return recording
  }

  /// Starts a session when the scene begins, with a screen size in points and a time on the input clock.
  func begin(_ started: StartedApplication, size: CGSize, at time: TimeInterval) {
    let wasWriting = output != nil
    finish()
    header = RecordingHeader(
      scene: scene,
      sceneHash: sceneHash(started),
      size: size,
      startTime: time
    )
    history = History()
    (pending, pendingEdits) = ([], [])
    beginJournal()
    if wasWriting || isDemanded && beginnings == 0 { start() }
  }

  private func beginJournal() {
    journal = nil
    guard let journalPath, var heading = header else { return }
    heading.scene = reference(journalPath)
    // The window is useful even if there is no room for the journal.
    guard let file = try? RecordingFile(path: journalPath, replacing: true) else { return }
    journal = try? RecordingWriter(heading) { try file.append($0) }
  }

  /// Writes input to the journal before all of it is played again, because the code may crash in between.
  ///
  /// The journal contains the input once, although it is recorded again.
  func replay(_ recording: InputRecording, _ play: (RecordedFrame) -> Void) {
    recording.frames.forEach(note)
    let whole = journal
    journal = nil
    recording.frames.forEach(play)
    journal = whole
  }

  /// Adds a frame to the journal.
  private func note(_ frame: RecordedFrame) { try? journal?.append(frame) }

  /// Throws an error if a requested recording cannot be written.
  package func check() throws(ProgramError) {
    if let failure { throw failure }
  }

  /// Whether recording is the purpose of the program's run.
  private var isDemanded: Bool {
    if case .file = destination { true } else { false }
  }

  /// Starts or stops writing; returns the path of the finished file.
  func toggle() -> String? {
    guard let path else {
      start()
      return nil
    }
    finish()
    return path
  }

  /// Records events that the application receives.
  func recordInput(_ events: [InputEvent]) {
    // Events that were fed separately must not be merged when the recording plays.
    if let last = pending.last { closeFrame(at: last.timestamp) }
    pending = events
    // The journal comes before the application, because the application's code may crash.
    if let last = events.last {
      note(RecordedFrame(edits: pendingEdits, events: events, time: frameTime(last.timestamp)))
    }
  }

  /// Records a property that the user changed by hand, at a time of the application.
  func recordEdit(_ edit: RecordedEdit, at time: TimeInterval) {
    // A change precedes the events of its frame, and follows the time that passed before.
    if !pending.isEmpty || history.kept.lastTime.map({ $0 < time }) ?? true {
      closeFrame(at: time)
    }
    pendingEdits.append(edit)
  }

  /// Ends the frame at a time on the input clock.
  func endFrame(at time: TimeInterval) { closeFrame(at: time) }

  /// Returns the time of a frame: at least that of the one before, or of the beginning.
  ///
  /// Events of a window can be older than the scene.
  private func frameTime(_ time: TimeInterval) -> TimeInterval {
    max(time, history.kept.lastTime ?? header?.startTime ?? time)
  }

  private func closeFrame(at time: TimeInterval) {
    add(RecordedFrame(edits: pendingEdits, events: pending, time: frameTime(time)))
    pending = []
    pendingEdits = []
  }

  /// Stops writing; the recording is complete.
  package func finish() {
    attempt { try output?.writer.finish() }
    output = nil
  }

  private func add(_ frame: RecordedFrame) {
    history.add(frame)
    let rest = frame.events.isEmpty ? frame : RecordedFrame(edits: [], events: [], time: frame.time)
    note(rest)
    attempt { try output?.writer.append(frame) }
  }

  private func start() {
    guard let header else { return }
    guard history.isWhole else {
      StandardError.write(
        "Error: the scene has run too long to record it from its beginning. Press Ctrl+R to "
          + "restart it, then record."
      )
      return
    }
    beginnings += 1
    attempt {
      let file = try newFile()
      var heading = header
      heading.scene = reference(file.path)
      var writer = try RecordingWriter(heading) { try file.append($0) }
      writer.viewers = viewers
      for frame in history.kept.frames { try writer.append(frame) }
      output = (writer, file.path)
      StandardError.write("Note: recording to \(file.path)")
    }
  }

  private func newFile() throws(ProgramError) -> RecordingFile {
    switch destination {
    case .folder(let path):
      let file = try ScreenshotFolder(path: path).freePath(for: scene, suffix: "touchrec")
      defer { onFile(file) }
      return try RecordingFile(path: file, replacing: false)
    case .file(let path, let replacing):
      // After a restart of the scene, the earlier recording is a recording of its own.
      return try RecordingFile(
        path: beginnings == 1 ? path : SessionRecorder.numbered(path, beginnings),
        replacing: replacing
      )
    }
  }

  /// Returns a numbered path: `drag.touchrec` becomes `drag-2.touchrec`.
  private static func numbered(_ path: String, _ number: Int) -> String {
    let url = URL(fileURLWithPath: path)
    let suffix = url.pathExtension.isEmpty ? "" : ".\(url.pathExtension)"
    return "\(path.dropLast(suffix.count))-\(number)\(suffix)"
  }

  private func attempt(_ work: () throws -> Void) {
    do {
      try work()
    } catch {
      output = nil
      let problem = error as? ProgramError ?? ProgramError(.software, "\(error)")
      if isDemanded {
        failure = failure ?? problem
      } else {
        // A write error is no reason to end the user's session.
        StandardError.write("Error: \(problem.message)")
      }
    }
  }
}
