import Drawing
import Foundation
import Geometry
import TouchInput
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTesting

@MainActor
@Suite("Text views")
struct TextViewTests {
  let stage = Stage()
  let view = UITextView(frame: CGRect(x: 50, y: 50, width: 200, height: 100))
  let delegate = TextDelegate()

  init() {
    view.font = .systemFont(ofSize: 16)
    view.delegate = delegate
    stage.rootView.addSubview(view)
  }

  private func begin(_ text: String = "") {
    view.text = text
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
    stage.advance(by: 0.1)
    delegate.log = []
  }

  private func press(_ name: String, _ usage: Int, _ modifiers: KeyStroke.Modifiers = []) {
    stage.keyboard.press(name, usage: usage, modifiers)
  }

  @Test("A new view is empty, editable and selectable, and scrolls")
  func defaults() {
    let view = UITextView()
    #expect(view.text == "" && view.font == nil && view.textColor == nil && !view.hasText)
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test("A tap begins editing, typing goes through the delegate, which may refuse")
  func typing() {
    stage.tap(view)
    #expect(view.isFirstResponder && delegate.log == ["shouldBegin", "didBegin"])
    delegate.log = []
    stage.keyboard.type("Hi")
    #expect(view.text == "Hi" && view.selectedRange.location == 2)
    #expect(delegate.log == ["change 0+0 Hi", "selection", "didChange"])
    delegate.refuses = true
    stage.keyboard.type("x")
    #expect(view.text == "Hi")
    delegate.refuses = false
    press("Return", 0x28)
    stage.keyboard.type("you")
    #expect(view.text == "Hi\nyou")
    press("Backspace", 0x2A)
    #expect(view.text == "Hi\nyo")
    view.resignFirstResponder()
    #expect(delegate.log.suffix(2) == ["shouldEnd", "didEnd"])
  }

  @Test("A view that is not editable is not typed into")
  func readOnly() {
    view.text = "Read"
    view.isEditable = false
    #expect(view.becomeFirstResponder())
    stage.keyboard.type("x")
    view.deleteBackward()
    #expect(view.text == "Read" && delegate.log.filter { $0.hasPrefix("change") } == [])
    view.isSelectable = false
    #expect(!view.canBecomeFirstResponder)
  }

  @Test("Long text breaks into lines, makes the content higher, and can be scrolled")
  func lines() {
    view.text = String(repeating: "word ", count: 100)
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 200 && view.contentSize.height > 300)
    let fitting = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    #expect(fitting.height == view.contentSize.height && fitting.width <= 200)
    view.scrollRangeToVisible(NSRange(location: 499, length: 0))
    #expect(view.contentOffset.y > 100)
    #expect(view.contentOffset.y <= view.contentSize.height - 100 + 1)
    stage.finger.drag(from: CGPoint(x: 150, y: 80), by: CGVector(dx: 0, dy: 60))
    stage.advance(by: 2)
    #expect(!view.isFirstResponder)
  }

