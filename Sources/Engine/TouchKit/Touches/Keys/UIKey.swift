public import Foundation
import TouchInput

/// A key of a physical keyboard, with its characters at the moment of the press (Apple: UIKey).
@preconcurrency @MainActor
open class UIKey: NSObject {
  final let meaning: KeyMeaning

  nonisolated deinit {}

  init(_ stroke: KeyStroke) {
    meaning = KeyMeaning(stroke)
    super.init()
  }

  /// The key and its characters, on one line.
  nonisolated open override var description: String {
    MainActorWork.reply { meaning.text(for: self) }
  }

  /// The characters with the held modifiers.
  ///
  /// For a key without text it is a constant of `UIKeyCommand`, or an empty string.
  open var characters: String { meaning.characters }

  /// The characters without modifiers.
  open var charactersIgnoringModifiers: String { meaning.plainCharacters }

  /// The modifiers held.
  open var modifierFlags: UIKeyModifierFlags { meaning.flags }

  /// The position of the key on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { meaning.code }
}
