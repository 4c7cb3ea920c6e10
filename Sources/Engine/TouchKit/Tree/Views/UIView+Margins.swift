import Foundation

/// The layout margins of views.
extension UIView {
  /// Whether the safe area is added to the margins; true by default.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { display.addsSafeAreaToMargins }
    set {
      display.addsSafeAreaToMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether the margins are at least as large as the superview's; false by default.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { display.keepsSuperviewMargins }
    set {
      display.keepsSuperviewMargins = newValue
      marginsDidChange()
    }
  }

  /// The margins that were set, or the default ones, with the safe area and the superview's margins.
  final var effectiveMargins: UIEdgeInsets {
    var margins = display.ownMargins ?? controller?.rootMargins ?? ViewDisplayTraits.usualMargins
    if display.addsSafeAreaToMargins { margins = margins + safeAreaInsets }
    guard display.keepsSuperviewMargins, let parent else { return margins }
    let (outer, frame, room) = (parent.layoutMargins, frame, parent.bounds)
    return UIEdgeInsets(
      top: max(margins.top, outer.top - (frame.minY - room.minY)),
      left: max(margins.left, outer.left - (frame.minX - room.minX)),
      bottom: max(margins.bottom, outer.bottom - (room.maxY - frame.maxY)),
      right: max(margins.right, outer.right - (room.maxX - frame.maxX))
    )
  }

  private func marginsDidChange() {
    layoutMarginsDidChange()
    setNeedsLayout()
    noteForConstraints()
  }
}

extension UIViewController {
  /// The minimum side margins of root views, in points: 16, or 20 in views that are 414 or more wide.
  ///
  /// Apple: UIViewController.systemMinimumLayoutMargins; the numbers are those of phones.
  public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The default margins of a root view.
  fileprivate final var rootMargins: UIEdgeInsets {
    let margins = systemMinimumLayoutMargins
    return UIEdgeInsets(top: 0, left: margins.leading, bottom: 0, right: margins.trailing)
  }
}

extension UIEdgeInsets {
  fileprivate nonisolated static func + (
    first: UIEdgeInsets,
    second: UIEdgeInsets
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top + second.top,
      left: first.left + second.left,
      bottom: first.bottom + second.bottom,
      right: first.right + second.right
    )
  }
}
