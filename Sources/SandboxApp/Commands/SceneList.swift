import Foundation
import SandboxScenes

/// The scenes as text and as JSON.
struct SceneList {
  private let scenes: [Entry]

  init(_ scenes: [SandboxScene]) {
    self.scenes = scenes.map { scene in
      Entry(
        name: scene.name,
        title: Text(scene.title),
        question: Text(scene.question),
        answer: Text(scene.answer)
      )
    }
  }

  /// A paragraph for each scene.
  var text: String {
    scenes.map { scene in
      """
      \(scene.name)
        \(scene.title.en) · \(scene.title.zh)
        \(scene.question.en)
        \(scene.question.zh)
      """
    }.joined(separator: "\n\n")
  }

  /// An object with a version, so that readers notice when its shape changes.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Document(scenes: scenes)), as: UTF8.self)
  }
}

extension SceneList {
  nonisolated private struct Document: Encodable {
    var schemaVersion = 1
    let scenes: [Entry]
  }

  nonisolated private struct Entry: Encodable {
    let name: String
    let title: Text
    let question: Text
    let answer: Text
  }

  nonisolated private struct Text: Encodable {
    let en: String
    let zh: String

    init(_ text: LocalizedText) {
      en = text.english
      zh = text.chinese
    }
  }
}
