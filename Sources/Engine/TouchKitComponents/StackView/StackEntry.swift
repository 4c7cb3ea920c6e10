import Foundation
@_spi(Components) import TouchKit

/// A view that a stack view arranges.
@MainActor
struct StackEntry {
  let view: UIView
  /// The room behind it where that differs from the stack view's, in points.
  var spacing: CGFloat?
  /// The size that clients gave it, for what has no size of its own.
  private var givenSize: CGSize
  private var arrangedSize: CGSize?

  init(_ view: UIView) {
    self.view = view
    givenSize = view.bounds.size
  }

  /// Notes a size that clients gave the view since it was arranged.
  mutating func update() {
    let size = view.bounds.size
    if size != arrangedSize { givenSize = size }
  }

  /// Gives the view its place; a transform stays as it is.
  func place(_ frame: CGRect) {
    let anchor = view.anchorPoint
    view.bounds.size = frame.size
    view.center = CGPoint(
      x: frame.minX + frame.width * anchor.x,
      y: frame.minY + frame.height * anchor.y
    )
  }

  /// Notes a size that the stack is about to give the view.
  mutating func recordArrangedSize(_ size: CGSize) { arrangedSize = size }

  /// The size that the view would like, in points; lines of text may break at a width.
  func wantedSize(within width: CGFloat?) -> CGSize {
    let own = view.intrinsicContentSize
    let wide = own.width == UIView.noIntrinsicMetric ? givenSize.width : own.width
    let high = own.height == UIView.noIntrinsicMetric ? givenSize.height : own.height
    let broken = width.flatMap { view.contentHeight(forWidth: min($0, max(wide, 0))) }
    return CGSize(
      width: constrained(wide, .horizontal),
      height: constrained(broken ?? high, .vertical)
    )
  }

  /// A length as the view's own constraints about it want it.
  private func constrained(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    sizeConstraints(axis).reduce(length) { length, constraint in
      switch constraint.relation {
      case .equal: constraint.constant
      case .lessThanOrEqual: min(length, constraint.constant)
      case .greaterThanOrEqual: max(length, constraint.constant)
      }
    }
  }

  private func sizeConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return view.constraints.filter { constraint in
      constraint.isOwnSize(of: view) && constraint.firstAttribute == attribute
    }
  }

  /// Whether a constraint says just how long the view is.
  private func isFixed(_ axis: NSLayoutConstraint.Axis) -> Bool {
    sizeConstraints(axis).contains { $0.relation == .equal && $0.priority == .required }
  }

  /// How much the view resists being longer; one without a size of its own does not.
  func hugging(_ axis: NSLayoutConstraint.Axis) -> Float {
    if isFixed(axis) { return UILayoutPriority.required.rawValue }
    return hasOwnLength(axis) ? view.contentHuggingPriority(for: axis).rawValue : 0
  }

  /// How much the view resists being shorter; one without a size of its own does not.
  func resistance(_ axis: NSLayoutConstraint.Axis) -> Float {
    if isFixed(axis) { return UILayoutPriority.required.rawValue }
    return hasOwnLength(axis) ? view.contentCompressionResistancePriority(for: axis).rawValue : 0
  }

  private func hasOwnLength(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let size = view.intrinsicContentSize
    return (axis == .horizontal ? size.width : size.height) != UIView.noIntrinsicMetric
  }
}
