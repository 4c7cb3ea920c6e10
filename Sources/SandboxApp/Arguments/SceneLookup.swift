import Foundation
import Playback
import SandboxHost
import SandboxScenes
import SceneFiles
import SourceText

/// Finds the scene that the command line names: a built-in one, or one in a file.
enum SceneLookup {
  /// What `--help` tells about an argument that is a scene.
  nonisolated static let help =
    "The scene: a name from 'touch-sandbox scenes', or the path of a scene file."

  /// The scene of a name; if there is none, an error that tells what may have been meant.
  ///
  /// Where a command could have stood too, `commands` are their names. Paths of files begin in the
  /// present folder, or in another one that is named.
  static func scene(
    named name: String,
    in folder: String? = nil,
    commands: [String] = []
  ) throws(ProgramError) -> SandboxScene {
    if let scene = SceneCatalogue.scene(named: name) { return scene }
    guard !isPath(name) else { return try SceneFile(path: path(name, in: folder)).scene() }
    throw ProgramError(
      .noInput,
      "there is no scene \(name.debugDescription).\(question(about: name, commands))"
        + " 'touch-sandbox scenes' lists all scenes; scene files end in .yml, .yaml or .json."
    )
  }

  /// Whether a name is that of a file.
  nonisolated static func isPath(_ name: String) -> Bool {
    name.contains("/") || [".yml", ".yaml", ".json"].contains { name.hasSuffix($0) }
  }

  private static func path(_ name: String, in folder: String?) -> String {
    guard let folder, !name.hasPrefix("/") else { return name }
    return "\(folder)/\(name)"
  }

  private static func question(about name: String, _ commands: [String]) -> String {
    let names = SceneCatalogue.all.map(\.name) + commands
    let similar = Suggestions(names: names).suggestions(for: name)
    guard !similar.isEmpty else { return "" }
    let quoted = similar.map { commands.contains($0) ? "the command '\($0)'" : "'\($0)'" }
    return " Did you mean \(quoted.joined(separator: " or "))?"
  }
}

/// A scene in a file.
struct SceneFile {
  let path: String

  /// Reads it.
  func read() throws(ProgramError) -> SceneReader.Reading {
    let data = try InputFile(path: path).read(limit: YAMLReader.longestFile)
    return SceneReader.read(data, folder: folder)
  }

  /// The scene; everything that is wrong with it stands in one error.
  func scene() throws(ProgramError) -> SandboxScene {
    switch try read() {
    case .scene(let blueprint): return scene(blueprint)
    case .problems(let problems): throw ProgramError(.dataError, message(problems))
    }
  }

  /// What is wrong, the first thing with its line.
  func message(_ problems: [SourceProblem]) -> String {
    guard let first = problems.first else { return "" }
    let others = problems.dropFirst().prefix(9).map { "\n\($0.named(path).description)" }
    return first.named(path).report + others.joined()
  }

  private func scene(_ blueprint: SceneBlueprint) -> SandboxScene {
    func text(_ text: (String, String), _ fallback: String) -> LocalizedText {
      LocalizedText(
        english: text.0.isEmpty ? fallback : text.0,
        chinese: text.1.isEmpty ? fallback : text.1
      )
    }
    return SandboxScene(
      name: name,
      file: path,
      title: text(blueprint.title, name),
      question: text(blueprint.question, ""),
      answer: text(blueprint.answer, ""),
      makeRootViewController: { blueprint.makeRootViewController() }
    )
  }

  /// The file's name without its ending.
  private var name: String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  private var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }
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
