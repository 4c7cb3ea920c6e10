import Foundation

/// What constraints have to do with one view; most views have none.
final class ConstraintRecord {
  /// Whether the view's frame is what its owner and the autoresizing mask say.
  var translates = true
  /// The constraints that are active in the view.
  var held: [NSLayoutConstraint] = []
  /// The client's guides.
  var guides: [UILayoutGuide] = []
  /// Those that every view has, made when first asked for.
  var ruledGuides: [GuideRule: UILayoutGuide] = [:]
  /// How much the view keeps its content's size, where it was set.
  var hugging: ContentPriority?
  var compression: ContentPriority?
  /// Where the constraints put the view, in its superview.
  var placed: CGRect?
  /// How large they make the content of a scroll view.
  var contentSize = ContentExtent()
  /// What the last solution took from the view's geometry.
  var uses: GeometryUse = []
  /// How the constraints of the tree stand whose root the view is.
  var tree = ConstraintTreeState()
}

/// How the constraints of a tree of views stand.
struct ConstraintTreeState {
  /// Whether there has to be a new solution.
  var isDirty = false
  /// Whether the latest solution put views elsewhere, of which a superview is still to place them.
  var hasNewPlaces = false
  /// Whether a view below waits for `updateConstraints()`.
  var needsUpdatePass = false
  /// The contradictions that were already reported.
  var reported: Set<String> = []
}

/// How much a view keeps the size of its content, along both axes.
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

/// How large content is, along the axes along which constraints say so.
struct ContentExtent: Equatable {
  var width: CGFloat?
  var height: CGFloat?
}

/// What of a view's geometry a solution depends on.
struct GeometryUse: OptionSet {
  let rawValue: Int

  static let size = GeometryUse(rawValue: 1)
  static let place = GeometryUse(rawValue: 2)
  static let origin = GeometryUse(rawValue: 4)

  /// Whether a change makes a new solution necessary.
  func concerns(_ old: ViewGeometry, _ new: ViewGeometry) -> Bool {
    if contains(.size), old.bounds.size != new.bounds.size { return true }
    if contains(.origin), old.bounds.origin != new.bounds.origin { return true }
    return contains(.place) && old.corner != new.corner
  }
}
