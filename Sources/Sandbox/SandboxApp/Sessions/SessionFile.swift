import Foundation
import Playback
import TouchInput
import SandboxHost
import SandboxScenes
import SceneFiles
import TextFormats
import ConsoleText

/// A session that `TouchRecorder` wrote in an app, in a form that commands can play and ask about.
struct SessionFile {
  let path: String
  /// The rebuilt session.
  let rebuilt: RebuiltSession
  /// The reason why a part of it is missing.
  let flaw: SourceProblem?

  /// Parses the content of a file; nil if it is not a session.
  init?(_ data: Data, path: String) throws(ProgramError) {
    guard SessionReader.isSession(data) else { return nil }
    self.path = path
    do throws(SourceProblem) {
      let reader = try SessionReader(data)
      rebuilt = try RebuiltSession(reader.session)
      flaw = reader.flaw
    } catch {
      throw ProgramError(.dataError, error.named(path).report)
    }
  }

  /// Its input; the scene is the file itself.
  var recording: InputRecording {
    rebuilt.recording(scene: "./" + URL(fileURLWithPath: path).lastPathComponent)
  }

  /// Returns the scene of its tree when the first finger touched down.
  func scene() throws(ProgramError) -> SandboxScene {
    let rebuilt = rebuilt
    return SceneFile(path: path).scene(rebuilt.blueprint, file: path) { SessionWindows(rebuilt) }
  }

  /// Reports the general limits of sessions, and of this one, on standard error.
  func warn() {
    let input = rebuilt.input
    var notes = [
      "the app's own code does not run here: views change as recorded, up to ten times per"
        + " second; keys and typed text are not recorded"
    ]
    if input.unbegunTouches > 0 {
      notes.append(
        "\(input.unbegunTouches) moves of touches that began before the recording were left out"
      )
    }
    if rebuilt.session.lastTree.views.values.contains(where: \.isCut) {
      notes.append("views were left out of the tree")
    }
    StandardError.write("Note: \(notes.joined(separator: "; ")).")
  }
}
