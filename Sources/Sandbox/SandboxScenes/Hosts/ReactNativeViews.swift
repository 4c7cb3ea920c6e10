package import UIKit

/// React Native's view before its new architecture: `RCTView`, with its subclasses.
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

  /// Returns the hit if `pointerEvents` allows both the view and its subviews.
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

  /// Whether it can receive touches.
  final var canBeTouched: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.01 }

  /// Whether the hit slop enlarges the touch area outside of the superview: true for a plain view.
  var isPlainView: Bool { true }

  /// Whether a component in it, or the hit slop of one, extends outside of it.
  var hasOverflow: Bool { components.contains { !layoutBounds.contains($0.areaAbove) } }

  /// The view that contains its components.
  ///
  /// It is the view itself, or a plain view that clips instead of it. The latter exists with a shadow or an outline.
  private var container: UIView {
    guard subviews.count == 1, let only = subviews.first, type(of: only) == UIView.self,
      only.clipsToBounds, only.frame.size == bounds.size
    else { return self }
    return only
  }

  /// Its rectangle in its layout, which ignores scroll offsets.
  private var layoutBounds: CGRect { CGRect(origin: .zero, size: bounds.size) }

  /// The layout rectangle around it and all of its components.
  private var layoutArea: CGRect { components.reduce(layoutBounds) { $0.union($1.areaAbove) } }

  /// The components that its layout makes space for; none if it clips them.
  private var components: [ReactFabricView] {
    guard !container.clipsToBounds else { return [] }
    return container.subviews.compactMap { $0 as? ReactFabricView }.filter { !$0.isHidden }
  }

  /// The rectangle around its layout frame and its visible frame, in the superview.
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

/// React Native's text, images and other parts in its new architecture, whose hit slop the layout ignores.
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
