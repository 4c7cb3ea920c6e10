import Foundation

/// A change of the tree that inserts a view into another one's subviews or removes it.
///
/// The methods of the views are called in this order: `willMove(toWindow:)`, `willMove(toSuperview:)`, the change,
/// `didMoveToWindow()`, `didMoveToSuperview()`, and `didAddSubview(_:)` last.
@MainActor
struct ViewMove {
  /// A position among subviews.
  enum Index {
    case front
    case at(Int)
    case behind(UIView)
    case inFrontOf(UIView)
  }

  private let view: UIView
  private let target: UIView
  private let index: Index

  init(_ view: UIView, to target: UIView, index: Index) {
    self.view = view
    self.target = target
    self.index = index
  }

  /// Performs the change; logs a warning instead if it would create a cycle.
  func perform() {
    guard !target.isBelowOrSame(as: view) else {
      EngineLog.warn(
        "addSubview refused: \(view.traceName) is \(target.traceName) or contains it; "
          + "a view cannot contain itself. The tree is unchanged.",
        in: target.attachedWindow?.application
      )
      return
    }
    if view.parent === target { reorder() } else { adopt() }
  }

  private func reorder() {
    target.backing?.subviewWillMove(view, among: target.children)
    target.removeChild(view)
    insert()
    view.damageExtent()
  }

  private func insert() {
    target.insertChild(view, at: position)
    guard case .inFrontOf(let sibling) = index else { return }
    target.backing?.subviewDidMove(view, rightInFrontOf: sibling)
  }

  private func adopt() {
    let newWindow = target.attachedWindow
    let changesWindow = view.attachedWindow !== newWindow
    if changesWindow { view.announceMove(to: newWindow) }
    view.willMove(toSuperview: target)
    view.damageExtent()
    ViewMove.unlink(view)
    view.parent = target
    insert()
    if changesWindow { view.attach(to: newWindow) }
    view.damageExtent()
    target.setNeedsLayout()
    view.enterConstraints()
    view.didMoveToSuperview()
    target.didAddSubview(view)
  }

  /// The index of the view, clamped to the valid range.
  private var position: Int {
    let siblings = target.children
    switch index {
    case .front: return siblings.count
    case .at(let index): return min(max(index, 0), siblings.count)
    case .behind(let sibling):
      return siblings.firstIndex { $0 === sibling } ?? siblings.count
    case .inFrontOf(let sibling):
      return (siblings.firstIndex { $0 === sibling }).map { $0 + 1 } ?? siblings.count
    }
  }

  /// Removes a view from its superview.
  static func remove(_ view: UIView) {
    guard view.parent != nil else { return }
    let hadWindow = view.attachedWindow != nil
    if hadWindow { view.announceMove(to: nil) }
    view.willMove(toSuperview: nil)
    view.damageExtent()
    // Retained, because the superview may have the only reference.
    withExtendedLifetime(view) {
      unlink(view)
      if hadWindow { view.attach(to: nil) }
      view.didMoveToSuperview()
    }
  }

  private static func unlink(_ view: UIView) {
    guard let parent = view.parent else { return }
    parent.willRemoveSubview(view)
    view.endOutsideConstraints()
    parent.backing?.subviewWillMove(view, among: parent.children)
    parent.removeChild(view)
    view.parent = nil
    PaintedNode.view(parent).noteLoss()
    parent.setNeedsLayout()
  }
}
