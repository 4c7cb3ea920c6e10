import Drawing
import Foundation

extension UIView {
  /// The nearest tint of the view or its ancestors; by default the system's blue.
  final var effectiveTint: UIColor {
    guard effectiveTintAdjustment != .dimmed else { return .systemGray }
    var view: UIView? = self
    while let current = view {
      if let tint = current.tint { return tint }
      view = current.parent
    }
    return .systemBlue
  }

  private var effectiveTintAdjustment: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.display.tintAdjustment != .automatic { return current.display.tintAdjustment }
      view = current.parent
    }
    return .normal
  }

  final func setTint(_ color: UIColor?) {
    guard tint !== color else { return }
    tint = color
    announceTint()
  }

  final var shownTintAdjustment: TintAdjustmentMode {
    display.tintAdjustment == .automatic ? effectiveTintAdjustment : display.tintAdjustment
  }

  final func setTintAdjustment(_ mode: TintAdjustmentMode) {
    guard mode != display.tintAdjustment else { return }
    display.tintAdjustment = mode
    announceTint()
  }

  /// Notifies the view, and all descendants that inherit its tint.
  final func announceTint() {
    tintColorDidChange()
    damageExtent()
    var pending = children.reversed() as [UIView]
    while let view = pending.popLast() {
      guard view.tint == nil else { continue }
      view.tintColorDidChange()
      pending += view.children.reversed()
    }
  }
}
