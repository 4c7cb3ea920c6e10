import TouchTrace
import Foundation
import TouchInput

/// Manages the keys that are down; converts strokes to presses, commands and text.
@MainActor
final class KeyRouter {
  /// A key that is down, and its press; the press is nil if a command used the key.
  private struct HeldKey {
    let id: KeyID
    let key: UIKey
    let press: UIPress?
    /// Whether the first responder receives text from it.
    var isTyping = false
  }

  private unowned let application: UIApplication
  private var held: [HeldKey] = []
  /// Whether the text of the last stroke is not inserted.
  private var hidesText = false
  private(set) var modifierFlags: UIKeyModifierFlags = []
  /// The presses of the keys, from down to end.
  let presses: PressRouter

  init(application: UIApplication) {
    self.application = application
    presses = PressRouter(application: application)
  }

  /// Delivers one stroke.
  func deliver(_ stroke: KeyStroke) {
    modifierFlags = UIKeyModifierFlags(stroke.modifiers)
    application.router.event.content.modifierFlags = modifierFlags
    presses.event.content.modifierFlags = modifierFlags
    hidesText = false
    let index = held.firstIndex { $0.id == KeyID(stroke) }
    if let index {
      if stroke.isDown { repeatKey(at: index, stroke) } else { lift(at: index) }
    } else if stroke.isDown {
      begin(stroke)
    }
  }

  /// Inserts text into the first responder.
  func deliver(text: String) {
    guard !hidesText, !text.isEmpty else { return }
    typing?.insertText(text)
  }

  /// Cancels every press in one event.
  func cancelAll() {
    cancel { _ in true }
    // The program that now has the keyboard receives the key-up strokes.
    held.removeAll()
  }

  /// Cancels the presses whose responder is no longer in their window.
  func cancelPressesOfLostResponders() {
    let isLost = { (press: UIPress) in
      guard let window = press.state.window, window.isShown else { return true }
      return !window.isStillHost(of: press.state.responder)
    }
    cancel(where: isLost)
    presses.cancelLifted(where: isLost)
  }

  // MARK: - Strokes

  private func begin(_ stroke: KeyStroke) {
    let key = UIKey(stroke)
    let id = KeyID(stroke)
    if KeyCommandSearch(application: application).perform(key) {
      held.append(HeldKey(id: id, key: key, press: nil))
      hidesText = true
      return
    }
    guard let window = application.keyWindow else { return }
    let press = UIPress(
      state: PressState(
        type: UIPress.PressType(key.keyCode),
        timestamp: stroke.timestamp,
        key: key,
        window: window,
        responder: window.keyResponder
      )
    )
    // Stored first, because a called responder may cause its cancellation.
    held.append(HeldKey(id: id, key: key, press: press))
    if presses.begin(press) {
      type(with: press, key)
    } else {
      hidesText = true
    }
  }

  /// Repeats the effect of a held key; its press continues.
  private func repeatKey(at index: Int, _ stroke: KeyStroke) {
    let key = UIKey(stroke)
    if held[index].press == nil {
      hidesText = true
      _ = KeyCommandSearch(application: application).perform(key)
    } else if held[index].isTyping {
      edit(with: key)
    } else {
      hidesText = true
    }
  }

  private func lift(at index: Int) {
    let key = held[index]
    guard let press = key.press else {
      held.remove(at: index)
      return
    }
    presses.end([press], in: .ended)
    held.removeAll { $0.id == key.id }
  }

  private func cancel(where isLost: (UIPress) -> Bool) {
    let lost = held.compactMap(\.press).filter(isLost)
    guard !lost.isEmpty else { return }
    presses.end(lost, in: .cancelled)
    held.removeAll { key in key.press.map { lost.contains($0) } ?? false }
  }

  // MARK: - Typing

  var typing: (any UIKeyInput)? {
    application.keyWindow?.firstResponder as? any UIKeyInput
  }

  /// Inserts the text of a key whose press every responder passed on and no recognizer withholds.
  private func type(with press: UIPress, _ key: UIKey) {
    if let index = held.firstIndex(where: { $0.press === press }) { held[index].isTyping = true }
    edit(with: key)
  }

  /// Performs the edit of a key for which the platform sends no text.
  private func edit(with key: UIKey) {
    guard key.modifierFlags.isDisjoint(with: [.control, .command]) else { return }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: typing?.insertText("\n")
    case .keyboardTab: typing?.insertText("\t")
    case .keyboardDeleteOrBackspace: typing?.deleteBackward()
    default: break
    }
  }
}

/// The identity of a key: its number, or its name if the platform has no number.
private struct KeyID: Hashable {
  let usage: Int
  let name: String

  init(_ stroke: KeyStroke) {
    usage = stroke.usage
    name = stroke.usage == 0 ? stroke.name : ""
  }
}
