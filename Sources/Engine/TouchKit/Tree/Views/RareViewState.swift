import Foundation

/// Rarely used properties of a view, created when the first one is set.
final class RareViewState {
  /// The index of the subviews by place, if there are many.
  var siblingIndex: SiblingIndex?
  weak var controller: UIViewController?
  var drawnContent: DrawnContent?
  var display = ViewDisplayTraits()
  var tint: UIColor?
  var constraintRecord: ConstraintRecord?
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true

  // Explicitly nonisolated, because nothing in it needs the main actor.
  nonisolated deinit {}
}

extension UIView {
  /// The controller whose root view this is.
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

  /// Changes a rarely used property; creates the storage only for a value other than the default.
  final func setRare(_ isUnusual: Bool, _ change: (RareViewState) -> Void) {
    guard isUnusual || rare != nil else { return }
    let state = rare ?? RareViewState()
    change(state)
    rare = state
  }
}
