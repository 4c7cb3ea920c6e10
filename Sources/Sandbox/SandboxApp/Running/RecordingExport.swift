import ArgumentParser
import Foundation
import SandboxHost
import SandboxScenes
import TextFormats
import TouchInput

/// The export of a window's recording in another format, as in the `export` command.
struct RecordingExport {
  /// The folder for the file.
  let folder: String
  let kind: ExportKind

  /// Writes the file, and returns its path.
  func write(
    _ recording: InputRecording,
    of scene: SandboxScene
  ) throws(ProgramError) -> String {
    let path = try ScreenshotFolder(path: folder).freePath(
      for: scene.name,
      suffix: kind.rawValue
    )
    let options: ExportCommand
    do {
      options = try ExportCommand.parse([path, "--output", path, "--quiet", "--overlay"])
    } catch {
      throw ProgramError(.software, "the export cannot start: \(error)")
    }
    guard let form = options.form else {
      throw ProgramError(.software, "no format has the extension \(kind.rawValue)")
    }
    var recording = recording
    recording.header.scene = scene.reference(fromFile: path)
    try Exporter(options: options, form: form, recording: recording, scene: scene).run()
    // A script names its scene, which may be in another folder.
    if kind == .touch { RecordedFiles().add(path) }
    return path
  }
}
