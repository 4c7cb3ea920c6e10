import CTestRunnerReports
import Testing
import TouchKitTesting
import XCTest

/// Lets stages fail the running test, in Swift Testing or XCTest.
///
/// It is called before `main` of a program that this module is linked into.
@_cdecl("touch_kit_testing_install_reporter")
public func installReporter() {
  TestFailures.report { message, place in
    guard Test.current != nil || CommandLine.arguments.contains("swift-testing") else {
      return XCTFail(message, file: place.filePath, line: place.line)
    }
    let location = SourceLocation(
      fileID: "\(place.fileID)",
      filePath: "\(place.filePath)",
      line: max(1, Int(place.line)),
      column: max(1, Int(place.column))
    )
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}
