import Foundation
@_spi(Components) import TouchKit

/// The touches on the text.
extension UITextView {
  final func addTextRecognizers() {
    attach(TextTapRecognizer(target: self, action: Selector(UITextView.textWasTapped)))
    attach(
      UILongPressGestureRecognizer(target: self, action: Selector(UITextView.textWasPressed))
    )
  }

  final func textWasTapped(_ recognizer: UITapGestureRecognizer) {
    let offset = offset(at: recognizer.location(in: self))
    if !isEditable, isSelectable, followLink(at: recognizer.location(in: self)) { return }
    let taps = (recognizer as? TextTapRecognizer)?.count ?? 1
    guard isFirstResponder else {
      guard isEditable, becomeFirstResponder() else { return }
      return changeSelection { $0.select(offset..<offset) }
    }
    guard isSelectable else { return changeSelection { $0.select(offset..<offset) } }
    switch taps {
    case 1: changeSelection { $0.select(offset..<offset) }
    case 2: changeSelection { $0.selectWord(at: offset) }
    default: changeSelection { $0.selectParagraph(at: offset) }
    }
  }

  /// Places the caret for a long press, and moves it with the finger.
  final func textWasPressed(_ recognizer: UILongPressGestureRecognizer) {
    let offset = offset(at: recognizer.location(in: self))
    switch recognizer.state {
    case .began where isEditable || isSelectable:
      guard becomeFirstResponder() else { return }
      state.selectionStart = offset
      if isEditable {
        changeSelection { $0.select(offset..<offset) }
      } else {
        changeSelection { $0.selectWord(at: offset) }
      }
    case .changed where state.selectionStart != nil && isEditable:
      changeSelection { $0.select(offset..<offset) }
    case .ended, .cancelled, .failed: state.selectionStart = nil
    default: break
    }
  }

  /// Opens the link under a finger if the delegate allows it; returns false if there is no link.
  private func followLink(at point: CGPoint) -> Bool {
    let offset = offset(at: point)
    for index in [offset, offset - 1] where index >= 0 && index < state.text.length {
      var range = NSRange()
      let value = state.text.attribute(.link, at: index, effectiveRange: &range)
      let box = boxes(of: index..<(index + 1)).first
      guard let url = (value as? URL) ?? (value as? String).flatMap(URL.init(string:)),
        box?.contains(point) == true
      else { continue }
      let isAllowed =
        textDelegate?.textView(
          self,
          shouldInteractWith: url,
          in: range,
          interaction: .invokeDefaultAction
        ) ?? true
      if isAllowed { attachedWindow?.application?.open(url) }
      return true
    }
    return false
  }
}

/// A tap recognizer that counts consecutive taps.
final class TextTapRecognizer: UITapGestureRecognizer {
  private(set) var count = 1

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    count = touches.first?.tapCount ?? 1
    super.touchesEnded(touches, with: event)
  }
}
