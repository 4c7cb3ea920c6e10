import Foundation
import TouchInput
import SandboxHost
import TouchScripts

/// Input that broke a promise, written as a recording and as a touch script beside it.
struct MonkeyFailure {
  let recording: InputRecording
  /// The path of the recording.
  let path: String

  /// The path of the script.
  var script: String {
    URL(fileURLWithPath: path).deletingPathExtension().path + ".touch"
  }

  /// Writes both; the recording replaces the file that was written before its seed was played.
  func write(replacingScript: Bool) throws {
    try PictureFile(path: path).write(recording.encoded(), replacing: true)
    let text = RecordingScript.text(of: recording, expecting: [])
    try PictureFile(path: script).write(Data(text.utf8), replacing: replacingScript)
  }
}
