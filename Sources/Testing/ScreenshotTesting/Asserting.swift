import Foundation
import ScreenshotReferences

/// Compares, and reports the result to the test runner.
struct Asserting {
  let name: String
  let form: ScreenshotForm
  let recording: ScreenshotRecording?
  let tolerance: ScreenshotTolerance?
  let place: TestPlace

  /// Returns the comparison, and the project's settings for it.
  ///
  /// The call takes precedence over the suite's or test's trait, the trait over the environment, and the
  /// environment over the project's file.
  static func check(
    _ testFile: String,
    _ name: String,
    _ form: ScreenshotForm,
    _ recording: ScreenshotRecording?,
    _ tolerance: ScreenshotTolerance?
  ) throws -> (check: ReferenceCheck, part: ScreenshotProject.Part) {
    let settings = ScreenshotSettings.current
    let file = URL(fileURLWithPath: testFile)
    let project = try ScreenshotProject.above(file.path)
    let suite = file.deletingPathExtension().lastPathComponent
    let part = project.settings(suite: suite, test: name)
    let check = ReferenceCheck(
      files: ScreenshotFiles(
        testFile: file.path,
        name: name,
        form: form,
        references: project.references
      ),
      recording: recording ?? settings.recording
        ?? ScreenshotRecording(project: project.recording),
      tolerance: tolerance ?? settings.tolerance ?? part.tolerance ?? .exact
    )
    return (check, part)
  }

  /// Returns whether the content, at a number of pixels per point, matches its reference.
  ///
  /// - Parameters:
  ///   - scale: the pixels per point that the test sets; nil for the project's.
  ///   - facts: creates the file with the views and touch areas.
  ///   - content: creates the content.
  /// - Returns: whether it matches, or was recorded.
  func holds(
    scale: Double? = nil,
    facts: () -> String? = { nil },
    _ content: (_ scale: Double) throws -> ScreenshotContent
  ) -> Bool {
    do {
      let (check, part) = try Self.check("\(place.filePath)", name, form, recording, tolerance)
      let keepsFacts = form.keepsFacts && part.keepsFacts ?? true
      let comparison = try check.run(content(scale ?? part.scale ?? 1)) {
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
