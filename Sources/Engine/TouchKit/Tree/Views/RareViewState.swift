import Foundation

/// Rarely used properties of a view; a view has none of them until the first is set.
final class RareViewState {
  /// The subviews by place, where there are many.
  var siblingIndex: SiblingIndex?
  weak var controller: UIViewController?
  var drawnContent: DrawnContent?
  var display = ViewDisplayTraits()
  var tint: UIColor?
  var constraintRecord: ConstraintRecord?
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true

  // Explicit, because it needs nothing of the main actor.
  nonisolated deinit {}
}

extension UIView {
  /// The controller of which this is the view.
  final var controller: UIViewController? {
    get { rare?.controller }
    set { setRare(newValue != nil) { $0.controller = newValue } }
  }

  final var drawnContent: DrawnContent? {
    get { rare?.drawnContent }
    set { setRare(newValue != nil) { $0.drawnContent = newValue } }
  }

  final var display: ViewDisplayTraits {
    get { rare?.display ?? ViewDisplayTraits() }
    set { setRare(true) { $0.display = newValue } }
  }

  final var tint: UIColor? {
    get { rare?.tint }
    set { setRare(newValue != nil) { $0.tint = newValue } }
  }

  final var constraintRecord: ConstraintRecord? {
    get { rare?.constraintRecord }
    set { setRare(newValue != nil) { $0.constraintRecord = newValue } }
  }

  /// Changes a rarely used property, and makes the object for them unless the value is the usual one.
  final func setRare(_ isUnusual: Bool, _ change: (RareViewState) -> Void) {
    guard isUnusual || rare != nil else { return }
    let state = rare ?? RareViewState()
    change(state)
    rare = state
  }
}
