import Foundation
import TextFormats
import Testing

@testable import SceneFiles

@MainActor
@Suite("Saving changes in a scene file")
struct SceneFileEditorTests {
  private let text = """
    # A card with a dot.
    title: Demo
    views:
      - id: card
        frame: [40, 40, 200, 150]   # the place
        backgroundColor: systemBlue # blue
        subviews:
          - id: label               # said first
            class: UILabel
            text: Hello, world      # said
          - { id: dot, frame: [20, 60, 40, 40], backgroundColor: red } # a map in braces
        recognizers:
          - id: tap
            type: tap
    """

  private func edited(
    _ property: String,
    _ value: PropertyValue,
    _ owner: SceneFileEditor.Owner,
    in text: String? = nil
  ) throws -> String? {
    var editor = try SceneFileEditor(Data((text ?? self.text).utf8))
    return editor.set(property, to: value, of: owner) ? editor.text : nil
  }

  private func replacing(_ former: String, _ new: String) -> String {
    text.replacingOccurrences(of: former, with: new)
  }

  @Test("a value is replaced in its place, and comments stay")
  func replaces() throws {
    #expect(
      try edited("frame", .numbers([10, 20.5, 30, 40]), .view("card"))
        == replacing("[40, 40, 200, 150]", "[10, 20.5, 30, 40]")
    )
    #expect(
      try edited("backgroundColor", .color([1, 0, 0, 1]), .view("card"))
        == replacing("systemBlue #", "\"#FF0000\" #")
    )
    #expect(
      try edited("text", .text("Good \"bye\""), .view("label"))
        == replacing("Hello, world ", "\"Good \\\"bye\\\"\" ")
    )
    #expect(
      try edited("backgroundColor", .color([0, 1, 0, 1]), .view("dot"))
        == replacing("red }", "\"#00FF00\" }")
    )
  }

  @Test("a missing value gets a line behind the name, in braces a place behind it")
  func inserts() throws {
    #expect(
      try edited("alpha", .number(0.5), .view("label"))
        == replacing("# said first", "# said first\n        alpha: 0.5")
    )
    #expect(
      try edited("isHidden", .bool(true), .view("dot"))
        == replacing("id: dot,", "id: dot, isHidden: true,")
    )
    #expect(
      try edited("isEnabled", .bool(false), .recognizer("tap"))
        == replacing("- id: tap", "- id: tap\n        isEnabled: false")
    )
  }

  @Test("JSON stays JSON, and lines keep their ends")
  func otherForms() throws {
    let json = #"{"views": [{"id": "card", "frame": [0, 0, 10, 10]}]}"#
    #expect(
      try edited("alpha", .number(0.5), .view("card"), in: json)
        == #"{"views": [{"id": "card", "alpha": 0.5, "frame": [0, 0, 10, 10]}]}"#
    )
    let lines = "views:\r\n  - id: card\r\n    alpha: 1\r\n"
    #expect(
      try edited("alpha", .number(0.25), .view("card"), in: lines)
        == "views:\r\n  - id: card\r\n    alpha: 0.25\r\n"
    )
    #expect(
      try edited("isHidden", .bool(true), .view("card"), in: lines)
        == "views:\r\n  - id: card\r\n    isHidden: true\r\n    alpha: 1\r\n"
    )
  }

  @Test("a list below its name becomes one in brackets")
  func blockList() throws {
    let block = "views:\n  - id: card\n    center:\n      - 1 # across\n      - 2\n    alpha: 1\n"
    let changed = try edited("center", .numbers([3, 4]), .view("card"), in: block)
    #expect(changed == "views:\n  - id: card\n    center:\n      [3, 4]\n    alpha: 1\n")
  }

  @Test("what stands elsewhere, or is not there, is refused and the text stays")
  func refuses() throws {
    let alias = "views:\n  - id: one\n    frame: &f [0, 0, 1, 1]\n  - id: two\n    frame: *f\n"
    #expect(try edited("frame", .numbers([1, 2, 3, 4]), .view("two"), in: alias) == nil)
    #expect(try edited("frame", .numbers([1, 2, 3, 4]), .view("one"), in: alias) == nil)
    #expect(try edited("alpha", .number(1), .view("nobody")) == nil)
    #expect(try edited("alpha", .number(1), .view("tap")) == nil)
    let block = "views:\n  - id: card\n    class: UILabel\n    text: |\n      two\n      lines\n"
    #expect(try edited("text", .text("one"), .view("card"), in: block) == nil)
  }
}
