public import Foundation

/// Decides about the editing of a text field, and is called for it (Apple: UITextFieldDelegate).
///
/// Every method has a default: nothing is forbidden, and nothing is done.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin; asked before the field becomes first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Tells that editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end; asked before the field resigns being first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Tells that editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Tells that editing ended, and why; the default calls `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )

  /// Whether a part of the text may be replaced; asked for everything typed, deleted and pasted.
  ///
  /// The range counts UTF-16 units. Empty where something is inserted; the text is empty where
  /// something is deleted.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Tells that the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the clear button may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the return key has its effect: `.editingDidEndOnExit` and `.primaryActionTriggered`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows it.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Allows it.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  /// Allows it.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Allows it.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Allows it.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// Why editing ended.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The text is to be used.
    case committed = 0
    /// The text is not to be used.
    case cancelled = 1
  }
}
