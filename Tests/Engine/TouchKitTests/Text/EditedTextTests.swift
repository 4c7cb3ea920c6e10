import Foundation
import Testing
@testable import TouchKit

@MainActor
@Suite("A text under edit")
struct EditedTextTests {
  @Test("Typing goes in at the caret, or in the place of the selection")
  func typing() {
    var text = EditedText("hallo")
    text.select(1..<2)
    text.replace(text.selection, with: "é")
    #expect(text.string == "héllo")
    #expect(text.selection == 2..<2)
    text.replace(text.selection, with: "你好")
    #expect(text.string == "hé你好llo")
    #expect(text.head == 4)
  }

  @Test("The caret passes whole characters, of whatever they are made")
  func characters() {
    var text = EditedText("a👨‍👩‍👧e\u{301}🇨🇭")
    var stops = [text.head]
    for _ in 0..<5 {
      text.move(.character(forward: false), extending: false)
      stops.append(text.head)
    }
    #expect(stops == [15, 11, 9, 1, 0, 0])
    text.move(.character(forward: true), extending: false)
    text.move(.character(forward: true), extending: false)
    #expect(text.head == 9)
    #expect(text.characterCount(before: 11) == 3)
    #expect(text.offset(ofCharacter: 3) == 11)
    text.replace(text.deletion(.character(forward: false)), with: "")
    #expect(text.string == "ae\u{301}🇨🇭")
  }

  @Test("Words are passed with what lies before them")
  func words() {
    var text = EditedText("one, two  three_3")
    text.move(.word(forward: false), extending: false)
    #expect(text.head == 10)
    text.move(.word(forward: false), extending: false)
    #expect(text.head == 5)
    text.move(.document(forward: false), extending: false)
    text.move(.word(forward: true), extending: true)
    #expect(text.selection == 0..<3)
    text.move(.word(forward: true), extending: true)
    #expect(text.selection == 0..<8)
    #expect(text.text(in: text.selection) == "one, two")
  }

  @Test("A selection collapses to its end; extending moves one end only")
  func selection() {
    var text = EditedText("abcdef")
    text.select(from: 4, to: 2)
    text.move(.character(forward: false), extending: true)
    #expect(text.selection == 1..<4)
    text.move(.character(forward: false), extending: false)
    #expect(text.selection == 1..<1)
    text.select(1..<3)
    text.move(.character(forward: true), extending: false)
    #expect(text.selection == 3..<3)
    text.select(0..<6)
    #expect(text.deletion(.character(forward: true)) == 0..<6)
  }

  @Test("Accents that are typed after their letter join it")
  func joining() {
    var text = EditedText("ex")
    text.select(1..<1)
    text.replace(1..<1, with: "\u{301}")
    #expect(text.head == 2)
    text.replace(text.deletion(.character(forward: false)), with: "")
    #expect(text.string == "x")
  }

  @Test("Ranges that do not exist are cut to what does")
  func hostileRanges() {
    var text = EditedText("ab👍")
    text.select(-5..<3)
    #expect(text.selection == 0..<4)
    text.replace(7..<99, with: "!")
    #expect(text.string == "ab👍!")
    #expect(text.text(in: 90..<100) == "")
    text.select(from: .min, to: .max)
    #expect(text.selection == 0..<5)
    var empty = EditedText()
    empty.move(.word(forward: false), extending: true)
    empty.replace(empty.deletion(.character(forward: false)), with: "")
    #expect(empty == EditedText(""))
  }
}
