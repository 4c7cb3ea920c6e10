import Foundation
import Playback
import SandboxHost
import SandboxScenes
import TextFormats

/// The lookup of the scene from the command line: a built-in one, or one in a file.
enum SceneLookup {
  /// The `--help` text of an argument that is a scene.
  nonisolated static let help =
    "A name from 'touch-sandbox scenes', or a scene file, Swift file or debugger output."

  /// Returns the scene with a name; throws an error with suggestions if it is unknown.
  ///
  /// If the argument can also be a command, `commands` are the names of the commands. Relative paths refer to the
  /// current folder, or to the folders of `places`.
  static func scene(
    named name: String,
    in places: NamedPaths? = nil,
    commands: [String] = [],
    screenshot: Screenshot? = nil
  ) throws(ProgramError) -> SandboxScene {
    try found(named: name, in: places, commands: commands, screenshot: screenshot).scene
  }

  /// Returns the same scene with the report on its console text.
  static func found(
    named name: String,
    in places: NamedPaths? = nil,
    commands: [String] = [],
    screenshot: Screenshot? = nil
  ) throws(ProgramError) -> FoundScene {
    if let scene = SceneCatalogue.scene(named: name) ?? RandomScene.scene(named: name) {
      guard screenshot == nil else {
        throw ProgramError(.usage, "--screenshot needs debugger output, not a built-in scene")
      }
      return FoundScene(scene: scene)
    }
    if let code = SceneCode(name) {
      guard places == nil else {
        throw ProgramError(
          .usage,
          "\(name.debugDescription) is code. The program does not compile code that a file"
            + " names. Name it on the command line, for example with 'play --scene'."
        )
      }
      guard let scene = try LiveProgram.scenes(of: code).first else {
        throw ProgramError(.dataError, "\(name.debugDescription) contains nothing to show")
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

  /// Returns whether a name is that of a file.
  nonisolated static func isPath(_ name: String) -> Bool {
    name == "-" || name.contains("/") || hasFileEnding(name) || isFile(name)
  }

  /// Returns whether a name has the extension of scene files or texts.
  nonisolated static func hasFileEnding(_ name: String) -> Bool {
    let small = name.lowercased()
    return fileEndings.contains { small.hasSuffix($0) }
  }

  /// Returns whether a file with a name exists.
  nonisolated static func isFile(_ name: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
      && !isFolder.boolValue
  }

  /// The extensions of scene files, and of files for console texts.
  nonisolated private static let fileEndings =
    SceneFile.sceneEndings + [
      ".txt", ".text", ".log", ".xml", ".html", ".htm", ".md", ".csv", ".jsonl", ".touchrec",
    ]

  private static func question(about name: String, _ commands: [String]) -> String {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
    let names =
      SceneCatalogue.all.map(\.name) + commands
      + files.filter { hasFileEnding($0) || $0.hasSuffix(".swift") }.sorted()
    let inner = commands.filter { $0.hasSuffix(" \(name)") }
    let similar = inner.isEmpty ? Suggestions(names: names).suggestions(for: name) : inner
    guard !similar.isEmpty else { return "" }
    let quoted = similar.map { commands.contains($0) ? "the command '\($0)'" : "'\($0)'" }
    return " Did you mean \(quoted.joined(separator: " or "))?"
  }
}

extension SandboxScene {
  /// Returns the reference for a recording or script in a folder: the name, or the relative path of the file.
  func reference(from folder: String) -> String {
    file.map { SceneLookup.reference(to: $0, from: folder) } ?? name
  }

  /// Returns the reference for a file that is about to be written.
  func reference(fromFile path: String) -> String {
    reference(from: URL(fileURLWithPath: path).deletingLastPathComponent().path)
  }
}

extension SceneLookup {
  /// Returns the path of a scene's file relative to a folder, as recordings and scripts in the folder name it.
  nonisolated static func reference(to file: String, from folder: String) -> String {
    let start = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
    let end = URL(fileURLWithPath: file).standardizedFileURL.pathComponents
    let common = zip(start, end).prefix { $0 == $1 }.count
    let path = Array(repeating: "..", count: start.count - common) + end[common...]
    // Without a slash or an extension, it would be the name of a built-in scene.
    let text = path.joined(separator: "/")
    return isPath(text) ? text : "./" + text
  }
}
