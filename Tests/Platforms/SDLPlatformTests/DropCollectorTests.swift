import SDLPlatform
import Testing

@Suite("What is dropped on a window, put together")
struct DropCollectorTests {
  @Test("files of one drop come together, in their order, and only when the drop is complete")
  func files() {
    var collector = DropCollector()
    collector.takeFile("/a.txt")
    collector.takeFile("/b.txt")
    #expect(collector.takeAll() == [])
    collector.end()
    #expect(collector.takeAll() == [.files(["/a.txt", "/b.txt"])])
    #expect(collector.takeAll() == [])
  }

  @Test("a text, which comes line by line, is one text again")
  func lines() {
    var collector = DropCollector()
    for line in ["<UIView: 0x1>", "   | <UIView: 0x2>"] { collector.takeLine(line) }
    collector.end()
    #expect(collector.takeAll() == [.text("<UIView: 0x1>\n   | <UIView: 0x2>")])
  }

  @Test("a drop of nothing is none, and two drops are two")
  func several() {
    var collector = DropCollector()
    collector.end()
    #expect(collector.takeAll() == [])
    collector.takeFile("/a")
    collector.end()
    collector.takeLine("b")
    collector.end()
    #expect(collector.takeAll() == [.files(["/a"]), .text("b")])
  }

  @Test(
    "more files than anybody means to drop are left out, and so is text beyond any reader's limit"
  )
  func limits() {
    var collector = DropCollector()
    for number in 0...DropCollector.mostFiles { collector.takeFile("/\(number)") }
    collector.end()
    guard case .files(let paths)? = collector.takeAll().first else {
      Issue.record("no files were collected")
      return
    }
    #expect(paths.count == DropCollector.mostFiles && paths.last == "/255")

    let megabyte = String(repeating: "x", count: 1 << 20)
    for _ in 0..<80 { collector.takeLine(megabyte) }
    collector.end()
    guard case .text(let text)? = collector.takeAll().first else {
      Issue.record("no text was collected")
      return
    }
    #expect(text.utf8.count <= DropCollector.longestText + (1 << 20) + 1)
  }
}
