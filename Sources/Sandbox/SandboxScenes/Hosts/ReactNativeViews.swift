package import UIKit

/// React Native's view before its new architecture: `RCTView`, with the classes made of it.
package final class ReactPaperView: UIView, HostView {
  package var settings = HostSettings()

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden else { return refuse() }
    let isInside = self.point(inside: point, with: event)
    let events = settings.pointerEvents
    let asksSubviews = events == .auto || events == .boxNone
    if asksSubviews, isInside || !clipsToBounds,
      let found = answer(of: subviewsByZIndex, at: point, with: event)
    {
      return found
    }
    guard isInside else { return refuse() }
    return events == .auto || events == .boxOnly ? self : nil
  }

  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    enlargedBounds.contains(point)
  }
}

/// React Native's view in its new architecture: `RCTViewComponentView`.
package class ReactFabricView: UIView, HostView {
  package var settings = HostSettings()

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    switch settings.pointerEvents {
    case .auto: return found(point, event)
    case .none: return nil
    case .boxOnly: return self.point(inside: point, with: event) ? self : refuse()
    case .boxNone:
      let view = found(point, event)
      return view === self ? nil : view
    }
  }

  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    enlargedBounds.contains(point)
  }

  package var hitTestRectangles: [CGRect] { [enlargedBounds] }

  /// The answer if `pointerEvents` allows both the view and its subviews.
  func found(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard canBeTouched else { return refuse() }
    let isInside = self.point(inside: point, with: event)
    guard isInside || !container.clipsToBounds && hasOverflow else { return refuse() }
    let place = container === self ? point : convert(point, to: container)
    for view in container.subviews.reversed() {
      if let found = container.ask(view, at: place, with: event) { return found }
    }
    return isInside ? self : refuse()
  }

  /// Whether it takes touches at all.
  final var canBeTouched: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.01 }

  /// Whether the hit slop makes room for touches outside the view above: true for a plain view.
  var isPlainView: Bool { true }

  /// Whether a component in it, or its hit slop, reaches out of it.
  var hasOverflow: Bool { components.contains { !layoutBounds.contains($0.areaAbove) } }

  /// The view that its components are in: it, or a plain view that clips in its place, which it has
  /// with a shadow or an outline.
  private var container: UIView {
    guard subviews.count == 1, let only = subviews.first, type(of: only) == UIView.self,
      only.clipsToBounds, only.frame.size == bounds.size
    else { return self }
    return only
  }

  /// Its rectangle in its layout, which does not know how far anything has scrolled.
  private var layoutBounds: CGRect { CGRect(origin: .zero, size: bounds.size) }

  /// The rectangle of its layout that it and all components in it need.
  private var layoutArea: CGRect { components.reduce(layoutBounds) { $0.union($1.areaAbove) } }

  /// The components in it that its layout has room for; none where it clips them.
  private var components: [ReactFabricView] {
    guard !container.clipsToBounds else { return [] }
    return container.subviews.compactMap { $0 as? ReactFabricView }.filter { !$0.isHidden }
  }

  /// The rectangle that it needs in the view above: where it was laid out and where it is shown.
  private var areaAbove: CGRect {
    let slop = isPlainView ? settings.hitSlop : .zero
    let touchable = CGRect(
      x: -slop.left,
      y: -slop.top,
      width: max(0, bounds.width + slop.left + slop.right),
      height: max(0, bounds.height + slop.top + slop.bottom)
    )
    let area = layoutArea.union(touchable)
      .offsetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
    return area.offsetBy(dx: center.x, dy: center.y)
      .union(area.applying(transform).offsetBy(dx: center.x, dy: center.y))
  }
}

/// React Native's text, images and other parts in its new architecture, whose hit slop the layout
/// does not see.
package class ReactFabricPartView: ReactFabricView {
  override var isPlainView: Bool { false }
}

/// React Native's scroll view in its new architecture: `RCTScrollViewComponentView`.
package final class ReactScrollView: ReactFabricPartView {
  override func found(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard canBeTouched, self.point(inside: point, with: event) else { return refuse() }
    let scrollView = subviews.first { $0 is UIScrollView }
    if let content = scrollView?.subviews.first {
      let place = convert(point, to: content)
      for view in content.subviews.reversed() {
        if let found = content.ask(view, at: place, with: event) { return found }
      }
    }
    return scrollView ?? self
  }

  override var hasOverflow: Bool { false }
}
