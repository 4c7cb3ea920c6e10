import Drawing
import Foundation
import Testing
import TouchKit
import TouchKitTesting

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

  @Test("Lines end before the right edge, and paragraphs keep room before them")
  func endsAndRoom() {
    let style = NSMutableParagraphStyle()
    let font = UIFont.systemFont(ofSize: 12)
    func height(_ text: String) -> CGFloat {
      NSAttributedString(string: text, attributes: [.paragraphStyle: style, .font: font])
        .boundingRect(
          with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude),
          options: .usesLineFragmentOrigin,
          context: nil
        ).height
    }
    let (one, two) = (height("aaaa bbbb"), height("a\nb"))
    style.tailIndent = -180
    #expect(height("aaaa bbbb") > one * 1.9)
    style.tailIndent = 20
    #expect(height("aaaa bbbb") > one * 1.9)
    style.tailIndent = 0
    style.paragraphSpacingBefore = 30
    #expect(height("a\nb") == two + 30)
    #expect(height("a") == height("aaaa bbbb"))
    #expect((style.copy() as? NSParagraphStyle)?.paragraphSpacingBefore == 30)
  }

  @Test("Lines on the right end where the paragraph ends")
  func rightEnd() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    func text() -> NSAttributedString {
      NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
    }
    let stage = Stage()
    stage.rootView.addSubview(label)
    label.attributedText = text()
    let usual = stage.application.picture().dump()
    style.tailIndent = -50
    label.attributedText = text()
    #expect(stage.application.picture().dump() != usual)
  }

  @Test("Letters cast shadows, have lines around them and lean")
  func decoration() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 3, height: 4)
    shadow.shadowBlurRadius = 2
    shadow.shadowColor = UIColor.red
    let text = NSMutableAttributedString(string: "abc", attributes: [.shadow: shadow])
    text.append(
      NSAttributedString(string: "def", attributes: [.strokeWidth: 10, .strokeColor: UIColor.blue])
    )
    text.append(NSAttributedString(string: "ghi", attributes: [.strokeWidth: -5.0]))
    text.append(NSAttributedString(string: "jkl", attributes: [.obliqueness: 0.25]))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    label.attributedText = text
    let stage = Stage()
    stage.rootView.addSubview(label)
    let lines = stage.application.picture().dump().split(separator: "\n").map(String.init)
    func line(_ part: String) -> String { lines.first { $0.contains(part) } ?? "" }
    #expect(lines.contains { $0.contains("shadow") && $0.contains("#FF0000") })
    #expect(line("def").contains("only outline 1.7 #0000FF"))
    #expect(line("ghi").contains("and outline 0.85 #000000"))
    #expect(lines.contains { $0.contains("transform [1 0 -0.25 1 0 0]") })
    #expect(!line("abc").contains("outline"))
  }

  @Test("Shadows of letters are equal when they say the same, and copies are their own")
  func shadows() throws {
    let shadow = NSShadow()
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(shadow.isEqual(copy) && shadow.hash == copy.hash)
    copy.shadowBlurRadius = 3
    #expect(!shadow.isEqual(copy))
  }
}

@MainActor
@Suite("Pictures in text")
struct TextAttachmentTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image {
    context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test("A picture takes its room in the line, by its own size or by bounds")
  func room() {
    let font = UIFont.systemFont(ofSize: 12)
    let plain = NSAttributedString(string: "ab", attributes: [.font: font])
    let attachment = NSTextAttachment()
    attachment.image = picture
    let text = NSMutableAttributedString(attributedString: plain)
    text.append(NSAttributedString(attachment: attachment))
    #expect(abs(text.size().width - plain.size().width - 30) < 0.01)
    #expect(text.size().height > 40)
    attachment.bounds = CGRect(x: 0, y: -3, width: 12, height: 12)
    let small = NSMutableAttributedString(attributedString: plain)
    small.append(NSAttributedString(attachment: attachment))
    #expect(abs(small.size().width - plain.size().width - 12) < 0.01)
    #expect(small.size().height < 20)
  }

  @Test("A label draws it")
  func drawing() {
    let stage = Stage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    stage.rootView.addSubview(label)
    label.text = "\u{FFFC}"
    let without = stage.application.picture()
    label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: picture))
    #expect(stage.application.picture() != without)
    #expect(label.intrinsicContentSize.width == 30)
  }
}
