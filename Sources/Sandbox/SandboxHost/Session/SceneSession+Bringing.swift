import Foundation
import Inspector
import TouchInput
import SDLPlatform

/// Items that users paste or drop: text on the clipboard, and dropped files and texts.
extension SceneSession {
  /// Opens the text on the clipboard as a scene.
  func paste(at time: TimeInterval) {
    guard gallery.bring != nil else { return }
    guard let text = screen.window.clipboardText else { return fail(Self.emptyClipboard) }
    bring(.text(text), at: time)
  }

  /// Opens each item that was dropped on the window as a scene.
  func receive(_ drops: [WindowDrop]) throws(ProgramError) {
    guard !drops.isEmpty else { return }
    let time = input.clock.time(at: screen.window.now)
    for drop in drops { guard bring(drop, at: time) else { break } }
    try followWorkbench(at: time)
  }

  /// Opens an item as a scene; returns false if the open scene has changes that the user may want to save first.
  @discardableResult
  private func bring(_ content: WindowDrop, at time: TimeInterval) -> Bool {
    guard let bring = gallery.bring, let bench = workbench?.bench else { return false }
    do throws(BringProblem) {
      let entry = try bring(content)
      // The same text or file may already be in the gallery.
      if !gallery.entries.contains(where: { $0.name == entry.name }) {
        gallery.entries.append(entry)
        bench.addEntry(entry)
      }
      if case .files(let paths) = content { files.note(paths) }
      if bench.hasMistake { bench.dismissToast() }
      guard open(entry.name, at: time) else { return false }
      tell(entry, bench)
    } catch {
      fail(error.message)
    }
    return true
  }

  /// Shows the name of the opened scene, and the report on its text.
  private func tell(_ entry: GalleryEntry, _ bench: Workbench) {
    guard let reading = launchTarget.reading else { return say(entry.title) }
    bench.open(ReadingPanel.label)
    showFirstMistake()
    let title = Phrase("Imported: \(reading.summary.english)", "已导入：\(reading.summary.chinese)")
    let language = run.settings.language
    bench.showToast(
      Toast(title.text(in: language), action: language("Report", "报告"), command: .reading)
    )
  }

  private func say(_ words: Phrase) { say(words.english, words.chinese) }

  private func fail(_ message: Phrase) {
    StandardError.write("Error: \(message.english)")
    let text = message.text(in: run.settings.language)
    workbench?.bench.showToast(Toast(text, isMistake: true))
  }

  private static let emptyClipboard = Phrase(
    "The clipboard has no text, or the text is too long. Copy the debugger's output, or drop a file"
      + " that contains it on the window.",
    "剪贴板里没有文字，或文字太长。请复制调试器的输出，或把包含输出的文件拖到窗口上。"
  )

  /// Returns the pasted text for a region's text field if the key is the paste key; nil for other keys.
  ///
  /// Fields of a scene paste only text that was copied in the scene, so a recording plays the same anywhere.
  func pastedLine(_ stroke: KeyStroke) -> InputEvent? {
    guard stroke.isDown, stroke.name.lowercased() == "v", stroke.modifiers == .control else {
      return nil
    }
    let text = screen.window.clipboardText ?? ""
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    return .text(String(line.prefix(Self.longestLine)), timestamp: stroke.timestamp)
  }

  /// The largest number of characters to paste into a region's field.
  private static let longestLine = 1000
}
