import Foundation
import TouchInput

/// The files that the user saves: screenshots, animations and recordings.
struct SavedFiles {
  /// The folder of screenshots and animations.
  let folder: ScreenshotFolder
  /// The function that creates an animation of a recording's last seconds; nil if unavailable.
  var makeAnimation: ((InputRecording) throws(ProgramError) -> Data)?
  /// The function that exports a recording in another format and returns the file's path; nil if unavailable.
  var export: ((InputRecording, ExportKind) throws(ProgramError) -> String)?
  /// The recently opened files, the latest first.
  var recent: [String] = []
  /// The appearance that the user chose in the window; nil for the initial one.
  var keptLook: KeptLook?
  /// The time at which the current recording began, in seconds on the window's clock; nil without one.
  var recordingStart: TimeInterval?

  init(in folder: ScreenshotFolder) { self.folder = folder }

  /// Notes opened files.
  mutating func note(_ paths: [String]) {
    let whole = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    recent = Array((whole + recent.filter { !whole.contains($0) }).prefix(Self.most))
  }

  /// The largest number of recent files.
  private static let most = 12
}
