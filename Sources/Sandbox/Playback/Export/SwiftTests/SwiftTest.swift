import Foundation
import Geometry
package import TouchInput

/// A recording as a Swift test: the same input on a test stage, and its results.
///
/// The expectations come from a stage in this process that makes the same calls.
package struct SwiftTest {
  /// The source code of the test.
  package let text: String

  /// Generates the test of a recording of a scene.
  package init(_ recording: InputRecording, title: String, scene: SwiftTestScene) {
    let score = StageScore(recording, in: scene)
    let lines = SwiftTest.stage(scene, recording.header.size) + SwiftTest.calls(score.steps)
    text = """
      \(SwiftTest.imports(scene))

      @MainActor
      @Test(\(SwiftTest.literal(title)))
      func \(SwiftTest.functionName(title))() throws {
      \(lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n"))

      \(SwiftTest.expectation(score.outline))
      }

      """
  }

  private static func imports(_ scene: SwiftTestScene) -> String {
    let scenes =
      switch scene.source {
      case .catalogue: "SandboxScenes"
      case .file: "SceneFiles"
      }
    return ([scenes, "Testing", "TouchKitTesting", "UIKit"].map { "import \($0)" })
      .joined(separator: "\n")
  }

  /// Returns the lines that find the scene and create the stage.
  private static func stage(_ scene: SwiftTestScene, _ size: CGSize) -> [String] {
    let finding =
      switch scene.source {
      case .catalogue(let name):
        "let scene = try #require(SceneCatalogue.scene(named: \(literal(name))))"
      case .file(let path): "let scene = try SceneDocument(\(literal(path)))"
      }
    let window =
      scene.hasOwnWindow ? ["  application: UIApplication(),", "  window: scene.makeWindow,"] : []
    return [
      finding, "let stage = Stage(",
      "  size: CGSize(width: \(number(size.width)), height: \(number(size.height))),",
    ] + window + ["  root: scene.makeRootViewController()", ")"]
  }

  /// Returns the lines that create fingers and call them.
  private static func calls(_ steps: [StageStep]) -> [String] {
    let greatest = steps.compactMap(\.greatestFinger).max() ?? -1
    let fingers = (0...max(0, greatest)).filter { $0 <= greatest }.map { number in
      let maker = number == 0 ? "stage.finger" : "stage.makeFinger()"
      return "let \(StageStep.name(ofFinger: number)) = \(maker)"
    }
    return fingers + (fingers.isEmpty ? [] : [""])
      + steps.indices.flatMap { index in
        code(at: index, of: steps)
      }
  }

  /// Returns the code of a step; a key that goes up directly after it went down becomes a key press.
  private static func code(at index: Int, of steps: [StageStep]) -> [String] {
    guard case .event(.key(let stroke)) = steps[index], !stroke.isRepeat else {
      return steps[index].code
    }
    func isOther(_ place: Int, down isDown: Bool) -> Bool {
      guard steps.indices.contains(place), case .event(.key(let other)) = steps[place] else {
        return false
      }
      return !other.isRepeat && other.isDown == isDown && other.arguments == stroke.arguments
    }
    if stroke.isDown, isOther(index + 1, down: false) {
      return ["stage.keyboard.press(\(stroke.arguments))"]
    }
    return !stroke.isDown && isOther(index - 1, down: true) ? [] : steps[index].code
  }

  private static func expectation(_ outline: String) -> String {
    let quotes = rawQuotes(for: outline)
    let lines = outline.split(separator: "\n", omittingEmptySubsequences: false)
    let detail = "[.assignments, .deliveries, .gestureActions, .controlEvents]"
    return
      (["  #expect(", "    stage.outline(\(detail)) == \(quotes)\"\"\""]
      + lines.map { $0.isEmpty ? "" : "      \($0)" } + ["      \"\"\"\(quotes)", "  )"])
      .joined(separator: "\n")
  }

  /// Returns enough `#` characters for a raw literal that the text can neither end nor escape.
  private static func rawQuotes(for text: String) -> String {
    var count = 0
    while text.contains("\"\"\"" + String(repeating: "#", count: count))
      || text.contains("\\" + String(repeating: "#", count: count))
    {
      count += 1
    }
    return String(repeating: "#", count: count)
  }

  /// Returns a function name: `drag-2` becomes `drag2`, `two fingers` becomes `twoFingers`.
  private static func functionName(_ title: String) -> String {
    let words = title.unicodeScalars.split {
      !($0.isASCII && $0.properties.isAlphabetic) && !("0"..."9").contains($0)
    }
    .map { String($0) }
    let name = words.enumerated().map { $0 == 0 ? $1.lowercased() : $1.capitalized }.joined()
    return name.first?.isLetter == true ? name : "recording" + name
  }

  /// Returns a text as a Swift literal.
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

  /// Returns the shortest form that parses as the same number.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(value)"
  }
}
