import Foundation
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Layout managers")
struct LayoutManagerTests {
  private let stage = Stage()
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: .zero)
  private let storage: NSTextStorage
  private let font = UIFont.systemFont(ofSize: 20)

  init() {
    storage = NSTextStorage(
      attributedString: NSAttributedString(
        string: "Terms and privacy policy",
        attributes: [.font: font]
      )
    )
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  @Test("A manager knows which character is at a point, and how far through it that is")
  func characters() {
    container.size = CGSize(width: 1000, height: 100)
    var fraction: CGFloat = 0
    let (before, after) = (manager.location(forGlyphAt: 5), manager.location(forGlyphAt: 6))
    let middle = (before.x + after.x) / 2
    let index = manager.characterIndex(
      for: CGPoint(x: middle, y: 5),
      in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction
    )
    #expect(index == 5 && abs(fraction - 0.5) < 0.01)
    let beyond = manager.glyphIndex(for: CGPoint(x: 900, y: 50), in: container)
    #expect(beyond == storage.length - 1)
    #expect(manager.glyphIndex(for: CGPoint(x: -5, y: 5), in: container) == 0)
  }

  @Test("Rectangles are where the characters are, line by line")
  func rectangles() {
    container.size = CGSize(width: width("privacy pol"), height: 500)
    let range = (storage.string as NSString).range(of: "privacy policy")
    var lines: [String] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      _,
      _,
      _,
      range,
      _ in
      lines.append((self.storage.string as NSString).substring(with: range))
    }
    #expect(
      lines.map { $0.trimmingCharacters(in: .whitespaces) } == ["Terms and", "privacy", "policy"]
    )
    let box = manager.boundingRect(forGlyphRange: range, in: container)
    let used = manager.usedRect(for: container)
    #expect(box.minX == 0 && box.maxY == used.maxY && abs(box.height * 3 - used.height * 2) < 0.01)
    var boxes: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: range,
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: container
    ) { box, _ in boxes.append(box) }
    #expect(boxes.count == 2)
    container.maximumNumberOfLines = 1
    #expect(manager.glyphRange(for: container).length < storage.length)
  }

  @Test("The room at the ends of lines counts")
  func padding() {
    container.size = CGSize(width: 1000, height: 100)
    container.lineFragmentPadding = 5
    let range = NSRange(location: 0, length: 5)
    #expect(manager.boundingRect(forGlyphRange: range, in: container).minX == 5)
    #expect(abs(manager.usedRect(for: container).width - width(storage.string) - 10) < 0.01)
  }

  @Test("A tap on a label's word is found as programs for devices find it")
  func tap() throws {
    let label = UILabel(frame: rect(20, 100, 300, 40))
    label.attributedText = storage
    label.isUserInteractionEnabled = true
    stage.rootView.addSubview(label)
    let finder = WordFinder(label, "privacy")
    label.addGestureRecognizer(UITapGestureRecognizer(target: finder, action: WordFinder.tapped))
    stage.tap(CGPoint(x: 20 + width("Terms and pri"), y: 120))
    #expect(finder.isFound == true)
    stage.tap(CGPoint(x: 20 + width("Te"), y: 120))
    #expect(finder.isFound == false)
  }

  @Test("A text view's manager knows the shown text")
  func textView() {
    let view = UITextView(frame: rect(0, 0, 300, 100))
    view.attributedText = storage
    stage.rootView.addSubview(view)
    let point = CGPoint(x: view.textContainer.lineFragmentPadding + width("Terms a"), y: 5)
    let index = view.layoutManager.characterIndex(
      for: CGPoint(x: point.x + 1, y: point.y),
      in: view.textContainer,
      fractionOfDistanceBetweenInsertionPoints: nil
    )
    #expect(index == 7 && view.layoutManager.textStorage?.string == storage.string)
  }
}

@MainActor
private final class WordFinder {
  private let label: UILabel
  private let word: String
  var isFound: Bool?

  init(_ label: UILabel, _ word: String) { (self.label, self.word) = (label, word) }

  func tapped(_ recognizer: UITapGestureRecognizer) {
    guard let text = label.attributedText else { return }
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
    let storage = NSTextStorage(attributedString: text)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = label.numberOfLines
    container.size = label.bounds.size
    let index = manager.characterIndex(
      for: recognizer.location(in: label),
      in: container,
      fractionOfDistanceBetweenInsertionPoints: nil
    )
    isFound = NSLocationInRange(index, (text.string as NSString).range(of: word))
  }
}
