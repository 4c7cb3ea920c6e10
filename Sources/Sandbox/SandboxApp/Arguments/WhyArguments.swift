import Foundation
import SandboxHost
import SandboxScenes
import SceneFiles
import TextFormats

/// The arguments of `why`: trees, the element of the question, and a point.
struct WhyArguments: Hashable {
  /// The scenes, console texts or trees of drivers.
  var trees: [String] = []
  /// The name of the view, or a text that it shows.
  var element: String?
  /// The location of the finger.
  var point: CGPoint?

  /// Sorts arguments: a file is a tree, `X,Y` is a point, and anything else is the element.
  ///
  /// Without a file, the first argument is the name of a scene.
  init(_ words: [String]) throws(ProgramError) {
    let isFile = { (word: String) in word == "-" || SceneLookup.isFile(word) }
    let hasFile = words.contains(where: isFile)
    for word in words {
      if isFile(word) || !hasFile && trees.isEmpty {
        trees.append(word)
      } else if let point = try? TouchPoint(parsing: word) {
        guard self.point == nil else { throw Self.tooMany("points", word) }
        self.point = point.point
      } else if SceneLookup.hasFileEnding(word) {
        throw ProgramError(.noInput, "there is no file \(word.debugDescription).")
      } else {
        guard element == nil else { throw Self.tooMany("elements", word) }
        element = word
      }
    }
  }

  private static func tooMany(_ kind: String, _ word: String) -> ProgramError {
    ProgramError(
      .usage,
      "unexpected argument \(word.debugDescription): got two \(kind), expected one."
        + " Put a text of several words in quotation marks."
    )
  }
}

extension SceneFile {
  /// Returns the scene of several texts that are trees of the same moment and are read as one.
  static func scene(ofTexts texts: ImportedTexts, named path: String) throws(ProgramError)
    -> SandboxScene
  {
    let file = SceneFile(path: path)
    let reading = try file.read(texts).reading
    switch reading {
    case .scene(let blueprint): return file.scene(blueprint, file: nil)
    case .problems(let problems): throw ProgramError(.dataError, file.message(problems))
    }
  }
}

extension WhyArguments {
  /// Returns the scene of the trees.
  @MainActor func scene() throws(ProgramError) -> SandboxScene {
    trees.count == 1
      ? try SceneLookup.scene(named: trees[0])
      : try SceneFile.scene(ofTexts: ImportedTexts.read(trees), named: trees[0])
  }
}
