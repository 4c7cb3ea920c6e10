import Foundation
import Geometry
import ScreenshotTesting
import Drawing

/// A folder with a test file that has references, for one test.
final class SnapshotFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("screenshots-\(UUID().uuidString)").resolvingSymlinksInPath()

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of the test file of the references; the file does not have to exist.
  var testFile: String { url.appendingPathComponent("SomeTests.swift").path }

  /// The names of the files beside the references, sorted.
  var names: [String] { names(of: "SomeTests") }

  func names(of test: String) -> [String] {
    let path = url.appendingPathComponent("__Snapshots__/\(test)").path
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
  }

  func path(_ name: String) -> String {
    url.appendingPathComponent("__Snapshots__/SomeTests/\(name)").path
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Compares a square of a colour, or the texts.
  func verify(
    _ color: Color,
    width: CGFloat = 30,
    _ recording: ScreenshotRecording? = nil,
    tolerance: ScreenshotTolerance? = nil
  ) throws {
    try verifyScreenshot(
      of: DisplayList([.fillRect(CGRect(x: 5, y: 5, width: 10, height: 10), color)]),
      size: CGSize(width: width, height: 20),
      named: "a square",
      recording: recording,
      tolerance: tolerance,
      testFile: testFile
    )
  }

  func compare(
    _ text: String,
    named name: String = "story",
    _ recording: ScreenshotRecording = .missing
  ) throws -> ScreenshotComparison {
    let files = ScreenshotFiles(testFile: testFile, name: name, form: .transcript)
    return try ReferenceCheck(files: files, recording: recording).run(.text(text))
  }
}
