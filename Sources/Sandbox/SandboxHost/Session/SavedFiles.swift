import Foundation
import TouchInput

/// The files that the user saves: screenshots, animations and recordings.
struct SavedFiles {
  /// The folder of screenshots and animations.
  let folder: ScreenshotFolder
  /// Makes an animation of a recording's last seconds; nil where nothing can.
  var makeAnimation: ((InputRecording) throws(ProgramError) -> Data)?
  /// When the present recording began, in seconds on the window's clock; nil without one.
  var recordingStart: TimeInterval?

  init(in folder: ScreenshotFolder) { self.folder = folder }
}
