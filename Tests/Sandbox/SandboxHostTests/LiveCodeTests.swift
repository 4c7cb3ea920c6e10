import Foundation
import Inspector
import Testing
import TextFormats
import TouchInput

@testable import SandboxHost

@MainActor @Suite("The state of code that is compiled on every save")
struct LiveCodeTests {
  private func version(_ name: String) -> LiveCode.Version {
    LiveCode.Version(name: name, start: { _, _ in fatalError("not started here") }, warnings: [])
  }

  private var problem: CompilerMessage {
    CompilerMessage(
      file: "Sources/Card.swift",
      line: 18,
      column: 42,
      text: "cannot find 'veiw' in scope",
      excerpt: ["    card.center = touch.location(in: veiw)", "                     ^~~~"]
    )
  }

  private func words(_ live: LiveCode, _ language: Language = .english) -> LiveWords {
    LiveWords(live.state, in: language)
  }

  @Test("before the first save the strip says what to do")
  func watching() {
    let live = LiveCode(file: "Card.swift", version: version("14:02:51"))
    #expect(words(live).status == "Watching Card.swift")
    #expect(words(live).head == "Edit and save the file.")
    #expect(words(live, .chinese).rest == "窗口会回放同样的触摸。")
  }

  @Test("a save, its seconds, and its version")
  func saving() {
    let live = LiveCode(file: "Card.swift", version: version("14:02:51"))
    live.put(.saved("14:03:07"))
    #expect(live.takeNews(at: 10) == nil)
    live.advance(to: 10.4)
    #expect(words(live).status == "Saved at 14:03:07 · building 0.4 s")
    #expect(words(live).rest == "You can still touch the version from 14:02:51.")
    #expect(live.nextDeadline(at: 10.4) == 10.5)
    live.put(.built(version("14:03:07")))
    #expect(live.takeNews(at: 10.6)?.name == "14:03:07")
    live.run(version("14:03:07"), .same(events: 24))
    #expect(words(live).status == "Saved · built in 0.6 s · same touches replayed")
    #expect(words(live).rest == "all 24 events are the same.")
    #expect(words(live).buttons == [.previousVersion])
    live.run(version("14:03:08"), .same(events: 0))
    #expect(words(live).rest == "nothing was touched so far.")
    #expect(live.nextDeadline(at: 11) == nil)
  }

  @Test("mistakes leave the version that runs")
  func mistakes() {
    let live = LiveCode(file: "Card.swift", version: version("14:02:51"))
    live.put(.mistakes([problem], saved: "14:03:07"))
    #expect(live.takeNews(at: 10) == nil)
    #expect(words(live).status == "Saved at 14:03:07 · 1 error · the next save builds again")
    #expect(words(live).rest == "You see the version from 14:02:51. You can still touch it.")
    #expect(words(live).buttons == [.showErrors])
    #expect(problem.place == "Card.swift:18:42")
    let none = LiveCode(file: "Card.swift", version: nil)
    none.put(.mistakes([problem], saved: "14:03:07"))
    _ = none.takeNews(at: 10)
    #expect(words(none).rest == "There is no version to show yet.")
    // After a stop there may be earlier versions, but none that runs.
    let stopped = LiveCode(file: "Card.swift", version: nil, earlier: [version("14:02:51")])
    stopped.put(.mistakes([problem], saved: "14:03:07"))
    _ = stopped.takeNews(at: 10)
    #expect(words(stopped).rest == "Fix the error, or go back to the previous version.")
    #expect(words(stopped).buttons == [.previousVersion, .showErrors])
  }

