import Porting
import Testing

@Suite("Porting aid: trial builds")
struct TrialTests {
  private func origins(_ old: String, _ new: String) -> [Int?] {
    let map = LineMap([(name: "A.swift", old: old, new: new)])
    let count = new.split(separator: "\n", omittingEmptySubsequences: false).count
    return (1...count).map { map.origin(of: $0, in: "A.swift")?.line }
  }

  @Test(
    "A line of the result leads to the line that it comes from",
    arguments: [
      ("a\nb\nc", "a\nb\nc", [1, 2, 3]),
      // Lines are changed, inserted, and removed.
      ("a\nb\nc", "a\nB\nc", [1, 2, 3]),
      ("a\nb\nc", "a\nb\nx\ny\nc", [1, 2, 2, 2, 3]),
      ("a\nb\nc", "x\na\nb\nc", [1, 1, 2, 3]),
      ("a\nb\nc", "a\nc", [1, 3]),
      ("a\nb\nc\nd", "a\nB\nB2\nC\nd", [1, 2, 3, 3, 4]),
      ("a\nb\nc\nd", "a\nX\nd", [1, 2, 4]),
      // A line is moved.
      ("a\nmoved\nb\nc", "a\nb\n  moved\nc", [1, 3, 2, 4]),
    ]
  )
  func lines(old: String, new: String, expected: [Int]) {
    #expect(origins(old, new) == expected)
  }

  @Test("What moves to another file leads to the file that it comes from")
  func movedToAnotherFile() throws {
    let home = "class A: UIView {\n}"
    let other =
      "extension A {\n  func kept() {}\n  override func layoutSubviews() {\n    x()\n  }\n}"
    let surroundings = PortSurroundings([home, other])
    let departed = try Porter.port(other, in: surroundings)
    let result = try Porter.port(home, in: surroundings, arrivals: departed.departed)
    let map = LineMap([
      (name: "A.swift", old: home, new: result.text),
      (name: "B.swift", old: other, new: departed.text),
    ])
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("x()") }) + 1
    #expect(map.origin(of: line, in: "A.swift") == LineMap.Origin(file: "B.swift", line: 4))
    #expect(map.origin(of: 1, in: "C.swift") == nil)
  }

  @Test("Files become one module, and those that import XCTest or Testing its tests")
  func package() {
    let package = TrialPackage(
      [
        (name: "App/Card.swift", text: "import UIKit"),
        (name: "App/Other/Card.swift", text: "import UIKit\n@main class A {}"),
        (name: "Tests/CardTests.swift", text: "import XCTest\n@testable import Cards"),
      ],
      library: "/a \"b\"",
      languageMode: "6"
    )
    #expect(
      package.files.map(\.path) == [
        "Package.swift", "Sources/Cards/Card.swift", "Sources/Cards/2-Card.swift",
        "Tests/CardsTests/CardTests.swift",
      ]
    )
    #expect(package.names["Sources/Cards/2-Card.swift"] == "App/Other/Card.swift")
    #expect(package.hasTests)
    let manifest = package.files[0].text
    #expect(manifest.contains(#"path: "/a \"b\"")"#) && manifest.contains("[.v6]"))
    #expect(manifest.contains(#".executableTarget(name: "Cards", dependencies: [uiKit])"#))
    #expect(manifest.contains(#"name: "CardsTests", dependencies: ["Cards", uiKit, testing])"#))
    #expect(package.line(2, of: "Sources/Cards/2-Card.swift") == "@main class A {}")
    #expect(package.line(3, of: "Sources/Cards/2-Card.swift") == nil)
  }

  @Test("A library alone is no program, and has no tests")
  func plainPackage() {
    let files = [(name: "A.swift", text: "import UIKit // @main")]
    let manifest = TrialPackage(files, library: "/l", languageMode: "5").files[0].text
    #expect(manifest.contains(#".target(name: "Ported", dependencies: [uiKit])"#))
    #expect(!manifest.contains(".testTarget") && manifest.contains("[.v5]"))
  }

  @Test("A project is told as a table: files, how many of each sort, and what is left by kind")
  func table() throws {
    var summary = PortSummary()
    #expect(
      summary.text
        == "state       left  file\n\nfiles  of 0 in Swift\n    0  with changes that you have to make by hand\n"
    )
    summary.add("A.swift", try Porter.port("import UIKit"))
    summary.add("B.swift", try Porter.port("import WebKit\nlet v: WKWebView; let w: WKWebView"))
    summary.add(
      "C.swift",
      try Porter.port(
        "import Two\nimport One\n@testable import App\nclass A { @objc func f() {} }\nlet v: NSFooBar"
      )
    )
    summary.addUnreadable("D.swift")
    for kind in ["Objective-C (.h, .m, .mm)", "Objective-C (.h, .m, .mm)"] {
      summary.addForeign(kind)
    }
    summary.skipped = ["Pods"]
    #expect(
      summary.text == """
        state       left  file
        unchanged      0  A.swift
        unchanged      3  B.swift
        rewritten      1  C.swift
        unreadable     0  D.swift

        files  of 4 in Swift
            2  unchanged
            1  rewritten
            1  unreadable
            2  with changes that you have to make by hand
            2  not portable: Objective-C (.h, .m, .mm)

         left  files  what
            1      1  modules that Linux lacks
            3      2  types, functions and constants that are not provided

        unknown modules: One, Two

        skipped: Pods

        """
    )
  }
}
