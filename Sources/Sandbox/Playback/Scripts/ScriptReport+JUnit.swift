import Foundation
import TextFormats
import TouchScripts

extension ScriptReport {
  /// Returns the report in JUnit's XML format for build servers, with a test case for each expectation.
  package func junit(file: String) -> String {
    let count = outcomes.count + (fault == nil ? 0 : 1)
    let time = String(format: "%.3f", max(0, endTime - startTime))
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites>",
      #"  <testsuite name="\#(XMLText(file))" tests="\#(count)" failures="\#(failures.count)" "#
        + #"errors="\#(fault == nil ? 0 : 1)" time="\#(time)">"#,
    ]
    for outcome in outcomes {
      let name = "\(outcome.line.position.line): \(outcome.line.text)"
      lines += testCase(name, file, outcome.time, "failure", outcome.failure)
    }
    if let fault {
      let name = "\(fault.position.line): the step can be done"
      lines += testCase(name, file, endTime - startTime, "error", fault.named(file).description)
    }
    return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private func testCase(
    _ name: String,
    _ file: String,
    _ time: Double,
    _ element: String,
    _ message: String?
  ) -> [String] {
    let start =
      #"    <testcase name="\#(XMLText(name))" classname="\#(XMLText(file))" "#
      + #"time="\#(String(format: "%.3f", time))""#
    guard let message else { return [start + "/>"] }
    return [
      start + ">", #"      <\#(element) message="\#(XMLText(message))"/>"#, "    </testcase>",
    ]
  }
}

/// A text that is escaped for an XML attribute, or for a page.
nonisolated package struct XMLText: CustomStringConvertible {
  package let description: String

  package init(_ text: String) {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      // XML cannot represent other control characters.
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      case _ where Self.steers(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    description = result
  }

  /// Whether a character changes the writing direction, or is a terminal command.
  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
