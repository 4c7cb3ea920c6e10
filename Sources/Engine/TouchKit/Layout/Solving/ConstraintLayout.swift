import Foundation

/// Layout of a tree that has constraints: update, solve, place, until nothing changes any more.
@MainActor
struct ConstraintLayout {
  private let view: UIView

  /// Layout that causes layout ends after so many rounds, to go on before the next frame (our
  /// choice).
  private static let maximumRounds = 8

  init(of view: UIView) { self.view = view }

  /// Lays out the view and everything below it, where it was asked for.
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
      // Also where `layoutSubviews` of a view had the tree solved, after its superview was laid out.
      guard record.tree.isDirty || record.tree.needsUpdatePass || record.tree.hasNewPlaces else {
        return
      }
    }
  }

  /// The view, or the one above it whose layout decides where the view is (Apple:
  /// CALayer.layoutIfNeeded).
  private var highestWaiting: UIView {
    var highest = view
    while let parent = highest.parent, parent.traits.needsLayout { highest = parent }
    return highest
  }

  /// Finds out where the views of a tree belong, if something changed.
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
  /// Puts the subviews where constraints want them.
  final func placeConstrainedSubviews() {
    guard traits.isInConstraints else { return }
    ConstraintLayout.solveIfNeeded(treeRoot)
    takeContentExtent()
    for child in children { child.takePlace() }
  }

  /// Goes where constraints want the view, with its bounds and center as clients see them set.
  ///
  /// The center is the middle of the place, whatever the anchor point: that moves the frame.
  final func takePlace() {
    guard let record = constraintRecord, let place = record.placed else { return }
    if geometry.bounds.size != place.size {
      bounds = CGRect(origin: geometry.bounds.origin, size: place.size)
    }
    guard parent != nil else { return }
    if geometry.center != place.middle { center = place.middle }
  }

  /// Whether the view is not yet where constraints want it.
  final func isElsewhere(than place: CGRect) -> Bool {
    geometry.bounds.size != place.size || (parent != nil && geometry.center != place.middle)
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: minX + width / 2, y: minY + height / 2) }
}
