import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Text fields")
struct TextFieldTests {
  let stage = Stage()
  let keyboard: Keyboard
  let field = UITextField(frame: rect(100, 100, 200, 34))
  let delegate = FieldDelegate()

  init() {
    keyboard = stage.keyboard
    field.delegate = delegate
    stage.rootView.addSubview(field)
    let log = delegate
    for (event, name) in Self.events {
      field.addAction(UIAction { _ in log.lines.append("!" + name) }, for: event)
    }
  }

  private static let events: [(UIControl.Event, String)] = [
    (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
    (.primaryActionTriggered, "primary"),
  ]

  private func begin() {
    stage.tap(field)
    _ = delegate.take()
  }

  @Test("A tap begins editing; the delegate is asked and told, the targets hear of it")
  func beginning() {
    #expect(!field.isEditing)
    stage.tap(field)
    #expect(field.isEditing && field.isFirstResponder)
    #expect(delegate.take() == ["shouldBegin", "didBegin", "!begin"])
    field.resignFirstResponder()
    #expect(!field.isEditing)
    #expect(delegate.take() == ["shouldEnd", "didEnd", "!end"])
  }

  @Test("The delegate may refuse the beginning and the end")
  func refusals() {
    delegate.refuses = ["shouldBegin"]
    stage.tap(field)
    #expect(!field.isEditing)
    delegate.refuses = ["shouldEnd"]
    #expect(field.becomeFirstResponder())
    #expect(!field.resignFirstResponder())
    let other = UITextField(frame: rect(100, 200, 200, 34))
    stage.rootView.addSubview(other)
    #expect(!other.becomeFirstResponder())
    #expect(field.isEditing)
    #expect(!stage.rootView.endEditing(false))
    #expect(stage.rootView.endEditing(true))
    #expect(!field.isEditing)
  }

  @Test("Text in any script goes where the caret is, and is told of")
  func typing() {
    begin()
    keyboard.type("héllo ")
    keyboard.type("你好")
    #expect(field.text == "héllo 你好")
    #expect(
      delegate.take() == [
        "change 0+0 héllo ", "selection", "!changed", "change 6+0 你好", "selection", "!changed",
      ]
    )
    #expect(field.hasText)
  }

  @Test("Letters become smaller where the text is too long, down to a limit; the caret follows")
  func fittingSize() {
    #expect(!field.adjustsFontSizeToFitWidth && field.minimumFontSize == 0)
    field.text = "short"
    field.adjustsFontSizeToFitWidth = true
    let usual = field.caretRect(for: field.endOfDocument).height
    #expect(usual == UIFont.systemFont(ofSize: 17).lineHeight.rounded())
    let size = field.intrinsicContentSize.height
    field.text = String(repeating: "long ", count: 12)
    begin()
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(caret.height < usual && caret.maxX <= field.bounds.maxX)
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
    #expect(field.intrinsicContentSize.height == size)
    field.minimumFontSize = 15
    let limited = field.caretRect(for: field.endOfDocument).height
    #expect(limited == UIFont.systemFont(ofSize: 15).lineHeight.rounded())
    field.minimumFontSize = 100
    #expect(field.caretRect(for: field.endOfDocument).height == usual)
    field.adjustsFontSizeToFitWidth = false
    #expect(field.caretRect(for: field.endOfDocument).height == usual)
  }

  @Test("The delegate may refuse a change")
  func refusedChange() {
    begin()
    delegate.refuses = ["change"]
    keyboard.type("a")
    #expect(field.text == "")
    #expect(delegate.take() == ["change 0+0 a"])
  }

  @Test("Backspace deletes a character as people count them, or the selection")
  func deleting() {
    begin()
    keyboard.type("ab👨‍👩‍👧")
    keyboard.press("Backspace", usage: 0x2A)
    #expect(field.text == "ab")
    field.selectAll(nil)
    keyboard.press("Backspace", usage: 0x2A)
    #expect(field.text == "")
    _ = delegate.take()
    keyboard.press("Backspace", usage: 0x2A)
    #expect(delegate.take() == [])
  }

  @Test("Arrows move the caret, with Shift they select, with Control they go by words")
  func arrows() {
    begin()
    keyboard.type("one two")
    keyboard.press("Left", usage: 0x50)
    keyboard.type("X")
    #expect(field.text == "one twXo")
    keyboard.press("Left", usage: 0x50, .control)
    keyboard.press("Right", usage: 0x4F, .shift)
    keyboard.type("T")
    #expect(field.text == "one TwXo")
    keyboard.press("Home", usage: 0x4A)
    keyboard.press("Delete", usage: 0x4C)
    keyboard.press("End", usage: 0x4D)
    keyboard.press("Backspace", usage: 0x2A, .control)
    #expect(field.text == "ne ")
  }

  @Test("Cut, copy and paste go over the program's pasteboard")
  func pasteboard() {
    begin()
    keyboard.type("abc")
    keyboard.press("A", usage: 0x04, .control)
    keyboard.press("X", usage: 0x1B, .control)
    #expect(field.text == "")
    keyboard.press("V", usage: 0x19, .control)
    keyboard.press("V", usage: 0x19, .control)
    #expect(field.text == "abcabc")
    field.isSecureTextEntry = true
    UIPasteboard.general.string = nil
    field.selectAll(nil)
    field.copy(nil)
    #expect(!UIPasteboard.general.hasStrings)
  }

