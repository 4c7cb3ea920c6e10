import Foundation
import TouchKit

/// A recognizer's delegate in a copy of a scene.
///
/// It returns the answers of the original delegate, except for one other recognizer.
final class TriedDelegate: NSObject, UIGestureRecognizerDelegate {
  /// Whether the two recognizers recognise simultaneously.
  var runsTogether = false
  /// Whether the delegate's answers about failure requirements count.
  var keepsWaiting = true

  private weak var former: (any UIGestureRecognizerDelegate)?
  private weak var other: UIGestureRecognizer?
  /// The same delegate for the other recognizer, whose delegate can also make the first one wait.
  private var counterpart: TriedDelegate?

  /// Replaces the delegates of two recognizers.
  convenience init(
    of first: UIGestureRecognizer,
    and second: UIGestureRecognizer,
    _ change: (TriedDelegate) -> Void
  ) {
    self.init(first, second)
    change(self)
    // A scroll view must stay the delegate of its own recognizers.
    guard !keepsWaiting, !(second.delegate is UIScrollView) else { return }
    let counterpart = TriedDelegate(second, first)
    change(counterpart)
    self.counterpart = counterpart
  }

  private init(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) {
    (former, self.other) = (recognizer.delegate, other)
    super.init()
    recognizer.delegate = self
  }

  nonisolated deinit {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    former?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if runsTogether, otherGestureRecognizer === other { return true }
    return former?.gestureRecognizer(
      gestureRecognizer,
      shouldRecognizeSimultaneouslyWith: otherGestureRecognizer
    ) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if !keepsWaiting, otherGestureRecognizer === other { return false }
    return former?.gestureRecognizer(
      gestureRecognizer,
      shouldRequireFailureOf: otherGestureRecognizer
    ) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if !keepsWaiting, otherGestureRecognizer === other { return false }
    return former?.gestureRecognizer(
      gestureRecognizer,
      shouldBeRequiredToFailBy: otherGestureRecognizer
    ) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    former?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool {
    former?.gestureRecognizer(gestureRecognizer, shouldReceive: press) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    former?.gestureRecognizer(gestureRecognizer, shouldReceive: event) ?? true
  }
}
