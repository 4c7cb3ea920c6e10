import Foundation
import ScreenshotReferences
import Testing

@Suite("Text references")
struct TextReferenceTests {
  private let folder = SnapshotFolder()

  @Test("Equal texts are equal, whether or not they end with a line feed")
  func equal() throws {
    #expect(try folder.compare("a\nb").outcome == .recorded)
    #expect(try folder.compare("a\nb", .never).outcome == .equal)
    #expect(try folder.compare("a\nb\n", .never).outcome == .equal)
    #expect(try folder.text("story.transcript.txt") == "a\nb\n")
  }

  @Test("A difference shows what went and what came, in its place")
  func difference() throws {
    _ = try folder.compare("card.began\ncard.moved\ncard.ended")
    let comparison = try folder.compare("card.began\ncard.cancelled\ncard.ended", .never)
    #expect(!comparison.isAccepted)
    #expect(
      try folder.text("story.transcript.difference.txt")
        == "  card.began\n- card.moved\n+ card.cancelled\n  card.ended\n"
    )
    #expect(comparison.message.contains("  - card.moved\n  + card.cancelled\n"))
    #expect(
      try folder.text("story.transcript.actual.txt") == "card.began\ncard.cancelled\ncard.ended\n"
    )
    _ = try folder.compare("card.began\ncard.moved\ncard.ended")
    #expect(folder.names == ["story.transcript.txt"])
  }

  @Test("A long difference is cut in the message, not in the file")
  func long() throws {
    let lines = (1...30).map { "line \($0)" }
    _ = try folder.compare(lines.joined(separator: "\n"))
    let comparison = try folder.compare("", .never)
    #expect(comparison.message.contains("- line 12\n"))
    #expect(!comparison.message.contains("- line 13\n"))
    #expect(comparison.message.contains("… 18 more lines"))
    #expect(try folder.text("story.transcript.difference.txt").contains("- line 30"))
  }
}
