public import Foundation

/// The delegate of a text field, which allows and observes its editing (Apple: UITextFieldDelegate).
///
/// Every method has a default, which allows everything and does nothing.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing can begin; called before the field becomes first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether editing can end; called before the field resigns as first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called after editing ended, with the reason; the default calls `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )

  /// Returns whether a text can replace a range; called for all typing, deleting and pasting.
  ///
  /// The range counts UTF-16 units. It is empty for insertions; the text is empty for deletions.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Called after the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns whether the clear button can clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns whether the return key sends `.editingDidEndOnExit` and `.primaryActionTriggered`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Returns true.
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

  /// Returns true.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// The reason for the end of editing.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The text was committed.
    case committed = 0
    /// The editing was cancelled.
    case cancelled = 1
  }
}
