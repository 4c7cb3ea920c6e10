import Foundation

/// Tells the world that input views come, go or change their place.
@MainActor
struct InputViewChange {
  /// On the screen, in points.
  let from: CGRect
  /// On the screen, in points.
  let to: CGRect
  let isShowing: Bool
  let isHiding: Bool

  /// Before it happens.
  func announce() {
    post(UIResponder.keyboardWillChangeFrameNotification)
    if isShowing { post(UIResponder.keyboardWillShowNotification) }
    if isHiding { post(UIResponder.keyboardWillHideNotification) }
  }

  /// After it has happened.
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
        // Nothing slides here.
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.0,
        UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
        UIResponder.keyboardIsLocalUserInfoKey: true,
      ]
    )
  }
}
