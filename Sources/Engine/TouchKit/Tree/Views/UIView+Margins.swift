import Foundation

/// What counts as margin.
extension UIView {
  /// Whether the safe area is added to the margins; true unless set.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { display.addsSafeAreaToMargins }
    set {
      display.addsSafeAreaToMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether the view's margins reach at least as far as its superview's; false unless set.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { display.keepsSuperviewMargins }
    set {
      display.keepsSuperviewMargins = newValue
      marginsDidChange()
    }
  }

  /// The margins that were set, or usual ones, with what has to be added.
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
  /// The margins at the sides that root views have at least, in points: 16, and 20 in views that
  /// are 414 or more wide.
  ///
  /// Apple: UIViewController.systemMinimumLayoutMargins; the numbers are those of phones.
  public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The margins of a root view whose owner set none.
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
