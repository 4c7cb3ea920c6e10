import Foundation
import Inspector
import TextFormats

/// The answer to a question about a scene, for people and for other programs.
struct SceneAnswer {
  /// The answer as text.
  let text: String
  /// The same answer in the form of the question's schema.
  let document: JSONValue
  /// The open questions of a text on which the answer depends, one line each.
  var openQuestions: [String] = []
  /// The rules of frameworks that the answer follows.
  var rules: [Phrase] = []
  /// The number of reported mistakes.
  var findingCount = 0
}
