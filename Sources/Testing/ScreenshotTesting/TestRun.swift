import Foundation
import ScreenshotReferences
import Testing
import XCTest

/// The test runner at work: Swift Testing or XCTest.
enum TestRun {
  /// Swift Testing runs tests; tasks that no longer know their test count too.
  private static var isSwiftTesting: Bool {
    Test.current != nil || CommandLine.arguments.contains("swift-testing")
  }

  /// Lets the test fail.
  static func fail(_ message: String, at place: TestPlace) {
    guard isSwiftTesting else {
      return XCTFail(message, file: place.filePath, line: place.line)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location(place))
  }

  /// Tells something that is no failure.
  static func report(_ message: String, at place: TestPlace) {
    let line = "\(place.filePath):\(place.line): note: \(message)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// Hands the files of a difference to the runner, where it keeps such.
  static func attach(_ files: ScreenshotFiles, at place: TestPlace) {
    guard Test.current != nil else { return }
    for path in [files.reference, files.actual, files.difference] {
      let url = URL(fileURLWithPath: path)
      guard let data = try? Data(contentsOf: url) else { continue }
      Attachment.record(Array(data), named: url.lastPathComponent, sourceLocation: location(place))
    }
  }

  private static func location(_ place: TestPlace) -> SourceLocation {
    SourceLocation(
      fileID: place.fileID,
      filePath: "\(place.filePath)",
      line: Int(place.line),
      column: Int(place.column)
    )
  }
}
