public import Foundation
@_spi(Components) public import TouchKit

/// Decides about the editing of a text view, and is called for it (Apple: UITextViewDelegate).
///
/// Every method has a default: nothing is forbidden, and nothing is done.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin; asked before the view becomes first responder.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Whether editing may end; asked before the view resigns being first responder.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Tells that editing began.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Tells that editing ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether a part of the text may be replaced; asked for everything typed, deleted and pasted.
  ///
  /// The range counts UTF-16 units.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool

  /// Tells that the user changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// Tells that the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// Whether a touch on a link, in a view that is not editable, is to open it.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Allows it.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Allows it.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Allows it.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}

  /// Allows it.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// What is done with a link or picture in a text.
nonisolated public enum UITextItemInteraction: Int, Sendable {
  /// What it is for.
  case invokeDefaultAction = 0
  /// A list of what can be done.
  case presentActions = 1
  /// A look at it.
  case preview = 2
}
