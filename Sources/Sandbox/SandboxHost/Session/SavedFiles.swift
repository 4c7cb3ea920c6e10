import Foundation
import TouchInput

/// The files that the user saves: screenshots, animations and recordings.
struct SavedFiles {
  /// The folder of screenshots and animations.
  let folder: ScreenshotFolder
  /// Makes an animation of a recording's last seconds; nil where nothing can.
  var makeAnimation: ((InputRecording) throws(ProgramError) -> Data)?
  /// Saves a recording in another form and returns the path of the file; nil where nothing can.
  var export: ((InputRecording, ExportKind) throws(ProgramError) -> String)?
  /// The files that were opened, the latest first.
  var recent: [String] = []
  /// The look that the user chose in the window; nil for the one that it began with.
  var keptLook: KeptLook?
  /// When the present recording began, in seconds on the window's clock; nil without one.
  var recordingStart: TimeInterval?

  init(in folder: ScreenshotFolder) { self.folder = folder }

  /// Notes files that were opened.
  mutating func note(_ paths: [String]) {
    let whole = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    recent = Array((whole + recent.filter { !whole.contains($0) }).prefix(Self.most))
  }

  /// How many opened files are remembered.
  private static let most = 12
}
