/// A weak reference to a recognizer.
@MainActor
struct WeakRecognizer {
  /// The recognizer; nil after its deallocation.
  weak var recognizer: UIGestureRecognizer?
}
