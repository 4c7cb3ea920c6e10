import Foundation
import Inspector
import SDLPlatform
import SandboxHost
import TextFormats
import TouchInput

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The window of live code, which stays open when the code crashes.
///
/// Another process runs the code and draws. When it crashes, the window stores the location and the recording, and a
/// new process continues with them.
final class LiveWindow: SharedWindowOwner {
  private let code: SceneCode
  private let folder: String
  private let recordings: String
  private let language: Language
  private var child: WatchedProgram?
  private var lastStop: LiveStop?
  /// The place of the code that does not return; nil while it returns, and while the place is unknown.
  private var busyPlace: String?
  /// Whether the user stopped code that does not return.
  private var isStoppedByUser = false
  /// The exit code of the program.
  private var status = ExitStatus.success.rawValue

  /// Creates the window of some code.
  init(_ code: SceneCode, folder: String, recordings: String, language: Language) {
    (self.code, self.folder, self.recordings) = (code, folder, recordings)
    self.language = language
  }

  /// Runs until the window is closed; returns the exit code.
  func run(in platform: PlatformWindow) throws(ProgramError) -> Int32 {
    let window = SharedWindow(window: platform)
    platform.whenDisplayIsLost { [folder] in
      // The other process closes its window by itself.
      try? FileManager.default.removeItem(atPath: folder)
      StandardError.write("Error: \(platform.loss)")
      _exit(ExitStatus.unavailable.rawValue)
    }
    try window.showStatus(language("Building \(code.shownName) …", "正在编译 \(code.shownName) …"))
    try start(in: window, after: nil)
    try window.run(self)
    let isAnswering = window.isAnswering
    window.detach()
    if let child {
      // Code that never returns cannot be asked to end.
      if !isAnswering { child.send(SIGKILL) }
      status = child.end().status
      self.child = nil
    }
    return status
  }

  private func start(in window: SharedWindow, after stop: String?) throws(ProgramError) {
    let (mine, its) = try MessageSocket.makePair()
    let memory = try PictureMemory()
    let copy = fcntl(memory.descriptor, F_DUPFD_CLOEXEC, 0)
    defer { close(its) }
    child = try WatchedProgram(
      try SisterProgram.live.path(),
      Array(CommandLine.arguments.dropFirst()),
      folder: folder,
      window: .init(socket: its, memory: memory.descriptor),
      stop: stop
    )
    child?.passOnErrors()
    window.attach(socket: mine, memory: copy)
  }

  // MARK: - The drawing process

  func drawingEnded(in window: SharedWindow) throws(ProgramError) {
    guard let child else { return window.end() }
    let end = child.end(stoppedBecause: isStoppedByUser ? Self.stopReason : nil)
    (self.child, isStoppedByUser, busyPlace) = (nil, false, nil)
    status = end.status
    passOnOutput()
    guard let report = end.report else { return window.end() }
    let journal = FileManager.default.contents(atPath: folder + "/" + LiveProgram.journal)
    let recording = journal.flatMap { try? RecordingReader($0).recording }
    let text = report.text(since: recording?.header.startTime ?? 0)
    StandardError.write("Error: \(text)")
    let picture = LastPicture(folder: folder)
    picture.keep(window.picture, scale: window.window.scale)
    var stop = stop(report)
    stop.hasPicture = picture.image != nil
    lastStop = stop
    let file = folder + "/stop.json"
    try? Data(stop.json.line.utf8).write(to: URL(fileURLWithPath: file))
    try window.showStatus(text)
    try start(in: window, after: file)
  }

  /// Forwards the last output of the code that was not read yet.
  private func passOnOutput() {
    let file = "\(folder)/\(PrintedOutput.name)"
    guard let data = FileManager.default.contents(atPath: file), !data.isEmpty else { return }
    try? StandardOutput.write(data)
    truncate(file, 0)
  }

  /// Stores the recording of the session, and reports its path.
  private func stop(_ report: CrashReport) -> LiveStop {
    let call = report.calls.first
    let place = call.map { "\(Self.name(of: $0.file)):\($0.line)" } ?? ""
    let isInCheck = ExerciseCheck.takeMark(in: folder)
    let reason = report.reason + (isInCheck ? ", while the exercise was checked" : "")
    return LiveStop(
      place: place,
      reason: reason,
      function: call?.function ?? "",
      moment: isInCheck ? nil : report.moment,
      calls: report.calls.map { "\($0.function)  \(Self.name(of: $0.file)):\($0.line)" },
      recording: keepRecording(),
      isAgain: lastStop.map { $0.place == place && $0.reason == reason && !place.isEmpty } ?? false
    )
  }

  private static let stopReason = "it did not return, and Ctrl+. stopped it"

  private static func name(of path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent
  }

  private func keepRecording() -> String? {
    let journal = folder + "/" + LiveProgram.journal
    guard FileManager.default.fileExists(atPath: journal),
      let path = try? ScreenshotFolder(path: recordings)
        .freePath(for: code.title, suffix: "touchrec")
    else { return nil }
    guard let data = FileManager.default.contents(atPath: journal),
      (try? named(data, in: path).write(to: URL(fileURLWithPath: path))) != nil
    else { return nil }
    try? FileManager.default.removeItem(atPath: journal)
    StandardError.write("The recording is saved: \(path)")
    return path
  }

  /// Returns a recording whose first line names the code by its path from the recording's folder.
  private func named(_ recording: Data, in path: String) -> Data {
    let reference = { [code] (folder: String) in
      let place = SceneLookup.reference(to: code.place, from: folder)
      return Data(JSONValue.string(place).line.utf8)
    }
    guard let old = recording.firstRange(of: reference(folder)) else { return recording }
    let own = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return recording[..<old.lowerBound] + reference(own) + recording[old.upperBound...]
  }

  func drawingIsBusy(since time: TimeInterval, in window: SharedWindow) throws(ProgramError) {
    // The first request can find the program outside of the code, so later ones look again.
    guard busyPlace == nil, child?.hasTrapped == false else { return }
    guard let call = child?.reportOfPlace()?.calls.first else {
      return try window.showStatus(
        language(
          "\(code.shownName) does not respond. Ctrl+. stops the code.",
          "\(code.shownName) 没有响应。按 Ctrl+. 停止代码。"
        )
      )
    }
    let place = "\(Self.name(of: call.file)):\(call.line)"
    busyPlace = place
    try window.showStatus(
      language(
        "\(place) does not return from \(call.function). Ctrl+. stops the code.",
        "\(place) 在 \(call.function) 中一直没有返回。按 Ctrl+. 停止代码。"
      )
    )
  }

  func drawingAnswers(in window: SharedWindow) throws(ProgramError) {
    busyPlace = nil
    try window.showStatus(nil)
  }

  func takeDrop(_ drop: WindowDrop, in window: SharedWindow) throws(ProgramError) -> Bool {
    guard case .files(let paths) = drop, let other = SceneCode(files: paths) else { return false }
    do throws(ProgramError) {
      try LiveProgram.check(other)
      if let child {
        child.send(SIGKILL)
        _ = child.end()
        self.child = nil
      }
      try? FileManager.default.removeItem(atPath: folder)
      try LiveProgram.restart(showing: other, insteadOf: code.name)
    } catch {
      try window.showStatus(error.message)
      return true
    }
  }

  func takeKey(_ stroke: KeyStroke, in window: SharedWindow) -> Bool {
    guard stroke.isDown, stroke.name == ".", stroke.modifiers.contains(.control) else {
      return false
    }
    isStoppedByUser = child?.hasTrapped == false
    child?.send(SIGABRT)
    return true
  }
}
