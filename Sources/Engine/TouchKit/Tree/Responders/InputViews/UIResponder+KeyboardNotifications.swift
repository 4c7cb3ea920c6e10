public import Foundation

/// The notifications about input views along the lower edge of the screen.
///
/// On a desktop, text comes from a physical keyboard. There is no keyboard on the screen, only the input and accessory
/// views of responders.
extension UIResponder {
  /// Posted when input views are about to appear.
  nonisolated public static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShowNotification")
  /// Posted when input views have appeared.
  nonisolated public static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShowNotification")
  /// Posted when input views are about to disappear.
  nonisolated public static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHideNotification")
  /// Posted when input views have disappeared.
  nonisolated public static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHideNotification")
  /// Posted when the frame of input views is about to change.
  nonisolated public static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// Posted when the frame of input views has changed.
  nonisolated public static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  /// The key of the former frame, a `CGRect` on the screen in points.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the new frame, a `CGRect` on the screen in points.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration in seconds; always 0.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation curve, a raw value of `UIView.AnimationCurve`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of the Boolean whether the views are this application's; always true.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
