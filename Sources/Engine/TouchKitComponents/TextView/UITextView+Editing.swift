public import Foundation
@_spi(Components) import TouchKit

extension UITextView {
  /// Posted when editing of a view, the notification's object, began.
  nonisolated public static let textDidBeginEditingNotification =
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted when editing of a view, the notification's object, ended.
  nonisolated public static let textDidEndEditingNotification =
    Notification.Name("UITextViewTextDidEndEditingNotification")
  /// Posted when the text of a view, the notification's object, was edited.
  nonisolated public static let textDidChangeNotification =
    Notification.Name("UITextViewTextDidChangeNotification")

  final var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  // MARK: - Beginning and ending

  final var mayBeginEditing: Bool {
    guard canBecomeFirstResponder else { return false }
    return !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true
  }

  final var mayEndEditing: Bool {
    !isEditable || textDelegate?.textViewShouldEndEditing(self) ?? true
  }

  final func didBeginEditing() {
    caret.startBlinking(in: attachedWindow?.application)
    guard isEditable else { return }
    textDelegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
  }

  /// Called also when the view stops being first responder because it left its window.
  final func didEndEditing() {
    caret.hide()
    guard isEditable else { return }
    textDelegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: - The program changes the text

  final func replaceAll(by text: NSAttributedString) {
    state.text = NSMutableAttributedString(attributedString: text)
    let selection = editor.selection
    editor = EditedText(text.string)
    state.typing = nil
    undoManager?.removeAllActions(withTarget: self)
    textDidChangeItsLook()
    if editor.selection != selection { textDelegate?.textViewDidChangeSelection(self) }
  }

  final func setEverywhere(_ key: NSAttributedString.Key, _ value: Any?) {
    let whole = NSRange(location: 0, length: state.text.length)
    if let value {
      state.text.addAttribute(key, value: value, range: whole)
    } else {
      state.text.removeAttribute(key, range: whole)
    }
    state.typing?[key] = value
    textDidChangeItsLook()
  }

  final func alignEverywhere() {
    let alignment = textAlignment
    let whole = NSRange(location: 0, length: state.text.length)
    var styles: [(NSParagraphStyle, NSRange)] = []
    state.text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let own = value as? NSParagraphStyle { style.values = own.values }
      style.alignment = alignment
      styles.append((style, range))
    }
    for (style, range) in styles {
      state.text.addAttribute(.paragraphStyle, value: style, range: range)
    }
    textDidChangeItsLook()
  }

  /// The attributes of the character before the caret, or else the view's.
  final var attributesAtCaret: [NSAttributedString.Key: Any] {
    let start = editor.selection.lowerBound
    let place = editor.selection.isEmpty ? start - 1 : start
    let index = min(max(0, place), state.text.length - 1)
    guard state.text.length > 0 else { return baseAttributes }
    return state.text.attributes(at: index, effectiveRange: nil).filter { $0.key != .link }
  }

  // MARK: - The user changes the text

  final func type(_ text: String) {
    guard isEditable, !text.isEmpty else { return }
    let range = clearsOnInsertion ? 0..<editor.length : editor.selection
    replace(range, with: text.replacingOccurrences(of: "\r", with: "\n"), asking: true)
  }

  final func erase(_ motion: TextMotion) {
    guard isEditable else { return }
    let range = deletion(motion)
    if !range.isEmpty { replace(range, with: "", asking: true) }
  }

  private func deletion(_ motion: TextMotion) -> Range<Int> {
    if !editor.selection.isEmpty { return editor.selection }
    let end = target(of: motion)
    return min(editor.head, end)..<max(editor.head, end)
  }

  final func replace(_ range: Range<Int>, with text: String, asking: Bool) {
    let place = NSRange(location: range.lowerBound, length: range.count)
    if asking, let textDelegate {
      let isAllowed = textDelegate.textView(
        self,
        shouldChangeTextIn: place,
        replacementText: text
      )
      guard isAllowed else { return }
    }
    // The delegate can have changed the text.
    let range = range.clamped(to: 0..<editor.length)
    let attributes = typingAttributes
    clearsOnInsertion = false
    exchange(range, for: NSAttributedString(string: text, attributes: attributes))
  }

  /// Replaces a range of the text for the app.
  final func exchangeByProgram(_ range: Range<Int>, _ text: String) {
    replace(range.clamped(to: 0..<editor.length), with: text, asking: false)
  }

  /// Replaces a range of the text and registers the undo.
  final func exchange(_ range: Range<Int>, for piece: NSAttributedString) {
    let place = NSRange(location: range.lowerBound, length: range.count)
    // Foundation on Linux finds no attributes at the end of a text.
    let former =
      range.isEmpty
      ? NSAttributedString(string: "") : state.text.attributedSubstring(from: place)
    let (typing, length) = (state.typing, editor.length)
    editor.replace(range, with: piece.string)
    state.text.replaceCharacters(in: place, with: piece)
    let inserted = range.lowerBound..<(range.lowerBound + editor.length - length + range.count)
    undoManager?.registerUndo(withTarget: self) { $0.exchange(inserted, for: former) }
    state.typing = typing
    state.column = nil
    textDidChangeItsLook()
    layoutIfNeeded()
    selectionDidChange()
    textDelegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  // MARK: - Selection

  final func changeSelection(keepingColumn: Bool = false, _ change: (inout EditedText) -> Void) {
    let former = editor.selection
    change(&editor)
    if !keepingColumn { state.column = nil }
    if editor.selection != former {
      state.typing = nil
      selectionDidChange()
    } else if isFirstResponder {
      caret.startBlinking(in: attachedWindow?.application)
    }
  }

  private func selectionDidChange() {
    canvas.setNeedsDisplay()
    if isFirstResponder {
      caret.startBlinking(in: attachedWindow?.application)
      showHead()
    }
    textDelegate?.textViewDidChangeSelection(self)
  }

  final func copySelection() {
    guard !editor.selection.isEmpty else { return }
    UIPasteboard.general.string = editor.text(in: editor.selection)
  }

  /// Scrolls to the moving end of the selection.
  private func showHead() {
    guard isScrollEnabled, bounds.height > 0 else { return }
    scrollRectToVisible(caretPlace(at: editor.head).insetBy(dx: 0, dy: -1), animated: false)
  }
}
