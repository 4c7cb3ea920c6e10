import Foundation
import ScreenshotReferences
import Testing
import XCTest

/// The running test runner: Swift Testing or XCTest.
enum TestRun {
  /// Whether Swift Testing runs tests, also for tasks that do not belong to a test any more.
  private static var isSwiftTesting: Bool {
    Test.current != nil || CommandLine.arguments.contains("swift-testing")
  }

  /// Fails the test with a message.
  static func fail(_ message: String, at place: TestPlace) {
    guard isSwiftTesting else {
      return XCTFail(message, file: place.filePath, line: place.line)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location(place))
  }

  /// Reports a message that is no failure.
  static func report(_ message: String, at place: TestPlace) {
    let line = "\(place.filePath):\(place.line): note: \(message)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// Attaches the files of a difference, if the runner keeps attachments.
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
