import Porting
import Testing

@Suite("Porting aid: overrides that move")
struct MovedOverrideTests {
  private let home = "class A: UIView {\n}"

  private func port(_ files: String...) throws -> [PortResult] {
    let surroundings = PortSurroundings(files)
    return try files.map { try Porter.port($0, in: surroundings) }
  }

  @Test("What they name in the file that they leave can be seen from the class's file")
  func seen() throws {
    let other = """
      private let margin = Margin()
      private struct Margin {}
      fileprivate func unused() {}
      extension A {
        override func layoutSubviews() { place(margin) }
        private func place(_ m: Margin) { inner() }
        private func inner() {}
        private var n: Int { 0 }
      }
      """
    let results = try port(home, other)
    #expect(
      results[1].text == """
        let margin = Margin()
        struct Margin {}
        fileprivate func unused() {}
        extension A {
          func place(_ m: Margin) { inner() }
          private func inner() {}
          private var n: Int { 0 }
        }
        """
    )
    #expect(results[1].remarks == [])
  }

  @Test("What a private extension hides can be seen too, and what it hides besides stays hidden")
  func privateExtension() throws {
    let other = """
      extension A {
        override func layoutSubviews() { place(); frame.turn() }
        func kept() {}
      }
      private extension A {
        @discardableResult func place() -> Int { 1 }
        func other() {}
      }
      private extension CGRect { func turn() {} }
      struct B { private func place() {} }
      """
    #expect(
      try port(home, other)[1].text == """
        extension A {
          func kept() {}
        }
        private extension A {
          @discardableResult internal func place() -> Int { 1 }
          func other() {}
        }
        private extension CGRect { internal func turn() {} }
        struct B { private func place() {} }
        """
    )
  }

  @Test("In one file nothing has to be seen from elsewhere")
  func oneFile() throws {
    let source = """
      class A: UIView {
      }
      extension A {
        override func layoutSubviews() { place() }
        private func place() {}
      }
      """
    #expect(try port(source)[0].text.contains("  private func place() {}"))
  }

  @Test("Where two files hide one name, neither can be seen from elsewhere")
  func hiddenTwice() throws {
    let other =
      "extension A {\n  override func layoutSubviews() { place() }\n  private func place() {}\n}"
    let third = "extension A {\n  private func place() { }\n}"
    let remarks = try port(home, other, third)[1].remarks
    #expect(remarks.map(\.line) == [3] && remarks.map(\.kind) == [.override])
  }

  @Test("An override on a condition stays, and is reported")
  func conditional() throws {
    let source = "class A: UIView {}\nextension A {\n#if DEBUG\n  override func f() {}\n#endif\n}"
    let remarks = try port("open class UIView { func f() {} }", source)[1].remarks
    #expect(remarks.map(\.line) == [4] && remarks.map(\.kind) == [.override])
  }
}
