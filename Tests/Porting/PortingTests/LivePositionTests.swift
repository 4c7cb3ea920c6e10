import Porting
import Testing

@Suite("Live code: the places of lines")
struct LivePositionTests {
  /// Returns the lines of all files that the compiler would report at a wrong place.
  private func strayLines(_ files: [String: String]) throws -> [String] {
    let program = try LivePreparation.prepare(
      files.sorted { $0.key < $1.key }.map { (path: $0.key, text: $0.value) }
    )
    return try program.files.flatMap { try LiveProgramText($0.text).strayLines(of: files) }
  }

  @Test("A file that keeps its lines has one directive, at its beginning")
  func plain() throws {
    let text = "import UIKit\nclass A: UIView {\n  @objc\n  func f() {}\n}\n#Preview { A() }\n"
    let program = try LivePreparation.prepare([(path: "/a \"b\".swift", text: text)])
    let compiled = program.files[0].text
    #expect(compiled.hasPrefix("#sourceLocation(file: \"/a \\\"b\\\".swift\", line: 1)\nimport"))
    #expect(compiled.split(separator: "#sourceLocation(").count == 2)
  }

  @Test("Overrides that move keep the lines of their extension, and all others theirs")
  func movedOverrides() throws {
    let text = """
      import UIKit
      class A: UIViewController {
        let n = 1
      }
      struct Between {
        let m = 2
      }
      extension A {
        /// The layout.
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          if n > 0 {
            print(n)
          }
        }
        func kept() {
          print(n)
        }

        override func viewDidLoad() {
          super.viewDidLoad()
        }
      }
      extension A {
        override var prefersStatusBarHidden: Bool {
          true
        }
      }
      func last() {
        print(3)
      }
      """
    #expect(try strayLines(["/a.swift": text]) == [])
  }

  @Test("Overrides that move to another file keep the lines of their own")
  func movedToAnotherFile() throws {
    let files = [
      "/a.swift":
        "import UIKit\n\nclass A: UIView {\n  let n = 1\n}\nclass B: UIView {\n}\nlet c = 1\n",
      "/b.swift": """
      import UIKit

      extension A {
        override func layoutSubviews() {
          super.layoutSubviews()
        }
        func kept() {}
      }
      extension B {
        override func layoutSubviews() {
          super.layoutSubviews()
        }
      }
      let d = 2
      """,
    ]
    #expect(try strayLines(files) == [])
    let program = try LivePreparation.prepare([
      (path: "/a.swift", text: files["/a.swift"] ?? ""),
      (path: "/b.swift", text: files["/b.swift"] ?? ""),
    ])
    let calls = try LiveProgramText(program.files[0].text).own
      .filter { $0.text.contains("super.") }.map { "\($0.file):\($0.number)" }
    #expect(calls == ["/b.swift:5", "/b.swift:11"])
    let last = try LiveProgramText(program.files[0].text).own.first { $0.text == "let c = 1" }
    #expect(last?.number == 8 && last?.file == "/a.swift")
  }

  @Test("Members that are added take the lines of others, and the next ones keep theirs")
  func addedMembers() throws {
    let text = """
      import UIKit
      class A: NSObject, UITableViewDataSource {
        func tableView(
          _ tableView: UITableView,
          commit style: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {
          print(1)
        }
        func next() {
          print(2)
        }
      }
      """
    let stray = try strayLines(["/a.swift": text])
    #expect(stray == ["/a.swift:9:   var implementsRowCommit: Bool { true }"])
  }

  @Test("Code over several lines that is rewritten keeps their number")
  func rewrittenLines() throws {
    let text = """
      import Foundation
      import ObjectiveC
      import UIKit
      class A: UIView {
        func f() {
          perform(
            #selector(
              g
            ),
            with: nil,
            afterDelay: 1
          )
          print(1)
        }
        @objc
        func g() {}
        @IBOutlet
        weak var label: UILabel?
      }
      let last = 1
      """
    let program = try LivePreparation.prepare([(path: "/a.swift", text: text)])
    let lines = try LiveProgramText(program.files[0].text).own
    for word in ["print(1)", "func g()", "weak var", "let last"] {
      let line = try #require(lines.first { $0.text.contains(word) })
      let all = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(all[line.number - 1].contains(word))
    }
  }

  @Test("Lines that end as on other systems have their places too")
  func carriageReturns() throws {
    let text =
      "import UIKit\nclass A: UIView {\n}\nextension A {\n"
      + "  override func layoutSubviews() {\n    f()\n  }\n  func f() {}\n}\nlet a = 1\n"
    let program = try LivePreparation.prepare([
      (path: "/a.swift", text: text.split(separator: "\n").map { $0 + "\r\n" }.joined())
    ])
    let plain = program.files[0].text.unicodeScalars.filter { $0 != "\r" }.map(Character.init)
    #expect(try LiveProgramText(String(plain)).strayLines(of: ["/a.swift": text]) == [])
  }
}
