import CairoRenderer
import Foundation
import Inspector
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
    var shown: [TourPage.Entry] = []
    for (index, scene) in scenes.enumerated() {
      guard !isInterrupted() else { return }
      StandardError.write("[\(index + 1)/\(scenes.count)] \(scene.name).png")
      let path = try folder.write(try picture(of: scene), named: "\(scene.name).png")
      let diagnosis = diagnosis(of: scene)
      shown.append(TourPage.Entry(scene: scene, diagnosis: diagnosis))
      try StandardOutput.write(path)
      if let diagnosis { StandardError.write(diagnosis.english) }
    }
    let page = TourPage(entries: shown).text
    try StandardOutput.write(try folder.write(Data(page.utf8), named: "index.html"))
  }

  /// Returns the likely mistakes of an imported screen, which has no answer of its own; nil for other scenes.
  private func diagnosis(of scene: SandboxScene) -> Phrase? {
    let inquiry = SceneInquiry(scene, size: size)
    guard inquiry.facts.isImported else { return nil }
    func text(_ language: Language) -> String {
      let argument = scene.file.map { ShownPath($0).quoted }
      return SceneAnswers(inquiry: inquiry, language: language).screen(called: argument).text
    }
    return Phrase(text(.english), text(.chinese))
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
  /// A scene, and the likely mistakes of an imported one.
  struct Entry {
    let scene: SandboxScene
    let diagnosis: Phrase?
  }

  let entries: [Entry]

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
    pre { white-space: pre-wrap }
    </style>
    <h1>Touch Sandbox</h1>
    \(entries.map(section).joined(separator: "\n"))
    </html>

    """
  }

  private func section(_ entry: Entry) -> String {
    let scene = entry.scene
    let (above, below) = texts(of: entry)
    return """
      <section id="\(escaped(scene.name))">
      <h2>\(escaped(scene.title.english)) · \(escaped(scene.title.chinese))</h2>
      \(above)
      <img src="\(escaped(scene.name)).png" alt="\(escaped(scene.title.english))\(entry.diagnosis == nil ? ", touched" : "")">
      \(below)
      </section>
      """
  }

  /// Returns the texts above and below the picture: the question and its answer, or the likely mistakes.
  private func texts(of entry: Entry) -> (above: String, below: String) {
    if let diagnosis = entry.diagnosis {
      return (
        "<pre>\(escaped(diagnosis.english))</pre>",
        "<pre lang=\"zh\">\(escaped(diagnosis.chinese))</pre>"
      )
    }
    let (question, answer) = (entry.scene.question, entry.scene.answer)
    return (
      "<p>\(escaped(question.english))<br>\(escaped(question.chinese))</p>",
      """
      <details><summary>Answer · 答案</summary>
      <p>\(escaped(answer.english))<br>\(escaped(answer.chinese))</p></details>
      """
    )
  }

  private func escaped(_ text: String) -> String {
    XMLText(text).description
  }
}
