public import Foundation
import TouchInput

/// A key of a physical keyboard, with what it types at the moment it is pressed (Apple: UIKey).
@preconcurrency @MainActor
open class UIKey: NSObject {
  final let meaning: KeyMeaning

  nonisolated deinit {}

  init(_ stroke: KeyStroke) {
    meaning = KeyMeaning(stroke)
    super.init()
  }

  /// The key and what it types, on one line.
  nonisolated open override var description: String {
    MainActorWork.reply { meaning.text(for: self) }
  }

  /// What the key types with the modifiers held; keys that type nothing answer a constant of
  /// `UIKeyCommand`, or an empty text.
  open var characters: String { meaning.characters }

  /// What the key types without modifiers.
  open var charactersIgnoringModifiers: String { meaning.plainCharacters }

  /// The modifiers held.
  open var modifierFlags: UIKeyModifierFlags { meaning.flags }

  /// Which key of the keyboard it is.
  open var keyCode: UIKeyboardHIDUsage { meaning.code }
}
