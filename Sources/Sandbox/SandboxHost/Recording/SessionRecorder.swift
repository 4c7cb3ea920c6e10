import Foundation
import TouchInput
import TextFormats

/// Keeps what came in since the scene began, and writes it to a file while asked to.
///
/// A recording begins where its scene begins. So everything is kept from there on, and a user who
/// starts recording late gets the beginning too.
package final class SessionRecorder {
  /// Where recordings go.
  package enum Destination: Hashable {
    /// A file, which is written from the start.
    case file(String, replacing: Bool)
    /// A folder in which recordings gather, each time the user asks for one.
    case folder(String)
  }

  /// The frames since the scene began, as far as they are kept.
  private struct History {
    private(set) var kept = FrameHistory()
    private var eventCount = 0
    /// Whether all frames since the scene began are kept.
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

  /// What the viewers of a shared session are called, by the device of their fingers.
  var viewers: [Int64: String] = [:] { didSet { output?.writer.viewers = viewers } }

  private var failure: ProgramError?
  private let destination: Destination
  private let scene: String
  private var header: RecordingHeader?
  private var history = History()
  private var pending: [InputEvent] = []
  private var pendingEdits: [RecordedEdit] = []
  private var output: (writer: RecordingWriter, path: String)?
  /// How many times the scene began while a file was written.
  private var beginnings = 0
  /// The file in which everything is kept at once, in case the process ends; nil without one.
  private let journalPath: String?
  private var journal: RecordingWriter?
  private let sceneHash: (StartedApplication) -> String
  private let reference: (String) -> String
  /// Called with the path of each file that is begun in a folder.
  private let onFile: (String) -> Void

  /// More is not kept in memory; a recording from the start may go on without limit.
  fileprivate static let maximumHistoryEvents = 1_000_000

  /// Creates a recorder of a scene; `sceneHash` tells one version of it from another, and
  /// `reference` what a recording of a path calls it.
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

  /// The path of the file that is being written.
  package var path: String? { output?.path }

  /// When the scene began, in seconds on the input clock.
  var beginning: TimeInterval? { header?.startTime }

  /// When what was done since the scene began starts; nil where that is not kept.
  var sessionBeginning: TimeInterval? { history.isWhole ? beginning : nil }

  /// What was done since the scene began; nil when that is too long ago, or there is no scene.
  var session: InputRecording? {
    guard let header, history.isWhole else { return nil }
    var recording = InputRecording(header: header, frames: history.kept.frames)
    recording.viewers = viewers
    return recording
  }

  /// The recording since the scene began, with the frame that is not over.
  var sessionUpToNow: InputRecording? {
    guard var recording = session else { return nil }
    guard !pending.isEmpty || !pendingEdits.isEmpty else { return recording }
    let last = recording.frames.last?.time ?? recording.header.startTime
    let time = max(pending.last?.timestamp ?? last, last)
    recording.frames.append(RecordedFrame(edits: pendingEdits, events: pending, time: time))
    return recording
  }

  /// The scene began, on a screen of a size in points, at a moment on the input clock.
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
    // Without room for it, the window is of use all the same.
    guard let file = try? RecordingFile(path: journalPath, replacing: true) else { return }
    journal = try? RecordingWriter(heading) { try file.append($0) }
  }

  /// Complains when a recording that was demanded cannot be made.
  package func check() throws(ProgramError) {
    if let failure { throw failure }
  }

  /// Whether the program runs in order to record.
  private var isDemanded: Bool {
    if case .file = destination { true } else { false }
  }

  /// Starts to write, or stops; answers the path of the file that was finished.
  func toggle() -> String? {
    guard let path else {
      start()
      return nil
    }
    finish()
    return path
  }

  /// The application took these events.
  func recordInput(_ events: [InputEvent]) {
    // What was fed separately must not be merged when it is played.
    if let last = pending.last { closeFrame(at: last.timestamp) }
    pending = events
    // Before the application takes them: its code may stop.
    if let last = events.last {
      try? journal?.append(RecordedFrame(edits: pendingEdits, events: events, time: last.timestamp))
    }
  }

  /// Records a property that the user changed by hand, at a moment of the application's time.
  func recordEdit(_ edit: RecordedEdit, at time: TimeInterval) {
    // A change comes before the events of its frame, and after the time that passed before.
    if !pending.isEmpty || history.kept.lastTime.map({ $0 < time }) ?? true {
      closeFrame(at: time)
    }
    pendingEdits.append(edit)
  }

  /// The frame ended at a moment on the input clock.
  func endFrame(at time: TimeInterval) { closeFrame(at: time) }

  private func closeFrame(at time: TimeInterval) {
    add(RecordedFrame(edits: pendingEdits, events: pending, time: time))
    pending = []
    pendingEdits = []
  }

  /// Stops writing; what was recorded is complete.
  package func finish() {
    attempt { try output?.writer.finish() }
    output = nil
  }

  private func add(_ frame: RecordedFrame) {
    history.add(frame)
    let rest = frame.events.isEmpty ? frame : RecordedFrame(edits: [], events: [], time: frame.time)
    try? journal?.append(rest)
    attempt { try output?.writer.append(frame) }
  }

  private func start() {
    guard let header else { return }
    guard history.isWhole else {
      StandardError.write(
        "Error: the scene has been running for too long to be recorded from its beginning. Start "
          + "it anew with Ctrl+R, then record."
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
      StandardError.write("recording \(file.path)")
    }
  }

  private func newFile() throws(ProgramError) -> RecordingFile {
    switch destination {
    case .folder(let path):
      let file = try ScreenshotFolder(path: path).freePath(for: scene, suffix: "touchrec")
      defer { onFile(file) }
      return try RecordingFile(path: file, replacing: false)
    case .file(let path, let replacing):
      // The scene was started anew: what was recorded before is a recording of its own.
      return try RecordingFile(
        path: beginnings == 1 ? path : SessionRecorder.numbered(path, beginnings),
        replacing: replacing
      )
    }
  }

  /// `drag.touchrec` becomes `drag-2.touchrec`.
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
        // No reason to end what the user is doing.
        StandardError.write("Error: \(problem.message)")
      }
    }
  }
}
