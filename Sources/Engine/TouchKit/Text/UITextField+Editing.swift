import Foundation

extension UITextField {
  // MARK: - Beginning and ending

  final var mayBeginEditing: Bool {
    isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  final var mayEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  final func didBeginEditing() {
    editing.replacesAll = clearsOnInsertion
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      replace(0..<editor.length, with: "")
    }
    showCaret()
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, event: nil)
    post(UITextField.textDidBeginEditingNotification)
  }

  /// Ends the editing; also called when the field stopped being first responder with its window.
  final func didEndEditing() {
    hideCaret()
    editing.scroll = 0
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd, event: nil)
    post(UITextField.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: - Changing the text

  /// Replaces all text by a text that the program sets.
  final func replaceAll(by text: String) {
    editor = EditedText(text)
    if isEditing { undoManager?.removeAllActions(withTarget: self) }
    lookDidChange()
  }

  /// Replaces a range by a text that the program sets.
  final func exchangeByProgram(_ range: Range<Int>, _ text: String) {
    editor.replace(range, with: text)
    selectionDidChange()
    send(.editingChanged, event: nil)
    post(UITextField.textDidChangeNotification)
  }

  /// Inserts a text from the keyboard; several lines become one.
  final func type(_ text: String) {
    guard isEnabled else { return }
    if text == "\n" || text == "\r" { return pressReturn() }
    let line = text.filter { !$0.isNewline && $0 != "\t" }
    guard !line.isEmpty else { return }
    replace(editing.replacesAll ? 0..<editor.length : editor.selection, with: line, asking: true)
  }

  /// Inserts the text of the pasteboard if there is one.
  final func typePasted() {
    if let text = UIPasteboard.general.string { type(text) }
  }

  /// Deletes the selection, or the range of a motion from the caret.
  final func erase(_ motion: TextMotion) {
    guard isEnabled else { return }
    let range = editing.replacesAll ? 0..<editor.length : editor.deletion(motion)
    if !range.isEmpty { replace(range, with: "", asking: true) }
  }

  private func replace(_ range: Range<Int>, with text: String, asking: Bool = false) {
    if asking, let delegate {
      let place = NSRange(location: range.lowerBound, length: range.count)
      let isAllowed = delegate.textField(
        self,
        shouldChangeCharactersIn: place,
        replacementString: text
      )
      guard isAllowed else { return }
    }
    editing.replacesAll = false
    exchange(range, for: text)
  }

  /// Replaces a range by a text and registers the undo step.
  private func exchange(_ range: Range<Int>, for text: String) {
    let (former, length) = (editor.text(in: range), editor.length)
    editor.replace(range, with: text)
    let inserted = range.lowerBound..<(range.lowerBound + editor.length - length + range.count)
    undoManager?.registerUndo(withTarget: self) { $0.exchange(inserted, for: former) }
    selectionDidChange()
    send(.editingChanged, event: nil)
    post(UITextField.textDidChangeNotification)
  }

  /// Handles the return key, which ends editing if a handler for `editingDidEndOnExit` is registered.
  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    if enablesReturnKeyAutomatically, !hasText { return }
    send([.editingDidEndOnExit, .primaryActionTriggered], event: nil)
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  /// Clears the text, like the clear button.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    replace(0..<editor.length, with: "")
  }

  // MARK: - Selection

  final func changeSelection(_ change: (inout EditedText) -> Void) {
    let former = editor
    change(&editor)
    editing.replacesAll = false
    if editor != former { selectionDidChange() } else { showCaret() }
  }

  private func selectionDidChange() {
    showCaret()
    lookDidChange()
    delegate?.textFieldDidChangeSelection(self)
  }

  final func copySelection() {
    // Secure text must not reach the pasteboard.
    guard !isSecureTextEntry, !editor.selection.isEmpty else { return }
    UIPasteboard.general.string = editor.text(in: editor.selection)
  }
}
