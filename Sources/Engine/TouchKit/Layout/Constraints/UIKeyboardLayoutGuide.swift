import Foundation
import Geometry

/// A guide along the bottom edge of a view, as high as the input views there (Apple: UIKeyboardLayoutGuide).
///
/// Without input views, it is as high as the safe area at that edge. A desktop has no keyboard on the screen, only the
/// input and accessory views of responders.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  nonisolated deinit {}

  /// Whether the guide is as high as the safe area without input views; true by default.
  ///
  /// Otherwise its height is then 0.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.followInputViews() } }
  }

  final func height(in view: UIView) -> CGFloat {
    let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let window = view.attachedWindow, let frame = window.application?.inputViews.frame
    else { return least }
    let top = view.convert(window.convert(frame.origin, from: nil as UIWindow?), from: nil)
    let covered = view.bounds.maxY - top.y
    return covered.isFinite ? max(least, covered) : least
  }
}

extension UIView {
  /// The guide along the bottom edge of the view, as high as the input views that cover the view there.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let record = ownConstraintRecord
    if let guide = record.ruledGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.rule = .keyboard
    guide.identifier = "UIKeyboardLayoutGuide"
    guide.owningView = self
    record.ruledGuides[.keyboard] = guide
    return guide
  }

  /// Updates the layout that depends on the position of the input views.
  final func followInputViews() {
    noteForConstraints()
    setNeedsLayout()
  }

  /// Updates the layout of all views of a tree that depend on the input views.
  final func followInputViewsBelow() {
    var pending = [self]
    while let view = pending.popLast() {
      if view.constraintRecord?.ruledGuides[.keyboard] != nil { view.followInputViews() }
      pending += view.children
    }
  }
}
