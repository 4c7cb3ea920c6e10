import Foundation
@_spi(Components) import TouchKit

/// A view that a stack view arranges.
@MainActor
struct StackEntry {
  let view: UIView
  /// The spacing after the view if it differs from the stack view's, in points.
  var spacing: CGFloat?
  /// The size that clients set, for views without an intrinsic size.
  private var givenSize: CGSize
  private var arrangedSize: CGSize?

  init(_ view: UIView) {
    self.view = view
    givenSize = view.bounds.size
  }

  /// Records a size that clients set after the last arrangement.
  mutating func update() {
    let size = view.bounds.size
    if size != arrangedSize { givenSize = size }
  }

  /// Sets the frame of the view without changing its transform.
  func place(_ frame: CGRect) {
    let anchor = view.anchorPoint
    view.bounds.size = frame.size
    view.center = CGPoint(
      x: frame.minX + frame.width * anchor.x,
      y: frame.minY + frame.height * anchor.y
    )
  }

  /// Records a size before the stack sets it.
  mutating func recordArrangedSize(_ size: CGSize) { arrangedSize = size }

  /// Returns the preferred size of the view, in points; text wraps at the width.
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

  /// Returns a length that satisfies the view's own constraints.
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

  /// Whether a required constraint fixes the length of the view.
  private func isFixed(_ axis: NSLayoutConstraint.Axis) -> Bool {
    sizeConstraints(axis).contains { $0.relation == .equal && $0.priority == .required }
  }

  /// Returns the hugging priority; a view without an intrinsic size has none.
  func hugging(_ axis: NSLayoutConstraint.Axis) -> Float {
    if isFixed(axis) { return UILayoutPriority.required.rawValue }
    return hasOwnLength(axis) ? view.contentHuggingPriority(for: axis).rawValue : 0
  }

  /// Returns the compression resistance; a view without an intrinsic size has none.
  func resistance(_ axis: NSLayoutConstraint.Axis) -> Float {
    if isFixed(axis) { return UILayoutPriority.required.rawValue }
    return hasOwnLength(axis) ? view.contentCompressionResistancePriority(for: axis).rawValue : 0
  }

  private func hasOwnLength(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let size = view.intrinsicContentSize
    return (axis == .horizontal ? size.width : size.height) != UIView.noIntrinsicMetric
  }
}