  @Test("a difference names its moment, its cause, and a doubt about it")
  func difference() {
    let live = LiveCode(file: "Card.swift", version: version("14:02:51"))
    var difference = LiveDifference(
      moment: 5.23,
      elapsed: 1.23,
      words: Phrase("card.touchesMoved is no longer called.", "不再调用 card.touchesMoved。"),
      doubt: nil
    )
    live.run(version("14:03:07"), .differs(difference))
    #expect(words(live).head == "First difference at 1.23 s:")
    #expect(words(live).rest == "card.touchesMoved is no longer called.")
    #expect(words(live).buttons == [.showMoment, .previousVersion])
    difference.doubt = Phrase("the clock", "时钟")
    live.run(version("14:03:09"), .differs(difference))
    #expect(words(live).head == "Differs at 1.23 s, maybe not because of your change:")
    #expect(words(live, .chinese).rest == "代码读取了时钟。")
  }

  @Test("versions are gone through back and forth; the last fifty are kept")
  func versions() {
    let live = LiveCode(file: "Card.swift", version: version("0"))
    for number in 1...60 { live.run(version("\(number)"), .same(events: 0)) }
    #expect(live.go(by: 1) == nil)
    #expect(live.go(by: -1)?.name == "59")
    #expect(live.state.version == "59" && live.state.hasNext)
    #expect(live.go(by: 1)?.name == "60")
    for _ in 0..<49 { _ = live.go(by: -1) }
    #expect(live.state.version == "11" && !live.state.hasPrevious)
  }

  @Test("a long line of code is cut to its marks")
  func excerpt() {
    let line = "    " + String(repeating: "a", count: 60) + ".wrong + other"
    let marks = String(repeating: " ", count: 65) + "^~~~~"
    let cut = CodeCard.cut([line, marks])
    #expect(cut.line.count <= 36 && cut.line.hasPrefix("…"))
    let caret = cut.marks.firstIndex(of: "^").map {
      cut.marks.distance(from: cut.marks.startIndex, to: $0)
    }
    let letter = caret.map { cut.line[cut.line.index(cut.line.startIndex, offsetBy: $0)] }
    #expect(letter == "w")
    #expect(CodeCard.cut(["  short", "  ^"]) == ("short", "^"))
  }

  @Test("changed lines have the numbers of their files, and spaces at their ends do not count")
  func changedLines() {
    let former = ["A.swift": "one\n  two\nthree\nfour\n", "B.swift": "same\n"]
    let new = [
      "A.swift": "one\n  2\nthree\n\n  new\nfour\n", "B.swift": "same\n", "C.swift": "c",
    ]
    let changes = ChangedLine.between(former, new)
    let words = changes.map { change in
      "\(change.file.prefix(1))\(change.number)\(change.isAdded ? "+" : "-")\(change.text)"
    }
    #expect(words == ["A2-two", "A2+2", "A5+new", "C1+c"])
    #expect(ChangedLine.between(former, former).isEmpty)
    let large = (0..<10_000).map { "\($0)" }
    let joined = large.joined(separator: "\n"), reversed = large.reversed().joined(separator: "\n")
    #expect(ChangedLine.between(["L": joined], ["L": reversed]).isEmpty)
    #expect(ChangedLine.between(["L": joined], ["L": joined + "\nlast"]).map(\.text) == ["last"])
  }

  @Test("a version knows its changes until one goes back")
  func changes() {
    func version(_ name: String, _ text: String) -> LiveCode.Version {
      let sources = text.isEmpty ? [:] : ["A.swift": text]
      return LiveCode.Version(name: name, start: { _, _ in fatalError() }, sources: sources)
    }
    let live = LiveCode(file: "A.swift", version: version("1", "a\nb"))
    #expect(live.state.changes == nil)
    live.run(version("2", "a\nc"), .same(events: 1))
    #expect(live.state.changes?.lines.map(\.text) == ["b", "c"])
    #expect(live.state.changes?.former == "1" && live.state.changes?.new == "2")
    _ = live.go(by: -1)
    #expect(live.state.changes == nil)
    // A version that an earlier process compiled has no text any more.
    let later = LiveCode(file: "A.swift", version: version("1", ""))
    later.run(version("2", "a"), .same(events: 1))
    #expect(later.state.changes?.lines.isEmpty == true)
  }
}
