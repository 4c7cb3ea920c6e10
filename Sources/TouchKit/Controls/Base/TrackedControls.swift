/// The controls of an application that follow a finger.
///
/// A control that loses its finger without a callback, because it left its window or an override
/// kept the callback to itself, is told here, so that none stays highlighted.
@MainActor
struct TrackedControls {
  private var controls: [UIControl] = []

  mutating func add(_ control: UIControl) { controls.append(control) }

  mutating func remove(_ control: UIControl) { controls.removeAll { $0 === control } }

  /// The controls whose finger is over for them.
  var bereft: [UIControl] {
    controls.isEmpty ? [] : controls.filter { $0.tracked?.isLost ?? true }
  }

  /// The controls that follow a finger of a window in which they no longer are.
  func gone(from window: UIWindow) -> [UIControl] {
    controls.filter {
      $0.tracked?.touch.state.window === window && $0.attachedWindow !== window
    }
  }
}
