import CairoRenderer
import Foundation
import Playback
import SandboxHost
import SandboxScenes

/// Pictures of each scene with touches and marks, for users without a display.
///
/// A page shows them with their questions and answers.
struct Tour {
  let scenes: [SandboxScene]
  let size: CGSize
  let folder: ScreenshotFolder
  let showsOverlay: Bool
  /// The renderer of all pictures, because reading the fonts takes a while.
  private let renderer = CairoRenderer()

  init(scenes: [SandboxScene], size: CGSize, folder: ScreenshotFolder, showsOverlay: Bool) {
    self.scenes = scenes
    self.size = size
    self.folder = folder
    self.showsOverlay = showsOverlay
  }

  /// Creates the pictures and the page; paths go to standard output, progress to standard error.
  ///
  /// It stops between two pictures if the caller asks for it.
  func play(until isInterrupted: () -> Bool) throws(ProgramError) {
    var shown: [SandboxScene] = []
    for (index, scene) in scenes.enumerated() {
      guard !isInterrupted() else { return }
      StandardError.write("[\(index + 1)/\(scenes.count)] \(scene.name).png")
      let path = try folder.write(try picture(of: scene), named: "\(scene.name).png")
      shown.append(scene)
      try StandardOutput.write(path)
    }
    let page = TourPage(scenes: shown).text
    try StandardOutput.write(try folder.write(Data(page.utf8), named: "index.html"))
  }

  private func picture(of scene: SandboxScene) throws(ProgramError) -> Data {
    var performance = try Performance(
      scene,
      size: size,
      showsOverlay: showsOverlay,
      hasMargins: showsOverlay,
      renderer: renderer
    )
    performance.beginDemonstration()
    return try performance.png()
  }
}

/// The page beside the pictures of a tour.
private struct TourPage {
  let scenes: [SandboxScene]

  var text: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Touch Sandbox</title>
    <style>
    :root { color-scheme: dark light; font: 15px/1.4 Inter, "Noto Sans CJK SC", sans-serif }
    body { max-width: 760px; margin: 24px auto; padding: 0 16px }
    img { max-width: 100%; border-radius: 6px }
    summary { cursor: pointer }
    </style>
    <h1>Touch Sandbox</h1>
    \(scenes.map(section).joined(separator: "\n"))
    </html>

    """
  }

  private func section(_ scene: SandboxScene) -> String {
    """
    <section id="\(escaped(scene.name))">
    <h2>\(escaped(scene.title.english)) · \(escaped(scene.title.chinese))</h2>
    <p>\(escaped(scene.question.english))<br>\(escaped(scene.question.chinese))</p>
    <img src="\(escaped(scene.name)).png" alt="\(escaped(scene.title.english)), touched">
    <details><summary>Answer · 答案</summary>
    <p>\(escaped(scene.answer.english))<br>\(escaped(scene.answer.chinese))</p></details>
    </section>
    """
  }

  private func escaped(_ text: String) -> String {
    XMLText(text).description
  }
}
