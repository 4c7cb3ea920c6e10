import Foundation

extension UIView {
  /// The resizing of a view with its superview (Apple: UIView.AutoresizingMask).
  nonisolated public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Schedules a call of `layoutSubviews()` before the next frame.
  ///
  /// It does nothing while `layoutSubviews()` runs: afterwards the view needs no layout, even if the method changed the
  /// subviews (their texts, sizes, layers). On a device the mark is cleared after the method, too.
  final func requestLayout() {
    if !traits.isLayingOut { demandLayout() }
  }

  /// Schedules the call even while `layoutSubviews()` runs, because constraints were solved again during it.
  final func demandLayout() {
    traits.needsLayout = true
    attachedWindow?.application?.hasPendingLayout = true
  }

  /// Lays out this view and its descendants where layout is pending.
  final func layoutSubtree() {
    if traits.isInConstraints { ConstraintLayout(of: self).run() } else { layOutOnce() }
  }

  /// Lays out this view and its descendants once.
  final func layOutOnce() {
    forEachInSubtree { view in
      if view.traits.needsLayout {
        view.placeSubviews()
      }
      view.layoutAddedLayers()
      return true
    }
  }

  /// Calls the layout methods of the view and its controller.
  private func placeSubviews() {
    traits.needsLayout = false
    let isNested = traits.isLayingOut
    traits.isLayingOut = true
    controller?.viewWillLayoutSubviews()
    layoutLayer()
    controller?.viewDidLayoutSubviews()
    traits.isLayingOut = isNested
  }

  /// Resizes the subviews after a change of this view's size.
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

/// The resizing of a view along one axis.
private struct Autoresizing {
  var flexibleBefore: Bool
  var flexibleLength: Bool
  var flexibleAfter: Bool

  /// Returns the new start and length, with the difference shared among flexible parts by their sizes.
  ///
  /// If every flexible part has size zero, they share equally (our choice).
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
