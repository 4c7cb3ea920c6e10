import Foundation
import Geometry

/// A guide along the lower edge of a view, as high as the input views that cover the view there
/// (Apple: UIKeyboardLayoutGuide).
///
/// While there are none it is as high as the safe area at that edge. On a desktop there is no
/// keyboard on the screen, only the input and accessory views of responders.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  nonisolated deinit {}

  /// Whether the guide is as high as the safe area while there are no input views; true unless set.
  ///
  /// Otherwise it is then without height.
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
  /// The lower edge of the view, as high as the input views that cover the view there.
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

  /// Lays out anew what depends on where the input views are.
  final func followInputViews() {
    noteForConstraints()
    setNeedsLayout()
  }

  /// The same for all views of a tree that ask for it.
  final func followInputViewsBelow() {
    var pending = [self]
    while let view = pending.popLast() {
      if view.constraintRecord?.ruledGuides[.keyboard] != nil { view.followInputViews() }
      pending += view.children
    }
  }
}
