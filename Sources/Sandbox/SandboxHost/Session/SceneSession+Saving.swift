import Drawing
import Foundation
import Inspector
import TouchInput
import TextFormats
import TouchKit

/// Pictures of the scene alone, on the user's request.
extension SceneSession {
  func takeScreenshot() throws(ProgramError) {
    finishReviewWork()
    try showFrame()
    do {
      let path = try files.folder.save(try screenshot().png(), of: launchTarget.name)
      report.saved(path)
      saved(path, "Screenshot saved", "截图已保存")
    } catch  where error.status == .cannotCreate {
      fail(error)
    }
  }

  /// Copies the picture of a screenshot to the clipboard; saves it if the clipboard does not accept it.
  func copyPicture() throws(ProgramError) {
    finishReviewWork()
    try showFrame()
    guard screen.window.setClipboardPicture(try screenshot().png()) else {
      try takeScreenshot()
      return say(
        "The picture was saved, not copied. Install xclip or wl-clipboard to copy pictures.",
        "图片没有复制，已保存为文件。复制图片需要安装 xclip 或 wl-clipboard。"
      )
    }
    say("Picture copied", "图片已复制")
  }

  /// Returns the scene with its overlay, or the hit map, in the scene's own size.
  private func screenshot() throws(ProgramError) -> Canvas {
    guard workbench != nil else { return screen.canvas }
    let canvas = try Canvas(size: run.size, renderer: screen.canvas.renderer)
    if let map = hitMapPicture {
      let whole = DamageRegion(CGRect(origin: .zero, size: run.size))
      _ = canvas.paint(Frame(pictures: [map], damage: whole))
      return canvas
    }
    let display = SceneDisplay(
      settings: run.settings,
      contents: overlayContents,
      stage: OverlayStage(bare: run.size)
    )
    // The overlay has another position in the window, so the next frame must paint it there again.
    var damage = shownScene.update(display)
    damage.add(display.stage.scene)
    let (scene, overlay) = shownScene.pictures(in: damage, on: display.stage)
    _ = canvas.paint(Frame(pictures: scene + [overlay], damage: damage))
    return canvas
  }

  /// Exports the recording up to the visible moment in another format.
  func export(_ kind: ExportKind) {
    guard let export = files.export, let recording = shownRecording else {
      let text = run.settings.language(
        "Nothing to export here. For a recording, use 'touch-sandbox export FILE'.",
        "这里没有可以导出的内容。导出录制请用 touch-sandbox export FILE。"
      )
      workbench?.bench.showToast(Toast(text, isMistake: true))
      return
    }
    do throws(ProgramError) {
      let path = try export(recording, kind)
      report.exported(path)
      saved(path, "Exported", "已导出")
    } catch {
      fail(error)
    }
    run.application.becomeShared()
  }

  /// Saves changed properties in the scene's file.
  func saveScene() {
    guard let save = launchTarget.save else {
      return say("Only scenes of a scene file can be saved", "只有来自场景文件的场景可以保存")
    }
    let changes = tools.changes
    guard !changes.isEmpty else {
      return say(
        "No changes to save; only changes in Select or Properties are saved",
        "没有要保存的修改；只保存在“选择”或“属性”里做的修改"
      )
    }
    do throws(ProgramError) {
      let result = try save(changes)
      if let start = result.start { scene.target.start = start }
      unsavedWarning = nil
      let count = result.count == 1 ? "1 change" : "\(result.count) changes"
      tools.noteSaved(except: result.leftOutNodes)
      guard !result.leftOut.isEmpty else {
        return say("\(count) saved to the file", "已保存 \(result.count) 处修改到文件")
      }
      let names = result.leftOut.joined(separator: ", ")
      let text = run.settings.language(
        "\(count) saved. Not saved: \(names)",
        "已保存 \(result.count) 处修改。未保存：\(names)"
      )
      workbench?.bench.showToast(Toast(text, isMistake: true))
    } catch {
      fail(error)
    }
  }

  /// Shows once that there are changes to save; returns whether the scene stays open for them.
  ///
  /// The words say how to go on without the changes.
  func keepsChanges(_ english: String, _ chinese: String) -> Bool {
    let changes = tools.changes
    guard launchTarget.save != nil, review == nil, !changes.isEmpty else { return false }
    if let former = unsavedWarning, former == (changes, english) { return false }
    unsavedWarning = (changes, english)
    let text = run.settings.language(
      "Changes are not saved: Ctrl+S saves them, \(english)",
      "有未保存的修改：按 Ctrl+S 保存，\(chinese)"
    )
    workbench?.bench.showToast(Toast(text, isMistake: true))
    return true
  }

  /// Saves an animation of the last seconds.
  func takeAnimation() {
    guard let makeAnimation = files.makeAnimation, let recording = shownRecording else { return }
    do throws(ProgramError) {
      let data = try makeAnimation(recording)
      let path = try files.folder.save(data, of: launchTarget.name, suffix: "gif")
      report.saved(path)
      saved(path, "Animation saved", "动画已保存")
    } catch {
      fail(error)
    }
    run.application.becomeShared()
  }

  /// Reports an error without ending the user's session.
  private func fail(_ error: ProgramError) {
    StandardError.write("Error: \(error.message)")
    workbench?.bench.showToast(Toast(error.message, isMistake: true))
  }
}
