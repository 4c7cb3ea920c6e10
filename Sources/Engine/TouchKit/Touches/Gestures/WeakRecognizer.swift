/// Refers to a recognizer without keeping it alive.
@MainActor
struct WeakRecognizer {
  /// The recognizer, while it lives.
  weak var recognizer: UIGestureRecognizer?
}
