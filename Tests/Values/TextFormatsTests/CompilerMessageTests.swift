import Testing
import TextFormats

@Suite("Messages of the compiler")
struct CompilerMessageTests {
  private let output = """
    [3/5] Compiling Ported Card.swift
    /tmp/a:b/Card.swift:3:7: error: cannot find 'x' in scope: not here
      let y = x
              ^
     1 | let y = x
    /tmp/a:b/Card.swift:2:1: note: declared here
    func other() {}
    /tmp/a:b/Card.swift:3:7: error: cannot find 'x' in scope: not here
    /tmp/Card.swift:4:1: warning: unused
    error: fatalError
    """

  @Test("each is read once, with its place, its line and its marks")
  func messages() {
    let messages = CompilerMessage.all(in: output)
    #expect(messages.map(\.kind) == [.error, .warning])
    #expect(messages[0].file == "/tmp/a:b/Card.swift")
    #expect(messages[0].line == 3 && messages[0].column == 7)
    #expect(messages[0].text == "cannot find 'x' in scope: not here")
    #expect(messages[0].excerpt == ["  let y = x", "          ^"])
    #expect(
      messages[0].report == """
        /tmp/a:b/Card.swift:3:7: error: cannot find 'x' in scope: not here
          let y = x
                  ^
        """
    )
    #expect(messages[1].excerpt.isEmpty)
  }

  @Test("the line that was compiled is replaced by the one that the user wrote")
  func written() {
    let compiled = "    let a = f(Selector(\"tap\", Box.tap)); g(b)"
    let written = "    let a = f(#selector(tap)); g(b)"
    let message = CompilerMessage(
      file: "Card.swift",
      line: 5,
      column: 44,
      text: "cannot find 'b' in scope",
      excerpt: [compiled, String(repeating: " ", count: 43) + "^"]
    )
    let shown = message.about(writtenLine: written)
    #expect(shown.column == 34)
    #expect(shown.excerpt == [written, String(repeating: " ", count: 33) + "^"])
    #expect(message.about(writtenLine: compiled) == message)
    var changed = message
    changed.column = 31
    #expect(changed.about(writtenLine: written).column == 15)
  }

  @Test("errors of no place are read too, but not the end of the compiler itself")
  func placeless() {
    let errors = CompilerMessage.placelessErrors(in: output + "\nerror: no such module")
    #expect(errors == ["error: no such module"])
  }
}
