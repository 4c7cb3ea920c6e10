import Foundation
import Testing
import TouchKit

@MainActor
@Suite("Attributed text")
struct AttributedTextTests {
  @Test("Pieces with equal and different colours, fonts and paragraph styles can be joined")
  func joining() {
    let text = NSMutableAttributedString(string: "")
    for size in [10, 20, 20, 30] {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(size)
      let attributes: [NSAttributedString.Key: Any] = [
        .foregroundColor: UIColor(white: 1, alpha: 1), .paragraphStyle: style,
        .font: UIFont.systemFont(ofSize: CGFloat(size)),
      ]
      text.append(NSAttributedString(string: "abc", attributes: attributes))
    }
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 4))
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 5, length: 4))
    #expect(text.length == 12)
    var runs: [Int] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: 12), options: []) {
      value,
      range,
      _ in runs.append(range.length + (value == nil ? 100 : 0))
    }
    #expect(runs.reduce(0, +) == 12)
  }

  @Test("The first line of each paragraph has its own indent, each paragraph its alignment")
  func paragraphs() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 30
    let one = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    let two = NSAttributedString(string: "a\nab", attributes: [.paragraphStyle: style])
    #expect(two.size().width > one.size().width)
  }
}
