import Foundation
import TextFormats
import Testing

@testable import SceneFiles

@MainActor
@Suite("The limits of scene files, at the limit and one over")
struct SceneLimitsTests {
  /// Returns the problems of a file, with their places; empty if it is a valid scene.
  private func problems(_ text: String) -> [String] {
    switch SceneReader.read(Data(text.utf8), folder: "/") {
    case .scene: []
    case .problems(let problems): problems.map(\.description)
    }
  }

  private func letters(_ count: Int) -> String { String(repeating: "x", count: count) }

  @Test("a text")
  func text() {
    let label = { (text: String) in "views:\n  - { class: UILabel, text: \(text) }\n" }
    #expect(problems(label(letters(4096))) == [])
    #expect(
      problems(label(letters(4097))) == ["2:29: a text of 4097 bytes; expected at most 4096"]
    )
    // The limit counts bytes, not letters.
    #expect(problems(label(String(repeating: "文", count: 1366))).count == 1)
  }

  @Test("S04: the file")
  func file() {
    let scene = "views: []\n#"
    let most = scene + letters(FileLimits.Scene.fileBytes - scene.utf8.count)
    #expect(problems(most) == [])
    #expect(
      problems(most + "x") == ["1:1: the file has 4194305 bytes; expected at most 4194304"]
    )
  }

  @Test("S04: how long an animation is")
  func animation() {
    let button = { (seconds: String) in
      "views:\n  - class: UIButton\n    on:\n      touchUpInside:\n"
        + "        - recolour: { to: systemYellow, duration: \(seconds) }\n"
    }
    #expect(problems(button("60")) == [])
    let found = problems(button("60.1"))
    #expect(found.count == 1 && found[0].contains("a time from 0 to 60 seconds"), "\(found)")
  }

  @Test("the name of a value")
  func key() {
    let found = problems("views: []\n? \(letters(4097))\n: 1\n")
    #expect(found == ["2:3: a text of 4097 bytes; expected at most 4096"])
  }

  @Test("the name of a view")
  func name() {
    let view = { (name: String) in "views:\n  - id: \(name)\n" }
    #expect(problems(view(letters(512))) == [])
    #expect(
      problems(view(letters(513))).first?.contains("expected a name of at most 512 bytes") == true
    )
  }

  @Test(
    "S12: control characters in a name, which would end up in a terminal",
    arguments: ["\\e[31m", "\\n", "\\x9b", "\\u202e"]
  )
  func controlCharacters(character: String) {
    let found = problems("views:\n  - id: \"a\(character)b\"\n")
    #expect(
      found.count == 1 && found[0].hasPrefix("2:9: expected a name without control characters")
    )
  }

  @Test("S02: values, levels and aliases")
  func counts() {
    let flags = { (count: Int) in "views: [\(String(repeating: "1,", count: count))]\n" }
    // The file and the list are values too.
    let most = problems(flags(FileLimits.Scene.values - 2))
    #expect(most.allSatisfy { !$0.contains("has more than") })
    let over = problems(flags(FileLimits.Scene.values - 1))
    #expect(over == ["1:400005: the file has more than 200000 values"])
    let deep = { (count: Int) in
      "views: " + String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(problems(deep(255)).allSatisfy { !$0.contains("nest deeper") })
    #expect(problems(deep(257)).contains { $0.contains("values nest deeper than 256 levels") })
    let aliases = { (count: Int) in
      "a: &x 1\nviews: [\(String(repeating: "*x, ", count: count))]\n"
    }
    #expect(problems(aliases(32)).allSatisfy { !$0.contains("aliases") })
    #expect(problems(aliases(33)).contains { $0.contains("more than 32 aliases") })
  }

  @Test("S04: a picture")
  func picture() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("limits-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: folder) }
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("a.png")
    func found(_ bytes: Int) throws -> [String] {
      try Data(count: bytes).write(to: file)
      let scene = Data("views: [{class: UIImageView, image: a.png}]\n".utf8)
      switch SceneReader.read(scene, folder: folder.path, isPicture: { _ in true }) {
      case .scene: return []
      case .problems(let problems): return problems.map(\.description)
      }
    }
    #expect(try found(FileLimits.Picture.fileBytes) == [])
    #expect(
      try found(FileLimits.Picture.fileBytes + 1)
        == ["1:37: 'a.png' is not a readable file of at most 16777216 bytes"]
    )
  }

  @Test("S19: all texts together, those of aliases as often as they are used")
  func texts() {
    let long = "x: &x [" + (0..<64).map { _ in letters(4000) }.joined(separator: ", ") + "]\n"
    let few = problems(long + "y: [\(String(repeating: "*x, ", count: 14))]\n")
    #expect(few.allSatisfy { !$0.contains("together") })
    let many = problems(long + "y: [\(String(repeating: "*x, ", count: 20))]\n")
    #expect(many.contains { $0.contains("all texts together have more than 4194304 bytes") })
  }

  @Test("S19: the recognizers of a view and of those above it")
  func recognizers() {
    let taps = { (count: Int) in
      "[" + String(repeating: "{ type: tap }, ", count: count) + "]"
    }
    let scene = { (inner: Int, beside: Int) in
      "views:\n  - recognizers: \(taps(256))\n    subviews:\n"
        + "      - { recognizers: \(taps(inner)) }\n      - { recognizers: \(taps(beside)) }\n"
    }
    #expect(problems(scene(256, 256)) == [])
    let found = problems(scene(257, 256))
    #expect(
      found.count == 1
        && found[0].hasSuffix("a view and its superviews have at most 512 recognizers together")
    )
  }

  @Test("S19: the pixels of all pictures together")
  func pictures() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("limits-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: folder) }
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    // A signature and a header are enough to be counted.
    let large: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0x1F, 0xFF, 0, 0, 0x10, 0, 8, 2, 0, 0, 0, 0, 0, 0, 0]
    for name in ["a", "b", "c"] {
      try Data(large).write(to: folder.appendingPathComponent("\(name).png"))
    }
    func found(_ names: String) -> [String] {
      let views = names.map { "{class: UIImageView, image: \($0).png}" }.joined(separator: ", ")
      let scene = Data("views: [\(views)]\n".utf8)
      switch SceneReader.read(scene, folder: folder.path, isPicture: { _ in true }) {
      case .scene: return []
      case .problems(let problems): return problems.map(\.description)
      }
    }
    #expect(found("abab") == [])
    #expect(found("abc").count == 1)
    #expect(found("abc").first?.contains("the pictures of a scene have more than") == true)
  }

  @Test("S18: of a thousand unknown names fifty are told, and no more are thought about")
  func unknownNames() {
    let views = (0..<1000).map { "  - { id: v\($0), on: { began: [{ bringToFront: w\($0) }] } }\n" }
    #expect(problems("views:\n" + views.joined()).count == FileLimits.problems)
  }

  @Test("S04: views")
  func views() {
    let views = { (count: Int) in "views:\n" + String(repeating: "  - {}\n", count: count) }
    #expect(problems(views(FileLimits.Scene.views)) == [])
    #expect(
      problems(views(FileLimits.Scene.views + 1)) == ["20002:5: a scene has at most 20000 views"]
    )
  }
}