  @Test("Return asks the delegate, tells, and ends editing only where somebody listens for that")
  func returning() {
    begin()
    keyboard.press("Return", usage: 0x28)
    #expect(delegate.take() == ["shouldReturn", "!primary"])
    #expect(field.isEditing && field.text == "")
    let log = delegate
    field.addAction(UIAction { _ in log.lines.append("!exit") }, for: .editingDidEndOnExit)
    delegate.refuses = ["shouldReturn"]
    keyboard.press("Return", usage: 0x28)
    #expect(delegate.take() == ["shouldReturn"])
    delegate.refuses = []
    keyboard.press("Return", usage: 0x28)
    #expect(
      delegate.take() == ["shouldReturn", "!primary", "!exit", "shouldEnd", "didEnd", "!end"]
    )
    #expect(!field.isEditing)
  }

  @Test("Code sets the text without telling; the caret goes to the end")
  func programmatic() {
    begin()
    field.text = "abc"
    #expect(delegate.take() == [])
    keyboard.type("d")
    #expect(field.text == "abcd")
    field.text = nil
    #expect(field.text == "")
    field.insertText("x")
    #expect(field.text == "x")
  }

  @Test(
    "A field that leaves its window, or is disabled, is edited no more",
    arguments: [true, false]
  )
  func leaving(isRemoved: Bool) {
    begin()
    if isRemoved { field.removeFromSuperview() } else { field.isEnabled = false }
    #expect(!field.isEditing)
    #expect(delegate.take().suffix(2) == ["didEnd", "!end"])
    keyboard.type("a")
    #expect(field.text == "")
    #expect(stage.application.nextDeadline == nil)
    #expect(!UITextField().becomeFirstResponder())
  }

  @Test("Another field takes over: the first one ends before the second one begins")
  func takingOver() {
    begin()
    let other = UITextField(frame: rect(100, 200, 200, 34))
    other.delegate = delegate
    stage.rootView.addSubview(other)
    stage.tap(other)
    #expect(other.isEditing && !field.isEditing)
    #expect(
      delegate.take() == ["shouldBegin", "shouldEnd", "didEnd", "!end", "didBegin"]
    )
  }

  @Test("An ancestor's tap recognizer that ends editing leaves the field its own tap")
  func tapToDismiss() {
    let tap = UITapGestureRecognizer()
    tap.addTarget(stage.rootView, action: Selector(UIView.dismissKeyboard))
    stage.rootView.addGestureRecognizer(tap)
    stage.tap(field)
    #expect(field.isEditing)
    stage.advance(by: 1)
    stage.tap(CGPoint(x: 50, y: 600))
    #expect(!field.isEditing)
  }

  @Test("The clear button empties the field, if the delegate allows it")
  func clearButton() {
    field.clearButtonMode = .always
    field.text = "abc"
    let middle = field.clearButtonRect(forBounds: field.bounds)
    let point = CGPoint(x: 100 + middle.midX, y: 100 + middle.midY)
    delegate.refuses = ["shouldClear"]
    stage.tap(point)
    #expect(field.text == "abc")
    delegate.refuses = []
    stage.tap(point)
    #expect(field.text == "")
    #expect(delegate.take() == ["shouldClear", "shouldClear", "selection", "!changed"])
  }

  @Test("A finger places the caret and selects; the second tap selects a word")
  func fingers() {
    begin()
    keyboard.type("one two")
    stage.advance(by: 1)
    stage.tap(CGPoint(x: 101, y: 117))
    keyboard.type("_")
    #expect(field.text == "_one two")
    stage.advance(by: 1)
    let finger = stage.makeFinger()
    finger.down(101, 117)
    finger.move(299, 117)
    finger.up()
    #expect(field.selectedTextRange?.isEmpty == false)
    keyboard.type("n")
    #expect(field.text == "n")
    stage.advance(by: 1)
    field.text = "word other"
    stage.tap(CGPoint(x: 106, y: 117))
    stage.advance(by: 0.1)
    stage.tap(CGPoint(x: 106, y: 117))
    keyboard.type("X")
    #expect(field.text == "X other")
  }

  @Test("The caret blinks while the field is edited, and not afterwards")
  func blinking() {
    begin()
    #expect(stage.application.nextDeadline != nil)
    field.resignFirstResponder()
    #expect(stage.application.nextDeadline == nil)
  }

  @Test("Notifications name the field")
  func notifications() {
    var names: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    .map { name in
      center.addObserver(forName: name, object: field, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    begin()
    keyboard.type("a")
    field.resignFirstResponder()
    tokens.forEach { center.removeObserver($0) }
    #expect(names.count == 3 && names[1].hasSuffix("DidChangeNotification"))
  }
}

@MainActor
final class FieldDelegate: UITextFieldDelegate {
  var lines: [String] = []
  var refuses: Set<String> = []

  /// Returns the log since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func ask(_ name: String, _ detail: String = "") -> Bool {
    lines.append(name + detail)
    return !refuses.contains(name)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("didEnd") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }
  func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    ask("change", " \(range.location)+\(range.length) \(string)")
  }
}

extension UIView {
  fileprivate func dismissKeyboard() { endEditing(true) }
}
