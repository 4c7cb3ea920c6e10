import ScreenshotReferences

/// Compares, and tells the test runner what came of it.
struct Asserting {
  let name: String
  let form: ScreenshotForm
  let recording: ScreenshotRecording?
  let tolerance: ScreenshotTolerance?
  let place: TestPlace

  /// The mode: the call's, else the suite's, else the environment's.
  private var check: ReferenceCheck {
    let settings = ScreenshotSettings.current
    return ReferenceCheck(
      files: ScreenshotFiles(testFile: "\(place.filePath)", name: name, form: form),
      recording: recording ?? settings.recording ?? ScreenshotRecording(),
      tolerance: tolerance ?? settings.tolerance ?? .exact
    )
  }

  /// Whether what the closure makes is as its reference.
  func holds(_ content: () throws -> ScreenshotContent) -> Bool {
    do {
      let comparison = try check.run(content())
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
