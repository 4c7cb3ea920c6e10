import Foundation

/// The constraint data of one view; most views have none.
final class ConstraintRecord {
  /// Whether the view's owner and the autoresizing mask determine its frame.
  var translates = true
  /// The active constraints that the view holds.
  var held: [NSLayoutConstraint] = []
  /// The client's guides.
  var guides: [UILayoutGuide] = []
  /// The guides that every view has, created on first access.
  var ruledGuides: [GuideRule: UILayoutGuide] = [:]
  /// The priorities with which the view keeps its content size, if they were set.
  var hugging: ContentPriority?
  var compression: ContentPriority?
  /// The frame from constraints, in the superview.
  var placed: CGRect?
  /// The content size of a scroll view from constraints.
  var contentSize = ContentExtent()
  /// The parts of the view's geometry that the last solution used.
  var uses: GeometryUse = []
  /// The state of the constraints in the tree whose root is the view.
  var tree = ConstraintTreeState()
}

/// The state of the constraints in a tree of views.
struct ConstraintTreeState {
  /// Whether a new solution is necessary.
  var isDirty = false
  /// Whether the latest solution moved views that their superview has not placed yet.
  var hasNewPlaces = false
  /// Whether a view in the tree waits for `updateConstraints()`.
  var needsUpdatePass = false
  /// The contradictions that were already reported.
  var reported: Set<String> = []
}

/// The priorities with which a view keeps its content size, along both axes.
@_spi(Components) nonisolated public struct ContentPriority: Equatable {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  init(_ horizontal: Float, _ vertical: Float) {
    self.horizontal = UILayoutPriority(horizontal)
    self.vertical = UILayoutPriority(vertical)
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// The content size, along the axes for which constraints determine it.
struct ContentExtent: Equatable {
  var width: CGFloat?
  var height: CGFloat?
}

/// The parts of a view's geometry that a solution depends on.
struct GeometryUse: OptionSet {
  let rawValue: Int

  static let size = GeometryUse(rawValue: 1)
  static let place = GeometryUse(rawValue: 2)
  static let origin = GeometryUse(rawValue: 4)

  /// Returns whether a change requires a new solution.
  func concerns(_ old: ViewGeometry, _ new: ViewGeometry) -> Bool {
    if contains(.size), old.bounds.size != new.bounds.size { return true }
    if contains(.origin), old.bounds.origin != new.bounds.origin { return true }
    return contains(.place) && old.corner != new.corner
  }
}
