public import Foundation
@_spi(Components) public import TouchKit

/// A delegate that controls the editing of a text view (Apple: UITextViewDelegate).
///
/// Every method is optional; by default, everything is allowed.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing can begin; called before the view becomes first responder.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Whether editing can end; called before the view resigns first responder.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called when editing began.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Called when editing ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether a range of the text can be replaced; called for all typed, deleted and pasted text.
  ///
  /// The range counts UTF-16 units.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool

  /// Called when the user changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// Called when the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// Whether a touch on a link opens it; called if the view is not editable.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Returns true.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}

  /// Returns true.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// The interactions with a link or picture in a text.
nonisolated public enum UITextItemInteraction: Int, Sendable {
  /// The default action.
  case invokeDefaultAction = 0
  /// A list of actions.
  case presentActions = 1
  /// A preview.
  case preview = 2
}
