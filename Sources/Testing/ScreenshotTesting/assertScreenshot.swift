public import CairoRenderer
public import Drawing
public import Foundation
public import ScreenshotReferences

/// Compares what a stage shows, or what happened on it, with the reference of that name.
///
/// The reference lies in `__Snapshots__/<test file>` beside the test file; each form has a file of
/// its own. The test fails when it is different, in XCTest and in Swift Testing alike, and the
/// message names the reference, what came out, and the difference. When references are written is
/// said by the call, else by the trait `.screenshots(record:)` or by `withScreenshots`, else by the
/// variable `SCREENSHOT_RECORD` of the environment, else by the project's `screenshots.yml`, which also
/// has the tolerance and the number of pixels per point.
///
/// - Returns: whether it is as the reference says, or was recorded.
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

/// Compares a display list, as a picture or as its instructions, with the reference of that name.
///
/// - Returns: whether it is as the reference says, or was recorded.
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

/// Compares a picture that exists already with the reference of that name.
///
/// - Returns: whether it is as the reference says, or was recorded.
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

/// Compares a text that the test made with the reference of that name, line by line.
///
/// The form, a transcript by default, is the ending of the reference's name.
///
/// - Returns: whether it is as the reference says, or was recorded.
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

/// Compares a picture with the reference of that name beside the test file, and throws.
///
/// Throws a `ScreenshotMismatch` when it looks different, so that any test framework shows it.
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
