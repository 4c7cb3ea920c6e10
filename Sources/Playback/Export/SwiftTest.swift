import DispatchTracing
import Foundation
import Geometry
package import PointerInput
package import TouchKit

/// A recording written as a Swift test: the same input on a test stage, and what it led to.
///
/// What the test expects is what a stage answers now: the same calls are made on one here.
package struct SwiftTest {
  /// The program text of the test.
  package let text: String

  /// Writes the test of a recording; `scene` makes the controller of the built-in scene it names.
  package init(
    _ recording: InputRecording,
    title: String,
    scene name: String,
    root: () -> UIViewController
  ) {
    let calls = StageCalls(recording)
    let stage = StageRehearsal(size: recording.header.size, root: root)
    calls.perform(on: stage)
    text = SwiftTest.text(
      title: title,
      scene: name,
      size: recording.header.size,
      calls: calls.lines,
      transcript: stage.transcript(StageCalls.detail)
    )
  }

  private static func text(
    title: String,
    scene: String,
    size: CGSize,
    calls: [String],
    transcript: String
  ) -> String {
    let quotes = rawQuotes(for: transcript)
    let body =
      calls + [
        "", "#expect(", "  stage.transcript(\(StageCalls.detailText)) == \(quotes)\"\"\"",
      ]
    let end =
      transcript.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" } + ["    \"\"\"\(quotes)", ")"]
    let lines =
      (body.map { $0.isEmpty ? "" : "  \($0)" }
        + end.map { $0 == ")" ? "  )" : $0 })
    return """
      import SandboxScenes
      import Testing
      import TouchKitTesting
      import UIKit

      @MainActor
      @Test(\(literal(title)))
      func \(functionName(title))() throws {
        let scene = try #require(SceneCatalogue.scene(named: \(literal(scene))))
        let stage = Stage(
          size: CGSize(width: \(number(size.width)), height: \(number(size.height))),
          root: scene.makeRootViewController()
        )
      \(lines.joined(separator: "\n"))
      }

      """
  }

  /// So many `#` that nothing in a text ends the literal or escapes from it.
  private static func rawQuotes(for text: String) -> String {
    var count = 0
    while text.contains("\"\"\"" + String(repeating: "#", count: count))
      || text.contains("\\" + String(repeating: "#", count: count))
    {
      count += 1
    }
    return String(repeating: "#", count: count)
  }

  /// `drag-2` becomes `drag2`, `two fingers` becomes `twoFingers`.
  private static func functionName(_ title: String) -> String {
    let words = title.unicodeScalars.split {
      !($0.isASCII && $0.properties.isAlphabetic) && !("0"..."9").contains($0)
    }
    .map { String($0) }
    let name = words.enumerated().map { $0 == 0 ? $1.lowercased() : $1.capitalized }.joined()
    return name.first?.isLetter == true ? name : "recording" + name
  }

  /// A text as a literal of Swift.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _
      where scalar.value < 0x20 || scalar.value == 0x7F
        || scalar.value > 0x2000
          && scalar.value < 0x2070:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The shortest form that reads back as the same number.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(value)"
  }
}
