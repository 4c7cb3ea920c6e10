import CTestRunnerReports
import Testing
import TouchKitTesting
import XCTest

/// Lets stages fail the test that runs, in Swift Testing or XCTest.
///
/// Called before `main` of a program that this module is linked into.
@_cdecl("touch_kit_testing_install_reporter")
public func installReporter() {
  TestFailures.report { message, file, line in
    guard Test.current != nil || CommandLine.arguments.contains("swift-testing") else {
      return XCTFail(message, file: file ?? #filePath, line: file == nil ? #line : line)
    }
    guard let file else {
      Issue.record(Comment(rawValue: message))
      return
    }
    let name = "\(file)".split(separator: "/").suffix(2).joined(separator: "/")
    let place = SourceLocation(
      fileID: name,
      filePath: "\(file)",
      line: max(1, Int(line)),
      column: 1
    )
    Issue.record(Comment(rawValue: message), sourceLocation: place)
  }
}
