public import CairoRenderer
public import Drawing
public import Foundation
public import ScreenshotReferences

/// Compares a stage's picture, views or events with the reference of a name.
///
/// The reference is in `__Snapshots__/<test file>` beside the test file, and each form has its own file. The test
/// fails if the content differs, in XCTest and in Swift Testing alike. The message names the reference, the actual
/// result, and the difference.
///
/// The call decides when references are written, otherwise the trait `.screenshots(record:)` or `withScreenshots`,
/// otherwise the environment variable `SCREENSHOT_RECORD`, otherwise the project's `screenshots.yml`. That file
/// also sets the tolerance and the number of pixels per point.
///
/// - Returns: whether the content matches the reference, or was recorded.
@MainActor
@discardableResult
public func assertScreenshot(
  of subject: some ScreenshotSubject,
  as form: ScreenshotForm = .picture,
  named name: String,
  scale: Double? = nil,
  record: ScreenshotRecording? = nil,
  tolerance: ScreenshotTolerance? = nil,
  fileID: String = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return Asserting(name: name, form: form, recording: record, tolerance: tolerance, place: place)
    .holds(scale: scale) {
      subject.screenshotFacts
    } _: { scale in
      try SubjectContent(subject, scale: scale).content(form)
    }
}

/// Compares a display list, as a picture or as its drawing commands, with the reference of a name.
///
/// - Returns: whether the content matches the reference, or was recorded.
@discardableResult
public func assertScreenshot(
  of list: DisplayList,
  size: CGSize,
  scale: Double? = nil,
  background: Color = .white,
  named name: String,
  record: ScreenshotRecording? = nil,
  tolerance: ScreenshotTolerance? = nil,
  fileID: String = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return Asserting(
    name: name,
    form: .picture,
    recording: record,
    tolerance: tolerance,
    place: place
  )
  .holds(scale: scale) { scale in
    .picture(
      try Screenshot(of: list, size: size, scale: scale, background: background).render()
    )
  }
}

/// Compares an existing picture with the reference of a name.
///
/// - Returns: whether the content matches the reference, or was recorded.
@discardableResult
public func assertScreenshot(
  of bitmap: Bitmap,
  named name: String,
  record: ScreenshotRecording? = nil,
  tolerance: ScreenshotTolerance? = nil,
  fileID: String = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return Asserting(
    name: name,
    form: .picture,
    recording: record,
    tolerance: tolerance,
    place: place
  )
  .holds { _ in .picture(bitmap) }
}

/// Compares a text that the test created with the reference of a name, line by line.
///
/// The form, a transcript by default, is the suffix of the reference's name.
///
/// - Returns: whether the content matches the reference, or was recorded.
@discardableResult
public func assertScreenshot(
  of text: String,
  as form: ScreenshotForm = .transcript,
  named name: String,
  record: ScreenshotRecording? = nil,
  fileID: String = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return Asserting(name: name, form: form, recording: record, tolerance: nil, place: place)
    .holds { _ in .text(text) }
}

/// Compares a picture with the reference of a name beside the test file, and throws an error if it differs.
///
/// The error is a `ScreenshotMismatch`, so that any test framework shows it.
public func verifyScreenshot(
  of list: DisplayList,
  size: CGSize,
  scale: Double? = nil,
  background: Color = .white,
  named name: String,
  recording: ScreenshotRecording? = nil,
  tolerance: ScreenshotTolerance? = nil,
  testFile: String = #filePath
) throws {
  let (check, part) = try Asserting.check(testFile, name, .picture, recording, tolerance)
  let screenshot = Screenshot(
    of: list,
    size: size,
    scale: scale ?? part.scale ?? 1,
    background: background
  )
  let comparison = try check.run(.picture(screenshot.render()))
  guard comparison.isAccepted else { throw ScreenshotMismatch(comparison: comparison) }
}
