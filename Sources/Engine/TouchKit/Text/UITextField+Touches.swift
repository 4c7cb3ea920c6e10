import Foundation

extension UITextField {
  /// Moves the caret to a touch down while the field is edited.
  final func beginTouch(_ touch: UITouch) {
    editing.selectionStart = nil
    let point = touch.location(in: self)
    guard isFirstResponder, !isOnClearButton(point) else { return }
    let offset = offset(at: point)
    editing.selectionStart = offset
    changeSelection { $0.select(offset..<offset) }
  }

  /// Selects from the touch down to the present position of the touch.
  final func followTouch(_ touch: UITouch) {
    guard let start = editing.selectionStart else { return }
    let offset = offset(at: touch.location(in: self))
    changeSelection { $0.select(from: start, to: offset) }
  }

  /// Handles a touch that lifted inside: it clears, begins editing, or selects a word with its second tap.
  final func endTouch(_ touch: UITouch) {
    let point = touch.location(in: self)
    if isOnClearButton(point) { return clear() }
    guard isFirstResponder else {
      if becomeFirstResponder() {
        let offset = offset(at: point)
        changeSelection { $0.select(offset..<offset) }
      }
      return
    }
    if touch.tapCount == 2, editor.selection.isEmpty {
      select(nil)
    }
  }

  private func isOnClearButton(_ point: CGPoint) -> Bool {
    showsClearButton && clearButtonRect(forBounds: bounds).contains(point)
  }
}
