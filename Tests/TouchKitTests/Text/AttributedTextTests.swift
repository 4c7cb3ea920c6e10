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