  @Test("The caret stays in sight while one types")
  func followingCaret() {
    begin()
    for _ in 0..<12 { stage.keyboard.type("line\n") }
    stage.advance(by: 0.1)
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.contentOffset.y > 50)
    #expect(caret.minY >= view.bounds.minY && caret.maxY <= view.bounds.maxY)
  }

  @Test("Without scrolling the view asks for the height of its text")
  func intrinsicHeight() {
    view.isScrollEnabled = false
    view.text = "one"
    let one = view.intrinsicContentSize.height
    view.text = "one\ntwo\nthree"
    #expect(view.intrinsicContentSize.height > 2 * one - 16)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test("Arrows go from line to line in the same column, Home and End along a line")
  func arrows() {
    begin("first\nsecond\nthird")
    view.selectedRange = NSRange(location: 3, length: 0)
    press("Down", 0x51)
    let column = view.selectedRange.location
    #expect((8...10).contains(column))
    press("Down", 0x51)
    press("Up", 0x52)
    #expect(view.selectedRange.location == column)
    press("Home", 0x4A)
    #expect(view.selectedRange.location == 6)
    press("End", 0x4D)
    #expect(view.selectedRange.location == 12)
    press("Up", 0x52, .shift)
    #expect(view.selectedRange.location == 5 && view.selectedRange.length == 7)
    press("Right", 0x4F)
    #expect(view.selectedRange == NSRange(location: 12, length: 0))
  }

  @Test("Two taps select a word, three a paragraph")
  func taps() throws {
    begin("one two\nthree")
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    let caret = view.convert(view.caretRect(for: start), to: nil)
    let point = CGPoint(x: caret.midX, y: caret.midY)
    for _ in 0..<2 { stage.tap(point) }
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    stage.tap(point)
    #expect(view.selectedRange == NSRange(location: 0, length: 7))
    stage.advance(by: 1)
    stage.tap(point)
    #expect(view.selectedRange.length == 0 && abs(view.selectedRange.location - 5) <= 1)
  }

  @Test("A long press moves the caret with the finger")
  func longPress() {
    begin("one two three")
    let finger = stage.finger
    let start = view.convert(view.caretRect(for: view.beginningOfDocument), to: nil)
    finger.down(CGPoint(x: start.minX + 1, y: start.midY))
    stage.advance(by: 0.6)
    #expect(view.selectedRange.location == 0)
    finger.move(CGPoint(x: start.minX + 60, y: start.midY))
    #expect(view.selectedRange.location > 3 && view.contentOffset == .zero)
    finger.up()
  }

  @Test("Attributes are kept; typed text takes those before the caret")
  func attributes() throws {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    view.attributedText = text
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 2, length: 0)
    view.insertText("c")
    let shown = try #require(view.attributedText)
    let color = shown.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor
    #expect(shown.string == "abc" && color == .red)
    view.typingAttributes = [.foregroundColor: UIColor.blue]
    view.insertText("d")
    let last = view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil)
    #expect(last as? UIColor == .blue)
    view.textColor = .green
    let first = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(first as? UIColor == .green)
  }

  @Test("Cut, copy, paste and selecting all, by keys and by actions")
  func pasteboard() {
    begin("hello")
    let copy = Selector("copy:", UIResponder.copy(_:))
    let selectAll = Selector("selectAll:", UIResponder.selectAll(_:))
    #expect(!view.canPerformAction(copy, withSender: nil))
    press("A", 4, .control)
    #expect(view.selectedRange.length == 5)
    #expect(view.canPerformAction(copy, withSender: nil))
    #expect(!view.canPerformAction(selectAll, withSender: nil))
    press("X", 27, .control)
    #expect(view.text == "" && UIPasteboard.general.string == "hello")
    press("V", 25, .control)
    press("V", 25, .control)
    #expect(view.text == "hellohello")
  }

  @Test("Typing is taken back and done again")
  func undo() {
    begin()
    stage.keyboard.type("a")
    stage.advance(by: 0.1)
    stage.keyboard.type("b")
    stage.advance(by: 0.1)
    press("Z", 29, .control)
    #expect(view.text == "a" && view.undoManager?.canRedo == true)
    press("Z", 29, .control)
    #expect(view.text == "")
    press("Z", 29, [.control, .shift])
    #expect(view.text == "a")
  }

  @Test("Places in the text")
  func positions() throws {
    view.text = "ab\ncd"
    let from = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    let range = try #require(view.textRange(from: from, to: view.endOfDocument))
    #expect(view.text(in: range) == "b\ncd")
    #expect(view.offset(from: from, to: view.endOfDocument) == 4)
    #expect(view.position(from: from, offset: 9) == nil)
    #expect(view.compare(from, to: view.endOfDocument) == .orderedAscending)
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.closestPosition(to: CGPoint(x: 190, y: caret.midY)) == view.endOfDocument)
    view.replace(range, withText: "x")
    #expect(view.text == "ax")
    #expect(view.firstRect(for: range).minX > 0)
  }

  @Test("A link in a view that is not editable asks the delegate")
  func links() throws {
    let text = NSMutableAttributedString(string: "see here")
    let url = try #require(URL(string: "https://example.org"))
    text.addAttribute(.link, value: url, range: NSRange(location: 4, length: 4))
    view.attributedText = text
    view.isEditable = false
    delegate.log = []
    let place = try #require(view.position(from: view.beginningOfDocument, offset: 6))
    let caret = view.convert(view.caretRect(for: place), to: nil)
    stage.tap(CGPoint(x: caret.midX, y: caret.midY))
    #expect(delegate.log == ["link https://example.org 4+4"])
  }

  @Test("The caret blinks while the view is edited, and is drawn where caretRect says")
  func caret() {
    begin("abc")
    stage.keyboard.type("d")
    let shown = stage.application.picture()
    stage.advance(by: 0.6)
    #expect(stage.application.picture() != shown)
  }
}

final class TextDelegate: NSObject, UITextViewDelegate {
  var log: [String] = []
  var refuses = false

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    log.append("shouldBegin")
    return true
  }

  func textViewDidBeginEditing(_ textView: UITextView) { log.append("didBegin") }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    log.append("shouldEnd")
    return true
  }

  func textViewDidEndEditing(_ textView: UITextView) { log.append("didEnd") }

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    log.append("change \(range.location)+\(range.length) \(text)")
    return !refuses
  }

  func textViewDidChange(_ textView: UITextView) { log.append("didChange") }

  func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }

  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    log.append("link \(URL) \(characterRange.location)+\(characterRange.length)")
    return false
  }
}
