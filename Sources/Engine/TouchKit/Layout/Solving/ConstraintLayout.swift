import Foundation

/// The layout of a tree with constraints: update, solve and place, until nothing changes.
@MainActor
struct ConstraintLayout {
  private let view: UIView

  /// The number of rounds after which layout that causes layout waits for the next frame (our choice).
  private static let maximumRounds = 8

  init(of view: UIView) { self.view = view }

  /// Lays out the view and its descendants where layout is pending.
  func run() {
    let root = view.treeRoot
    for _ in 0..<Self.maximumRounds {
      let record = root.ownConstraintRecord
      if record.tree.needsUpdatePass {
        record.tree.needsUpdatePass = false
        root.updateConstraintsInSubtree()
      }
      Self.solveIfNeeded(root)
      root.takePlace()
      record.tree.hasNewPlaces = false
      highestWaiting.layOutOnce()
      // This includes trees that a view's `layoutSubviews` solved after the layout of its superview.
      guard record.tree.isDirty || record.tree.needsUpdatePass || record.tree.hasNewPlaces else {
        return
      }
    }
  }

  /// The view, or its ancestor whose layout determines its frame (Apple: CALayer.layoutIfNeeded).
  private var highestWaiting: UIView {
    var highest = view
    while let parent = highest.parent, parent.traits.needsLayout { highest = parent }
    return highest
  }

  /// Computes the frames of a tree's views if anything changed.
  static func solveIfNeeded(_ root: UIView) {
    guard let record = root.constraintRecord, record.tree.isDirty else { return }
    record.tree.isDirty = false
    let (problem, solution) = LayoutProblem.solved(root: root)
    problem.forgetFormerPlaces()
    record.tree.hasNewPlaces = problem.hand(out: solution)
    ConflictReport(problem, solution).write()
  }
}

extension UIView {
  /// Moves the subviews to the frames from constraints.
  final func placeConstrainedSubviews() {
    guard traits.isInConstraints else { return }
    ConstraintLayout.solveIfNeeded(treeRoot)
    takeContentExtent()
    for child in children { child.takePlace() }
  }

  /// Moves the view to its frame from constraints, by setting bounds and center like a client.
  ///
  /// The center is the middle of the frame for any anchor point, which moves the actual frame.
  final func takePlace() {
    guard let record = constraintRecord, let place = record.placed else { return }
    if geometry.bounds.size != place.size {
      bounds = CGRect(origin: geometry.bounds.origin, size: place.size)
    }
    guard parent != nil else { return }
    if geometry.center != place.middle { center = place.middle }
  }

  /// Whether the view is not yet at the frame from constraints.
  final func isElsewhere(than place: CGRect) -> Bool {
    geometry.bounds.size != place.size || (parent != nil && geometry.center != place.middle)
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: minX + width / 2, y: minY + height / 2) }
}
