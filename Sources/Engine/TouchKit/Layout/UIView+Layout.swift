import Foundation

extension UIView {
  /// How a view's edges and size follow its superview's (Apple: UIView.AutoresizingMask).
  nonisolated public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge may change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width may change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge may change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge may change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height may change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge may change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Notes that `layoutSubviews()` is to be called before the next frame.
  ///
  /// Not while it runs: it leaves the view clean, whatever it does to the view's own subviews (their
  /// texts, sizes, layers), as on a device, where the mark is cleared after it.
  final func requestLayout() {
    if !traits.isLayingOut { demandLayout() }
  }

  /// Notes it even while `layoutSubviews()` runs: constraints were solved once more in the midst of
  /// it.
  final func demandLayout() {
    traits.needsLayout = true
    attachedWindow?.application?.hasPendingLayout = true
  }

  /// Lays out this view and everything below it, where it was asked for.
  final func layoutSubtree() {
    if traits.isInConstraints { ConstraintLayout(of: self).run() } else { layOutOnce() }
  }

  /// Goes once through this view and everything below it.
  final func layOutOnce() {
    forEachInSubtree { view in
      if view.traits.needsLayout {
        view.placeSubviews()
      }
      view.layoutAddedLayers()
      return true
    }
  }

  /// Has the view and its controller place the subviews.
  private func placeSubviews() {
    traits.needsLayout = false
    let isNested = traits.isLayingOut
    traits.isLayingOut = true
    controller?.viewWillLayoutSubviews()
    layoutLayer()
    controller?.viewDidLayoutSubviews()
    traits.isLayingOut = isNested
  }

  /// Lets the subviews follow a change of this view's size.
  final func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for child in children where !child.autoresizingMask.isEmpty {
      let mask = child.autoresizingMask
      var frame = child.frame
      let horizontal = Autoresizing(
        flexibleBefore: mask.contains(.flexibleLeftMargin),
        flexibleLength: mask.contains(.flexibleWidth),
        flexibleAfter: mask.contains(.flexibleRightMargin)
      )
      let vertical = Autoresizing(
        flexibleBefore: mask.contains(.flexibleTopMargin),
        flexibleLength: mask.contains(.flexibleHeight),
        flexibleAfter: mask.contains(.flexibleBottomMargin)
      )
      (frame.origin.x, frame.size.width) = horizontal.resizedSpan(
        start: frame.minX,
        length: frame.width,
        from: oldSize.width,
        to: bounds.width
      )
      (frame.origin.y, frame.size.height) = vertical.resizedSpan(
        start: frame.minY,
        length: frame.height,
        from: oldSize.height,
        to: bounds.height
      )
      child.frame = frame
    }
  }
}

/// How one axis of a view follows its superview.
private struct Autoresizing {
  var flexibleBefore: Bool
  var flexibleLength: Bool
  var flexibleAfter: Bool

  /// The new start and length, sharing the difference among flexible parts by their sizes.
  ///
  /// Our choice where every flexible part has size zero: they share equally.
  func resizedSpan(
    start: CGFloat,
    length: CGFloat,
    from oldTotal: CGFloat,
    to newTotal: CGFloat
  ) -> (CGFloat, CGFloat) {
    let after = oldTotal - start - length
    let parts = [
      flexibleBefore ? start : nil, flexibleLength ? length : nil, flexibleAfter ? after : nil,
    ]
    let flexible = parts.compactMap(\.self)
    guard !flexible.isEmpty else { return (start, length) }
    let total = flexible.reduce(0, +)
    let change = newTotal - oldTotal
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return total != 0 ? change * part / total : change / CGFloat(flexible.count)
    }
    return (start + share(parts[0]), max(0, length + share(parts[1])))
  }
}
