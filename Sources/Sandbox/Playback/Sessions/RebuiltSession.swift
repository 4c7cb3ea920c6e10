package import ConsoleText
import Foundation
package import TouchInput
package import SceneFiles
package import TextFormats
import UIKit

/// A playable session: its tree as a scene, its touches as input.
///
/// The scene is built like that of a console text. The engine's classes replace UIKit's classes. The UIKit
/// superclass replaces a class of the app.
package final class RebuiltSession {
  /// The session that was read.
  package let session: TouchSession
  /// The scene, as in a scene file.
  package let blueprint: SceneBlueprint
  /// The input.
  package let input: SessionInput
  let outline: SessionOutline
  let viewNames: [String]
  let recognizerNames: [String]
  let changes: [SessionTree.Change]
  let lastTree: SessionTree
  /// The screenshots of the device, under the outlines of the views.
  let pictures: [Data]

  /// The name of the background picture in the scene.
  private static let backdrop = "session.png"

  /// Rebuilds a session; throws if it contains no views, or no scene can be made from it.
  package init(_ session: TouchSession) throws(SourceProblem) {
    self.session = session
    outline = SessionOutline(session)
    guard !outline.reading.views.isEmpty else {
      throw SourceProblem(
        "the session has no view tree; it was stopped before the first touch",
        at: SourcePosition()
      )
    }
    pictures = session.steps.compactMap {
      if case .picture(_, let data) = $0.content { data } else { nil }
    }
    let first = pictures.first { UIImage(data: $0) != nil }
    let backdrop = first.map { _ in Self.backdrop }
    let console = try ConsoleScene(outline.reading, backdrop: backdrop)
    (viewNames, recognizerNames) = (console.viewNames, console.recognizerNames)
    let given = first.map { [Self.backdrop: $0] } ?? [:]
    switch SceneReader.read(console.document, folder: "", pictures: given) {
    case .scene(var blueprint):
      blueprint.size = session.header.screen
      blueprint.title = ("Session from an app", "来自应用的会话")
      self.blueprint = blueprint
    case .problems(let problems):
      throw problems.first ?? SourceProblem("the session contains no scene", at: SourcePosition())
    }
    input = SessionInput(session)
    changes = session.steps.compactMap {
      if case .tree(let change) = $0.content { change } else { nil }
    }
    lastTree = session.lastTree
  }

  /// Returns the input as a recording; `scene` is the name of its scene.
  package func recording(scene: String) -> InputRecording {
    input.recording(scene: scene, header: session.header)
  }

  func makeWindows(isHeard: Bool) -> SceneWindows { blueprint.makeWindows(isHeard: isHeard) }
}
