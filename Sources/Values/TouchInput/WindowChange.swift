public import Foundation

/// What happened to the window on the desktop.
public enum WindowChange: Hashable, Codable, Sendable {
  /// It received the keyboard.
  case focusGained
  /// It lost the keyboard; every live contact is over.
  case focusLost
  /// It can be seen again.
  case shown
  /// The pointer left it.
  case pointerLeft
  /// It was hidden or minimised; every live contact is over.
  case hidden
  /// It has a new size, in points.
  case resized(CGSize)
  /// Its picture was lost and has to be shown again.
  case exposed
  /// The user asked to close it.
  case closeRequested
  /// An input device went away with its contacts.
  case deviceLost(Int64)

  /// Whether contacts cannot survive this change.
  public var endsContacts: Bool {
    switch self {
    case .focusLost, .hidden, .closeRequested: true
    case .focusGained, .shown, .resized, .exposed, .deviceLost,
      .pointerLeft:
      false
    }
  }
}
