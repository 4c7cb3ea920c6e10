import SandboxScenes

/// The scenes as a text for the user.
struct SceneList {
  let scenes: [SandboxScene]

  /// The text, with a paragraph for each scene.
  var text: String {
    scenes.map { scene in
      """
      \(scene.name)
        \(scene.title.english) · \(scene.title.chinese)
        \(scene.question.english)
        \(scene.question.chinese)
      """
    }.joined(separator: "\n\n")
  }
}
