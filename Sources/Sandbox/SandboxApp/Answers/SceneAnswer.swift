import Foundation
import Inspector
import TextFormats

/// The answer to a question about a scene: for people and for other programs.
struct SceneAnswer {
  /// The answer in words.
  let text: String
  /// The same as the schema of the question says.
  let document: JSONValue
  /// What the answer depends on that a text left open, a line each.
  var openQuestions: [String] = []
  /// The rules of frameworks that the answer follows.
  var rules: [Phrase] = []
  /// How many mistakes are told of.
  var findingCount = 0
}
