import Foundation
import TouchInput
import TextFormats
import Testing
import TouchKit

@testable import SceneFiles

@MainActor
@Suite("Reading scene files")
struct SceneReaderTests {
  private func problems(_ text: String, folder: String = "/") -> [String] {
    switch SceneReader.read(Data(text.utf8), folder: folder) {
    case .scene: []
    case .problems(let problems): problems.map(\.description)
    }
  }

  static let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized
    .appendingPathComponent("Examples/Scenes/disabled-panel.yml")

  @Test("the example is in order")
  func example() throws {
    let data = try Data(contentsOf: Self.example)
    guard case .scene(let scene) = SceneReader.read(data, folder: "/") else {
      Issue.record("\(problems(String(decoding: data, as: UTF8.self)))")
      return
    }
    #expect(scene.title.0 == "Disabled panel")
    #expect(scene.viewCount == 8)
  }

  @Test(
    "messages tell the place, what is unknown, and what may have been meant",
    arguments: [
      (
        "userInteraction: true",
        "unknown key 'userInteraction' (did you mean 'isUserInteractionEnabled'?)"
      ),
      ("alpha: 2", "expected a number from 0.0 to 1.0, got the number 2"),
      ("isHidden: yes", "expected true or false, got the text 'yes'"),
      ("frame: [1, 2, 3]", "expected 4 numbers, [x, y, width, height], got a list of 3"),
      (
        "frame: [0, 0, 1e9, 1]",
        "expected a number from -1000000.0 to 1000000.0, got the number 1e9"
      ),
      ("frame: [0, 0, .inf, 1]", "expected a number, got the text '.inf'"),
      (
        "backgroundColor: systmGreen",
        "unknown colour 'systmGreen' (did you mean 'green' or 'systemGreen'"
      ),
      (
        "backgroundColor: #FF0000",
        "expected a colour, got nothing; a colour like #FF0000 has to be quoted: \"#FF0000\""
      ),
      ("class: UIBotton", "unknown class 'UIBotton' (did you mean 'UIButton'?)"),
      ("text: hello", "unknown key 'text'"),
      ("name: card", "unknown key 'name' (did you mean 'id'?)"),
      ("children: []", "unknown key 'children' (did you mean 'subviews'?)"),
      ("recognizers: [{type: tab}]", "unknown type 'tab' (did you mean 'tap'"),
      ("recognizers: [{id: x}]", "'type' is missing"),
      ("recognizers: [{type: tap, minimumPressDuration: 1}]", "unknown key 'minimumPressDuration'"),
      ("recognizers: [{type: tap, requiresFailureOf: [nobody]}]", "unknown recognizer 'nobody'"),
      (
        "recognizers: [{type: tap, shouldRequireFailureOf: [v.panGestureRecognizer]}]",
        "unknown recognizer 'v.panGestureRecognizer'"
      ),
      (
        "on: {touchDown: []}",
        "unknown event 'touchDown' (one of began, moved, ended, cancelled)"
      ),
      ("on: {began: [{logg: x}]}", "unknown action 'logg' (did you mean 'log'?)"),
      ("on: {began: [{move: {view: nobody, by: [1, 2]}}]}", "unknown view 'nobody'"),
      ("on: {began: [{move: {}}]}", "expected 'by' or 'to', [x, y] in points, got an empty map"),
      ("on: {began: [{toggle: {property: alpha}}]}", "unknown property 'alpha'"),
      ("on: {began: [{present: nobody}]}", "unknown controller 'nobody'"),
      ("subviews: {}", "expected a list of views, got an empty map"),
      ("image: x.png", "only a UIImageView has an image"),
    ]
  )
  func messages(line: String, message: String) {
    let found = problems("views:\n  - id: a\n    \(line)\n")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("3:") == true)
    #expect(found.first?.contains(message) == true, "\(found)")
  }

  @Test("null and none are no colour", arguments: ["null", "~", "none"])
  func noColour(value: String) {
    #expect(problems("views: [{id: a, backgroundColor: \(value)}]").isEmpty)
  }

  @Test("all that is wrong is told, in order, and names are names of one thing")
  func several() {
    let found = problems(
      "title: [x]\nviews:\n  - id: a\n    colour: red\n  - id: a\n  - 3\nfoo: 1\n"
    )
    #expect(
      found.map { $0.prefix { $0 != " " } } == ["1:8:", "4:5:", "5:9:", "6:5:", "7:1:"]
    )
    #expect(found[2].contains("'a' appears twice; the first is at 3:9"))
  }

  @Test("every beginning of a file is a scene or an error with a place in it")
  func prefixes() throws {
    let bytes = try Data(contentsOf: Self.example)
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count
    for count in 0...bytes.count {
      if case .problems(let problems) = SceneReader.read(bytes.prefix(count), folder: "/") {
        #expect(!problems.isEmpty)
        #expect(problems.allSatisfy { (1...lines + 1).contains($0.position.line) })
      }
    }
  }

  @Test("changed bytes never do worse than an error", arguments: 0..<20 as Range<UInt64>)
  func mutations(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let bytes = try Data(contentsOf: Self.example)
    for _ in 0..<20 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let index = Int.random(in: 0..<changed.count, using: &random)
        changed[index] = UInt8.random(in: 0...255, using: &random)
      }
      switch SceneReader.read(changed, folder: "/") {
      case .problems(let problems):
        let breaks = changed.count { $0 == 0x0A || $0 == 0x0D }
        #expect(!problems.isEmpty)
        #expect(problems.allSatisfy { (1...breaks + 2).contains($0.position.line) })
      case .scene(let scene):
        #expect(viewCount(scene.makeRootViewController().view) >= scene.root.count)
      }
    }
  }

  /// Returns the number of views in a tree.
  private func viewCount(_ view: UIView) -> Int {
    view.subviews.reduce(1) { $0 + viewCount($1) }
  }

  @Test("S05: pictures come out of the scene's folder and from nowhere else")
  func assets() throws {
    let manager = FileManager.default
    let base = manager.temporaryDirectory.appendingPathComponent("scene-\(UUID().uuidString)").path
    defer { try? manager.removeItem(atPath: base) }
    try manager.createDirectory(atPath: base + "/scene/sub", withIntermediateDirectories: true)
    let dot = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6"
          + "kgAAAABJRU5ErkJggg=="
      )
    )
    for file in ["/secret.png", "/scene/own.png", "/scene/sub/own.png"] {
      #expect(manager.createFile(atPath: base + file, contents: dot))
    }
    try manager.createSymbolicLink(
      atPath: base + "/scene/link.png",
      withDestinationPath: base + "/secret.png"
    )
    try manager.createSymbolicLink(atPath: base + "/scene/out", withDestinationPath: base)
    func found(_ name: String) -> [String] {
      problems("views: [{class: UIImageView, image: \"\(name)\"}]", folder: base + "/scene")
    }
    #expect(found("own.png") == [])
    #expect(found("sub/own.png") == [])
    for name in [
      "../secret.png", "\(base)/secret.png", "link.png", "out/secret.png", "sub/../../secret.png",
    ] {
      #expect(found(name).first?.contains("is not in the scene's folder") == true, "\(name)")
    }
    #expect(found("missing.png").first?.contains("'missing.png' is missing") == true)
    #expect(found("sub").first?.contains("is not a readable file") == true)
  }

  @Test("more views than anybody can look at are refused")
  func tooMany() {
    let text = "views:\n" + String(repeating: "  - {}\n", count: 20_001)
    #expect(problems(text).first?.contains("at most 20000 views") == true)
  }
}
