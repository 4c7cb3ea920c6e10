import Drawing
import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Labels and text")
struct LabelTests {
  private let stage = Stage(size: CGSize(width: 400, height: 200))

  /// Returns the strings that a label paints, line by line.
  private func strings(_ label: UILabel) -> [String] {
    stage.rootView.addSubview(label)
    for case .replay(let recording) in stage.application.picture().commands {
      return recording.list.commands.compactMap { command in
        guard case .text(let run, _) = command else { return nil }
        return run.string
      }
    }
    return []
  }

  @Test("Defaults are those that Apple documents")
  func defaults() {
    let label = UILabel()
    #expect(!label.isUserInteractionEnabled)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.text == nil)
    #expect(label.intrinsicContentSize.width == 0)
    #expect(!UIImageView().isUserInteractionEnabled)
  }

  @Test("A line that is too long ends with an ellipsis, or goes on where there are more lines")
  func lines() {
    let label = UILabel(frame: rect(0, 0, 100, 80))
    label.text = "one two three four five"
    let one = strings(label)
    #expect(one.count == 1)
    #expect(one[0].hasSuffix("\u{2026}"))
    label.numberOfLines = 0
    let many = strings(label)
    #expect(many.count > 1)
    #expect(many.joined() == "one two three four five")
    #expect(!many.dropFirst().contains { $0.hasPrefix(" ") })
    label.numberOfLines = 2
    label.text = "one two three four five six seven eight"
    let two = strings(label)
    #expect(two.count == 2)
    #expect(two[1].hasSuffix("\u{2026}"))
  }

  @Test("The size that fits grows with the text, the font and the lines")
  func sizes() {
    let label = UILabel()
    label.text = "Hello"
    let size = label.intrinsicContentSize
    #expect(size.height == label.font.lineHeight.rounded(.up))
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.height == (label.font.lineHeight).rounded(.up))
    #expect(label.intrinsicContentSize.width > size.width * 1.9)
    label.numberOfLines = 0
    label.text = "Hello\nworld"
    label.sizeToFit()
    #expect(label.bounds.height == (label.font.lineHeight * 2).rounded(.up))
    #expect(label.frame.origin == .zero)
  }

  @Test("Letters become smaller to fit, if the label says so")
  func shrinking() {
    let label = UILabel(frame: rect(0, 0, 60, 30))
    label.text = "Shrinking text"
    label.adjustsFontSizeToFitWidth = true
    #expect(strings(label) == ["Shrinking text"])
    label.minimumScaleFactor = 0.9
    #expect(strings(label)[0].hasSuffix("\u{2026}"))
  }

  @Test("A line that became smaller keeps its baseline, its middle or its top")
  func baselineAdjustment() {
    let label = UILabel(frame: rect(0, 0, 60, 40))
    label.text = "Text"
    #expect(label.baselineAdjustment == .alignBaselines)
    func line() -> (top: CGFloat, baseline: CGFloat) {
      for case .replay(let recording) in stage.application.picture().commands {
        for case .text(let run, let place) in recording.list.commands {
          return (place.y, place.y + CGFloat(FontMeasures(of: run.font).ascent))
        }
      }
      return (.nan, .nan)
    }
    stage.rootView.addSubview(label)
    let usual = line()
    label.adjustsFontSizeToFitWidth = true
    label.text = "Text that is far too long for it"
    #expect(abs(line().baseline - usual.baseline) <= 1)
    #expect(line().top > usual.top + 3)
    label.baselineAdjustment = .none
    #expect(line().top == usual.top)
    label.baselineAdjustment = .alignCenters
    #expect(line().top > usual.top && line().baseline < usual.baseline - 1)
  }

  @Test("Attributes change the look of parts, and lines are as high as their highest font")
  func attributes() {
    let text = NSMutableAttributedString(string: "small ", attributes: [.kern: 1])
    text.append(
      NSAttributedString(
        string: "BIG",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 40), .foregroundColor: UIColor.red,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
      )
    )
    #expect(abs(text.size().height - UIFont.systemFont(ofSize: 40).lineHeight) < 0.001)
    let label = UILabel(frame: rect(0, 0, 300, 60))
    label.attributedText = text
    #expect(label.text == "small BIG")
    #expect(strings(label) == ["small ", "BIG"])
    let dump = stage.application.picture().dump()
    #expect(dump.contains("\"BIG\" 40 bold #FF0000"))
    #expect(dump.contains("fill rect"))
  }

  @Test("East Asian text breaks between characters, but not before what closes")
  func eastAsian() {
    let label = UILabel(frame: rect(0, 0, 51, 200))
    label.numberOfLines = 0
    label.text = "一二三。四五六"
    let lines = strings(label)
    #expect(lines.joined() == "一二三。四五六")
    #expect(lines[0] == "一二")
    #expect(!lines.contains { $0.hasPrefix("。") })
  }

  @Test("Fonts have the heights of their faces, and names mean what they say")
  func fonts() {
    let font = UIFont.systemFont(ofSize: 28.16)
    #expect(abs(font.lineHeight - 34.08) < 0.001)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.001)
    #expect(UIFont(name: "Nonsense", size: 10) == nil)
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 10) == UIFont.boldSystemFont(ofSize: 10))
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(font.withSize(5).pointSize == 5)
    #expect(UIFont.systemFontSize == 14)
  }

  @Test("Image views show their image as the content mode says, in the tint if it is a template")
  func imageViews() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      context.fill(rect(0, 0, 10, 10))
    }
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    #expect(view.frame == rect(0, 0, 10, 10))
    view.frame = rect(0, 0, 40, 20)
    view.contentMode = .scaleAspectFit
    view.tintColor = .red
    stage.rootView.addSubview(view)
    let text = stage.application.picture().dump()
    #expect(text == "picture drawing 10x10 in (10 0 20 20) tint #FF0000\n")
  }
}
