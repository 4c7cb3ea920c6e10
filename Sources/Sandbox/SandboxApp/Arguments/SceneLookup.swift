import Foundation
import Playback
import SandboxHost
import SandboxScenes
import TextFormats

/// Finds the scene that the command line names: a built-in one, or one in a file.
enum SceneLookup {
  /// What `--help` tells about an argument that is a scene.
  nonisolated static let help =
    "The scene: a name from 'touch-sandbox scenes', or the path of a scene file or console text."

  /// The scene of a name; if there is none, an error that tells what may have been meant.
  ///
  /// Where a command could have stood too, `commands` are their names. Paths of files begin in the
  /// present folder, or where another file may name some.
  static func scene(
    named name: String,
    in places: NamedPaths? = nil,
    commands: [String] = [],
    screenshot: Screenshot? = nil
  ) throws(ProgramError) -> SandboxScene {
    try found(named: name, in: places, commands: commands, screenshot: screenshot).scene
  }

  /// The same, with what was read of a console text.
  static func found(
    named name: String,
    in places: NamedPaths? = nil,
    commands: [String] = [],
    screenshot: Screenshot? = nil
  ) throws(ProgramError) -> FoundScene {
    if let scene = SceneCatalogue.scene(named: name) ?? RandomScene.scene(named: name) {
      guard screenshot == nil else {
        throw ProgramError(.usage, "--screenshot goes with a console text, and \(name) is none")
      }
      return FoundScene(scene: scene)
    }
    if let code = SceneCode(name) {
      guard places == nil else {
        throw ProgramError(
          .usage,
          "\(name.debugDescription) is code, and no code is compiled that another file names. Name"
            + " it yourself, as 'play' can with --scene."
        )
      }
      guard let scene = try LiveProgram.scenes(of: code).first else {
        throw ProgramError(.dataError, "there is nothing to show in \(name.debugDescription)")
      }
      return FoundScene(scene: scene)
    }
    guard !isPath(name) else {
      guard let places else {
        return try SceneFile(path: name, screenshot: screenshot).found()
      }
      return try SceneFile(path: try places.path(name), isNamedByFile: true).found()
    }
    throw ProgramError(
      .noInput,
      "there is no scene \(name.debugDescription).\(question(about: name, commands))"
        + " 'touch-sandbox scenes' lists all scenes; scene files end in .yml, .yaml or .json."
    )
  }

  /// Whether a name is that of a file.
  nonisolated static func isPath(_ name: String) -> Bool {
    name == "-" || name.contains("/") || hasFileEnding(name) || isFile(name)
  }

  /// Whether a name ends as those of scene files and texts do.
  nonisolated static func hasFileEnding(_ name: String) -> Bool {
    fileEndings.contains { name.hasSuffix($0) }
  }

  /// Whether a file of a name is there.
  nonisolated static func isFile(_ name: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
      && !isFolder.boolValue
  }

  /// The endings of scene files, and of files that console texts are kept in.
  nonisolated private static let fileEndings =
    SceneFile.sceneEndings + [
      ".txt", ".text", ".log", ".xml", ".html", ".htm", ".md", ".csv", ".jsonl", ".touchrec",
    ]

  private static func question(about name: String, _ commands: [String]) -> String {
    let names = SceneCatalogue.all.map(\.name) + commands
    let similar = Suggestions(names: names).suggestions(for: name)
    guard !similar.isEmpty else { return "" }
    let quoted = similar.map { commands.contains($0) ? "the command '\($0)'" : "'\($0)'" }
    return " Did you mean \(quoted.joined(separator: " or "))?"
  }
}

extension SandboxScene {
  /// What a recording or script in a folder calls it: its name, or the way to its file from there.
  func reference(from folder: String) -> String {
    guard let file else { return name }
    let start = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
    let end = URL(fileURLWithPath: file).standardizedFileURL.pathComponents
    let common = zip(start, end).prefix { $0 == $1 }.count
    let path = Array(repeating: "..", count: start.count - common) + end[common...]
    // Without a slash or an ending of its own it would be taken for a built-in scene.
    let text = path.joined(separator: "/")
    return SceneLookup.isPath(text) ? text : "./" + text
  }

  /// What a file calls it that is about to be written.
  func reference(fromFile path: String) -> String {
    reference(from: URL(fileURLWithPath: path).deletingLastPathComponent().path)
  }
}
