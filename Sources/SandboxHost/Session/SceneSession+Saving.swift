import CairoRenderer
import Foundation
import TouchKit

/// Pictures that the user asks for.
extension SceneSession {
  func takeScreenshot() throws(ProgramError) {
    try showFrame()
    do {
      report.saved(try folder.save(try screen.canvas.png(), of: launchTarget.name))
    } catch  where error.status == .cannotCreate {
      // No reason to end what the user is doing.
      StandardError.write("Error: \(error.message)")
    }
  }

  /// Saves what was shown in the last seconds.
  func takeAnimation() {
    guard let makeAnimation, let recording = shownRecording else { return }
    do throws(ProgramError) {
      let data = try makeAnimation(recording)
      report.saved(try folder.save(data, of: launchTarget.name, suffix: "gif"))
    } catch {
      // No reason to end what the user is doing.
      StandardError.write("Error: \(error.message)")
    }
    run.application.becomeShared()
  }
}
