/// A responder with text input.
///
/// While it is first responder, the platform's text input is inserted. Return and Tab insert a line feed and a tab, and
/// the delete key deletes. A key inserts text only if its press was passed on to the end of the responder chain (Apple:
/// UIKeyInput).
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Inserts text at the insertion point.
  func insertText(_ text: String)

  /// Deletes the character before the insertion point.
  func deleteBackward()
}
