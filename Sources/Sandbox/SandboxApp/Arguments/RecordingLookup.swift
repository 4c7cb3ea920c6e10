import Foundation
import Playback
import TouchInput
import SandboxHost
import SandboxScenes
import TextFormats

/// The recording from the command line, found and read.
struct RecordingLookup {
  let recording: InputRecording
  private let path: String
  /// The reason why a part of the recording is missing.
  let flaw: SourceProblem?
  /// The session of an app, if the file contains one; nil for a recording of the sandbox.
  private var session: SessionFile?

  /// The folder of its scene, if this user recorded it in a window.
  private var ownFolders: [String] = []

  /// Reads a file; reports an unplayable part on standard error, or throws an error in strict mode.
  ///
  /// A recording of `own` is found by its name, and may refer to a scene in another folder.
  static func read(
    _ name: String,
    strict: Bool,
    own: RecordedFiles? = nil
  ) throws(ProgramError) -> RecordingLookup {
    let isThere = name == "-" || FileManager.default.fileExists(atPath: name)
    let path = isThere ? name : own?.latest(named: name) ?? name
    if path != name { StandardError.write("Reading \(path)") }
    var lookup = try read(path, strict: strict)
    lookup.ownFolders = own?.sceneFolders(of: lookup.recording.header.scene, in: path) ?? []
    return lookup
  }

  private static func read(_ path: String, strict: Bool) throws(ProgramError) -> RecordingLookup {
    let data = try InputFile(path: path).read(limit: FileLimits.Recording.fileBytes)
    if let session = try SessionFile(data, path: path) {
      return try lookup(session, strict: strict)
    }
    do throws(SourceProblem) {
      let reader = try RecordingReader(data)
      if let flaw = reader.flaw {
        if strict { throw flaw }
        StandardError.write("Warning: \(flaw.named(path).report)")
        StandardError.write(
          "Playing the \(reader.recording.eventCount) events before it; --strict forbids this."
        )
      }
      return RecordingLookup(recording: reader.recording, path: path, flaw: reader.flaw)
    } catch {
      throw ProgramError(.dataError, error.named(path).report)
    }
  }

  private static func lookup(
    _ session: SessionFile,
    strict: Bool
  ) throws(ProgramError) -> RecordingLookup {
    if let flaw = session.flaw {
      let report = flaw.named(session.path).report
      if strict { throw ProgramError(.dataError, report) }
      StandardError.write("Warning: \(report)")
    }
    session.warn()
    return RecordingLookup(
      recording: session.recording,
      path: session.path,
      flaw: session.flaw,
      session: session
    )
  }

  /// Returns the scene to play: a named one, or the recorded one; warns if the scene has changed.
  ///
  /// The recorded scene must be in the recording's folder, or in one that the user allows.
  func scene(
    _ name: String?,
    allowing folders: [String]
  ) throws(ProgramError) -> SandboxScene {
    if name == nil, let session { return try session.scene() }
    let scene = try SceneLookup.scene(
      named: name ?? recording.header.scene,
      in: name == nil ? NamedPaths(besides: path, allowing: folders + ownFolders) : nil
    )
    let outline = SceneOutline(scene.start(on: recording.header.size))
    if name == nil, let hash = recording.header.sceneHash, hash != outline.hash {
      StandardError.write(
        "Warning: the scene '\(scene.name)' has changed since the recording; touches may hit other "
          + "views."
      )
    }
    return scene
  }
}
