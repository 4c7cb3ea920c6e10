import Foundation

/// Posts the notifications for appearing, moving and disappearing input views.
@MainActor
struct InputViewChange {
  /// The former frame on the screen, in points.
  let from: CGRect
  /// The new frame on the screen, in points.
  let to: CGRect
  let isShowing: Bool
  let isHiding: Bool

  /// Posts the notifications before the change.
  func announce() {
    post(UIResponder.keyboardWillChangeFrameNotification)
    if isShowing { post(UIResponder.keyboardWillShowNotification) }
    if isHiding { post(UIResponder.keyboardWillHideNotification) }
  }

  /// Posts the notifications after the change.
  func complete() {
    post(UIResponder.keyboardDidChangeFrameNotification)
    if isShowing { post(UIResponder.keyboardDidShowNotification) }
    if isHiding { post(UIResponder.keyboardDidHideNotification) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(
      name: name,
      object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: from,
        UIResponder.keyboardFrameEndUserInfoKey: to,
        // The change is not animated.
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.0,
        UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
        UIResponder.keyboardIsLocalUserInfoKey: true,
      ]
    )
  }
}
