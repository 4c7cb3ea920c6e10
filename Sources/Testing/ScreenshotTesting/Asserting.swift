import Foundation
import ScreenshotReferences

/// Compares, and tells the test runner what came of it.
struct Asserting {
  let name: String
  let form: ScreenshotForm
  let recording: ScreenshotRecording?
  let tolerance: ScreenshotTolerance?
  let place: TestPlace

  /// The settings of the project for it.
  private func project() throws -> (project: ScreenshotProject, part: ScreenshotProject.Part) {
    let file = URL(fileURLWithPath: "\(place.filePath)")
    let project = try ScreenshotProject.above(file.path)
    let suite = file.deletingPathExtension().lastPathComponent
    return (project, project.settings(suite: suite, test: name))
  }

  /// The mode: the call's, else the suite's, else the environment's, else the project's.
  private func check() throws -> ReferenceCheck {
    let settings = ScreenshotSettings.current
    let (project, part) = try project()
    return ReferenceCheck(
      files: ScreenshotFiles(
        testFile: "\(place.filePath)",
        name: name,
        form: form,
        references: project.references
      ),
      recording: recording ?? settings.recording
        ?? ScreenshotRecording(project: project.recording),
      tolerance: tolerance ?? settings.tolerance ?? part.tolerance ?? .exact
    )
  }

  /// Whether what the closure makes, at so many pixels per point, is as its reference.
  ///
  /// - Parameters:
  ///   - scale: the pixels per point that the test asks for; nil for the project's.
  ///   - facts: makes the file with the views and touch areas.
  ///   - content: makes what is compared.
  /// - Returns: whether it is, or was recorded.
  func holds(
    scale: Double? = nil,
    facts: () -> String? = { nil },
    _ content: (_ scale: Double) throws -> ScreenshotContent
  ) -> Bool {
    do {
      let part = try project().part
      let keepsFacts = form.keepsFacts && part.keepsFacts ?? true
      let comparison = try check().run(content(scale ?? part.scale ?? 1)) {
        keepsFacts ? facts() : nil
      }
      let message = "\(name.debugDescription): \(comparison.message)"
      guard comparison.isAccepted else {
        TestRun.fail(message, at: place)
        TestRun.attach(comparison.files, at: place)
        return false
      }
      if comparison.outcome == .recorded { TestRun.report(message, at: place) }
      return true
    } catch {
      TestRun.fail("\(name.debugDescription): \(error)", at: place)
      return false
    }
  }
}
