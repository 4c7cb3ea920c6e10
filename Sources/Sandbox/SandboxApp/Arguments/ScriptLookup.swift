import Foundation
import Playback
import SandboxHost
import SandboxScenes
import TextFormats
import TouchScripts

/// The touch script from the command line, found and read.
struct ScriptLookup {
  let script: TouchScript
  let path: String

  /// Reads a script.
  static func read(_ path: String) throws(ProgramError) -> TouchScript {
    let data = try InputFile(path: path).read(limit: FileLimits.Script.fileBytes)
    do throws(SourceProblem) {
      return try TouchScriptReader.script(in: data)
    } catch {
      throw ProgramError(.dataError, error.named(path).report)
    }
  }

  /// Returns the scene to play in: a named one, or the script's own.
  ///
  /// The script's scene must be in the script's folder, or in one that the user allows.
  func scene(_ name: String?, allowing folders: [String]) throws(ProgramError) -> SandboxScene {
    if let name { return try SceneLookup.scene(named: name) }
    guard let name = script.scene else {
      throw ProgramError(
        .dataError,
        "\(path.debugDescription) names no scene. Begin it with a line such as 'scene "
          + "drag-touches', or use --scene."
      )
    }
    do throws(ProgramError) {
      return try SceneLookup.scene(
        named: name,
        in: NamedPaths(
          besides: path,
          allowing: folders + RecordedFiles().sceneFolders(of: name, in: path)
        )
      )
    } catch {
      // An invalid scene file reports its own position.
      guard error.status == .noInput else { throw error }
      let place = SourceProblem(error.message, at: script.scenePosition, file: path)
      throw ProgramError(error.status, place.description)
    }
  }
}
