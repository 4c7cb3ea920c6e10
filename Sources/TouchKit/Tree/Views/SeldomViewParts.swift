import Foundation

/// What hardly a view has; a class, which is not there before the first part of it is.
nonisolated final class SeldomViewParts {
  /// Finds subviews by place, where there are many.
  var grid: SiblingGrid?
  var decorations: [UIView] = []
  var controller: Unmanaged<UIViewController>?
  var drawnContent: DrawnContent?
  var display = ViewDisplayTraits()
  var tint: UIColor?
  var constraintRecord: ConstraintRecord?
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var tag = 0
}

extension UIView {
  /// Finds subviews by place, where there are many.
  final var grid: SiblingGrid? {
    get { seldom?.grid }
    set {
      storePart(newValue != nil) { $0.grid = newValue }
      node.pointee.grid = newValue.map { .passUnretained($0) }
    }
  }

  nonisolated final var decorations: [UIView] {
    get { seldom?.decorations ?? [] }
    set { storePart(!newValue.isEmpty) { $0.decorations = newValue } }
  }

  /// Leads to `controller`, without counting where it is merely asked something.
  nonisolated final var controllerLink: Unmanaged<UIViewController>? {
    node.pointee.hasController ? seldom?.controller : nil
  }

  /// The controller of which this is the view; of links upwards see `OwnerReference`.
  nonisolated final var controller: UIViewController? {
    get { controllerLink?.takeUnretainedValue() }
    set {
      storePart(newValue != nil) { $0.controller = newValue.map { .passUnretained($0) } }
      node.pointee.hasController = newValue != nil
    }
  }

  final var drawnContent: DrawnContent? {
    get { seldom?.drawnContent }
    set { storePart(newValue != nil) { $0.drawnContent = newValue } }
  }

  final var display: ViewDisplayTraits {
    get { seldom?.display ?? ViewDisplayTraits() }
    set { storePart(true) { $0.display = newValue } }
  }

  final var tint: UIColor? {
    get { seldom?.tint }
    set { storePart(newValue != nil) { $0.tint = newValue } }
  }

  final var constraintRecord: ConstraintRecord? {
    get { seldom?.constraintRecord }
    set { storePart(newValue != nil) { $0.constraintRecord = newValue } }
  }

  /// Changes a part, and makes room for it where it is not as at the beginning.
  nonisolated final func storePart(_ isSeldom: Bool, _ change: (SeldomViewParts) -> Void) {
    guard isSeldom || seldom != nil else { return }
    let kept = seldom ?? SeldomViewParts()
    change(kept)
    seldom = kept
  }
}
