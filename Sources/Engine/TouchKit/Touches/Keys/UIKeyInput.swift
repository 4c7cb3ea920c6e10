/// A responder that text can be typed into.
///
/// While it is first responder, the platform's text input is inserted, Return and Tab insert a line
/// feed and a tab, and the delete key deletes. A key whose press was not passed on to the end of the
/// responder chain types nothing (Apple: UIKeyInput).
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Adds text where the insertion point is.
  func insertText(_ text: String)

  /// Deletes the character before the insertion point.
  func deleteBackward()
}
