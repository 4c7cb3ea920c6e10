import Porting
import Testing

@Suite("Live code: the text that is compiled")
struct LivePreparationTests {
  private func prepare(_ texts: (String, String)...) throws -> LiveProgram {
    try LivePreparation.prepare(texts.map { (path: $0.0, text: $0.1) })
  }

  /// Returns the user's lines of a file that is prepared by itself.
  private func own(_ text: String) throws -> String {
    let program = try prepare(("/app/Card.swift", text))
    return try LiveProgramText(program.files[0].text).own.map(\.text).joined(separator: "\n")
  }

  @Test("A preview becomes a function of the same lines")
  func previews() throws {
    #expect(
      try own(
        """
        #Preview { UIView() }
        @available(iOS 17, *)
        #Preview("a b", traits: .portrait) { () -> UIView in
          let view = UIView()
          view.tag = 1
          return view
        }
        #Preview(
          "Two",
          body: {
            UIView()
          }
        )
        #Preview("Three", body: make)
        """
      ) == """
        @MainActor private func touchSandboxPreview1() -> AnyObject { touchSandboxMake { UIView() } }
        @available(iOS 17, *)
        @MainActor private func touchSandboxPreview2() -> AnyObject { touchSandboxMake { () -> UIView in
          let view = UIView()
          view.tag = 1
          return view
        } }
        @MainActor private func touchSandboxPreview3() -> AnyObject {

         touchSandboxMake {
            UIView()
          }
         }
        @MainActor private func touchSandboxPreview4() -> AnyObject { touchSandboxMake(make) }
        """
    )
  }

  @Test("The code in a preview is ported, and a preview that is not compiled stays")
  func portedPreviews() throws {
    let text = try own(
      """
      #Preview { UIView.perform(#selector(UIView.setNeedsLayout)) }
      #if canImport(SwiftUI)
      import SwiftUI
      #endif
      #if canImport(SwiftUI)
      #Preview { Text("") }
      #endif
      """
    )
    #expect(text.contains("Selector(\"setNeedsLayout\""))
    #expect(text.contains("\n#Preview { Text(\"\") }\n"))
  }

  @Test("Previews of UIKit lose the condition that keeps them for Xcode, on the same lines")
  func conditionalPreviews() throws {
    let text = try own(
      """
      class A: UIView {}
      #if canImport(SwiftUI)
      #Preview("One") { A() }
      #endif
      """
    )
    #expect(!text.contains("#if") && !text.contains("#endif"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].contains("touchSandboxPreview1"))
  }

  @Test("A preview inside of a type is left, with a remark")
  func innerPreview() throws {
    let program = try prepare(("/a.swift", "struct A {\n  #Preview { UIView() }\n}"))
    #expect(program.candidates == [])
    #expect(program.remarks.map(\.line) == [2])
  }

  @Test("Attributes of Objective-C and of programs become spaces")
  func attributes() throws {
    #expect(
      try own("@main class A {}\n@UIApplicationMain\nclass B { @objc func f() {} }")
        == "      class A {}\n                  \nclass B {       func f() {} }"
    )
  }

  @Test("A file has an entry function for each of its candidates, after the user's own code")
  func entries() throws {
    let program = try prepare(
      ("/a/A.swift", "#Preview { UIView() }"),
      ("/a/B.swift", "import UIKit\nclass B: UIView {}"),
      ("/a/C.swift", "import UIKit\n#Preview { B() }\n#Preview { UIViewController() }\n")
    )
    let texts = try program.files.map { try LiveProgramText($0.text).appended }
    #expect(texts[0].hasPrefix("import UIKit\n") && texts[1].isEmpty)
    #expect(!texts[2].contains("import"))
    let symbols = texts.map { text in
      text.matches(of: /@_cdecl\("(\w+)"\)\npublic func (\w+)\(\) -> UInt/).map {
        "\($0.1) \($0.2)"
      }
    }
    #expect(symbols[0] == ["touch_sandbox_entry_0 touchSandboxEntry0"])
    #expect(
      symbols[2] == [
        "touch_sandbox_entry_1 touchSandboxEntry1", "touch_sandbox_entry_2 touchSandboxEntry2",
      ]
    )
    #expect(texts[2].contains("passRetained(touchSandboxPreview2())"))
    #expect(texts.map { $0.contains("func touchSandboxMake") } == [true, false, true])
  }

  @Test("Entries of delegates return the class, those of programs call them")
  func programEntries() throws {
    let delegate = try prepare(
      ("/a.swift", "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}")
    )
    #expect(delegate.files[0].text.contains("unsafeBitCast(App.self as AnyClass, to: Int.self)"))
    let main = try prepare(("/a.swift", "@main struct App { static func main() throws {} }"))
    #expect(main.files[0].text.contains("try! App.main()"))
  }

  @Test("Files of one name go into one folder, and none has the name that its lines give")
  func names() throws {
    let program = try prepare(("/a/A.swift", ""), ("/b/A.swift", ""), ("/b/main.swift", ""))
    #expect(
      program.files.map(\.output) == ["A.ported.swift", "2-A.ported.swift", "main.swift"]
    )
    #expect(program.files.map(\.path) == ["/a/A.swift", "/b/A.swift", "/b/main.swift"])
  }

  @Test("What may stand at the beginning of a file alone goes")
  func beginnings() throws {
    #expect(try own("#!/usr/bin/swift\nf()") == "///usr/bin/swift\nf()")
    #expect(try own("\u{FEFF}let a = 1") == "let a = 1")
  }

  @Test("All files with errors are reported, each with its first one")
  func errors() throws {
    let error = #expect(throws: LiveErrors.self) {
      try prepare(
        ("/a.swift", "let a = 1"),
        ("/b.swift", "import UIKit\nlet b =\n"),
        ("/c.swift", "import UIKit\n#if DEBUG\n  import SwiftUI\n#endif")
      )
    }
    let places = error?.errors.map { "\($0.file):\($0.line):\($0.column)" }
    #expect(places == ["/b.swift:2:8", "/c.swift:3:3"])
    #expect(error?.errors.last?.message.hasPrefix("SwiftUI is not supported") == true)
  }

  @Test("SwiftUI on a condition is no error")
  func conditionalSwiftUI() throws {
    let text = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n#if RELEASE\nimport SwiftUI\n#endif"
    #expect(try prepare(("/a.swift", text)).remarks == [])
  }
}
