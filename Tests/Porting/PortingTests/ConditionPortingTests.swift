import Porting
import Testing

@Suite("Porting aid: code for some platforms")
struct ConditionPortingTests {
  @Test(
    "What is never compiled here is left alone, and nothing in it is reported",
    arguments: [
      "#if canImport(UIKit)\nimport UIKit\n#else\nDEAD\n#endif",
      "#if canImport(UIKit) && !os(macOS)\nimport UIKit\n#else\nDEAD\n#endif",
      "#if os(macOS) || targetEnvironment(macCatalyst)\nDEAD\n#endif",
      "#if canImport(AppKit)\nDEAD\n#elseif canImport(UIKit)\nimport UIKit\n#else\nDEAD\n#endif",
      "#if !(canImport(UIKit) || DEBUG)\nDEAD\n#endif",
      "#if !os(Linux)\nDEAD\n#endif",
      "#if DEBUG && canImport(SwiftUI)\nDEAD\n#endif",
      "#if swift(>=4.2)\n#else\nDEAD\n#endif",
      "#if compiler(<5.5)\nDEAD\n#endif",
    ]
  )
  func dead(source: String) throws {
    let code = "import Cocoa\nclass A { @objc func f() {}; let v: NSView? = nil }"
    let source = source.replacing("DEAD", with: code)
    let result = try Porter.port(source)
    #expect(result.text == source && result.remarks == [])
  }

  @Test(
    "What may be compiled is ported",
    arguments: [
      "#if DEBUG", "#if DEBUG || os(macOS)", "#if !DEBUG", "#if swift(>=99)", "#if os(Linux)",
      "#if canImport(TheirModule)", "#if false\n#else", "#if DEBUG\n#else",
    ]
  )
  func live(condition: String) throws {
    let source = "\(condition)\nclass A { @objc func f() {} }\nimport Cocoa\n#endif"
    let result = try Porter.port(source)
    #expect(result.text == source.replacing("@objc ", with: ""))
    #expect(result.remarks.map(\.kind) == [.module])
  }

  @Test("Previews stay for Xcode, once")
  func previews() throws {
    let source = "import UIKit\n\n#Preview(\"One\") {\n  Card()\n}\n"
    let ported =
      "import UIKit\n\n#if canImport(SwiftUI)\n#Preview(\"One\") {\n  Card()\n}\n#endif\n"
    #expect(try Porter.port(source).text == ported)
    #expect(try Porter.port(source).remarks == [])
    #expect(try Porter.port(ported).text == ported)
  }
}
