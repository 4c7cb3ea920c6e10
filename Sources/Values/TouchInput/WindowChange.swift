public import Foundation

/// A change of the window on the desktop.
public enum WindowChange: Hashable, Codable, Sendable {
  /// The window received the keyboard focus.
  case focusGained
  /// The window lost the keyboard focus; every live contact ends.
  case focusLost
  /// The window is visible again.
  case shown
  /// The pointer left the window.
  case pointerLeft
  /// The window was hidden or minimised; every live contact ends.
  case hidden
  /// The window has a new size, in points.
  case resized(CGSize)
  /// The window lost its picture and needs repainting.
  case exposed
  /// The user requested to close the window.
  case closeRequested
  /// An input device was removed with its contacts.
  case deviceLost(Int64)

  /// Whether contacts end with this change.
  public var endsContacts: Bool {
    switch self {
    case .focusLost, .hidden, .closeRequested: true
    case .focusGained, .shown, .resized, .exposed, .deviceLost,
      .pointerLeft:
      false
    }
  }
}
