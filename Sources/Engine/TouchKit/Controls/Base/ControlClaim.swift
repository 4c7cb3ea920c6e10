import Foundation

/// The gestures of an ancestor's recognizer that a control keeps for itself.
///
/// A control handles a few interactions itself, although a recognizer above would recognize them
/// (Apple: "Attaching Gesture Recognizers to UIKit Controls"); a recognizer on the control itself wins. A disabled
/// control has no action to protect, and claims nothing (our choice), unless it is tracking a finger.
@MainActor
package struct ControlClaim {
  private let recognizer: UIGestureRecognizer
  /// Whether the recognizer belongs to a view above a control that can act.
  private let isRival: Bool

  package init(of control: UIControl, on recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
    let isAbove = recognizer.view.map { $0 !== control && control.isDescendant(of: $0) } ?? false
    isRival = isAbove && (control.isEnabled || control.isTracking)
  }

  /// Whether the recognizer is for a single tap with a single finger.
  package var isSingleTap: Bool {
    guard isRival, let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Whether the recognizer is for a pan with a single finger.
  var isSingleFingerPan: Bool {
    guard isRival, let pan = recognizer as? UIPanGestureRecognizer else { return false }
    return pan.minimumNumberOfTouches <= 1 && pan.numberOfTouches <= 1
  }

  /// Whether the recognizer is for a swipe to the left or right with a single finger.
  var isHorizontalSwipe: Bool {
    guard isRival, let swipe = recognizer as? UISwipeGestureRecognizer else { return false }
    return swipe.numberOfTouchesRequired == 1
      && !swipe.direction.isDisjoint(with: [.left, .right])
  }
}
