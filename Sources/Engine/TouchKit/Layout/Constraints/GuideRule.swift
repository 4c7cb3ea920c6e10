import Foundation

/// The rule that determines the frame of a layout guide in its view.
enum GuideRule: Hashable {
  /// The client's constraints.
  case constraints
  /// The safe area.
  case safeArea
  /// The margins.
  case margins
  /// The margins, limited to a readable width.
  case readable
  /// The content of a scroll view.
  case content
  /// The visible part of a scroll view.
  case frame
  /// The top edge, as high as the safe area there.
  case top
  /// The bottom edge, as high as the safe area there.
  case bottom
  /// The bottom edge, as high as the input views there.
  case keyboard

  /// The largest readable width of text, in points (Apple shows 672 in its own sizes).
  static let readableWidth: CGFloat = 672

  /// Returns the present frame of a guide.
  @MainActor
  func frame(of guide: UILayoutGuide, in view: UIView) -> CGRect {
    let bounds = view.bounds
    switch self {
    case .constraints: return guide.placed
    case .safeArea: return bounds.inset(by: view.safeAreaInsets)
    case .margins: return bounds.inset(by: view.layoutMargins)
    case .readable:
      let margins = bounds.inset(by: view.layoutMargins)
      let excess = max(0, margins.width - Self.readableWidth)
      return margins.insetBy(dx: excess / 2, dy: 0)
    case .content:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? bounds.size)
    case .frame: return bounds
    case .top:
      return CGRect(
        x: bounds.minX,
        y: bounds.minY,
        width: bounds.width,
        height: view.safeAreaInsets.top
      )
    case .bottom, .keyboard:
      let height = height(of: guide, in: view)
      return CGRect(
        x: bounds.minX,
        y: bounds.maxY - height,
        width: bounds.width,
        height: height
      )
    }
  }

  /// Returns the box of a guide in a layout.
  @MainActor
  func box(
    of guide: UILayoutGuide,
    in view: UIView,
    _ problem: inout LayoutProblem
  ) -> LayoutBox {
    switch self {
    case .constraints: return problem.variableBox()
    case .safeArea: return Self.inner(view, view.safeAreaInsets, &problem)
    case .margins: return Self.inner(view, view.layoutMargins, &problem)
    case .readable: return Self.readable(guide, view, &problem)
    case .content:
      guard let scroller = view as? UIScrollView else { return problem.variableBox() }
      let zero = LinearExpression(0)
      let width = problem.contentLength(of: scroller, .horizontal)
      let height = problem.contentLength(of: scroller, .vertical)
      return LayoutBox(
        horizontal: LayoutSpan(start: zero, length: width),
        vertical: LayoutSpan(start: zero, length: height)
      )
    case .frame: return Self.inner(view, .zero, &problem)
    case .top:
      var box = Self.inner(view, .zero, &problem)
      box.vertical.length = LinearExpression(view.safeAreaInsets.top)
      return box
    case .bottom, .keyboard:
      var box = Self.inner(view, .zero, &problem)
      let height = height(of: guide, in: view)
      if self == .keyboard { view.ownConstraintRecord.uses.formUnion([.size, .place]) }
      box.vertical.start = box.vertical.place(1) + -height
      box.vertical.length = LinearExpression(height)
      return box
    }
  }

  /// Returns the height of a guide along the bottom edge.
  @MainActor
  private func height(of guide: UILayoutGuide, in view: UIView) -> CGFloat {
    (guide as? UIKeyboardLayoutGuide)?.height(in: view) ?? view.safeAreaInsets.bottom
  }

  /// Returns the inside of a view's insets, in the view's own coordinates.
  @MainActor
  private static func inner(
    _ view: UIView,
    _ insets: UIEdgeInsets,
    _ problem: inout LayoutProblem
  ) -> LayoutBox {
    var box = problem.box(of: view)
    // The part of the safe area inside a view depends on its position.
    if let parent = view.parent, parent.safeAreaInsets != .zero {
      view.ownConstraintRecord.uses.formUnion([.size, .place])
    }
    // The content of a scroll view moves under its guides.
    let moves = view is UIScrollView
    if moves { view.ownConstraintRecord.uses.insert(.origin) }
    let origin = moves ? view.geometry.bounds.origin : .zero
    box.horizontal.start = LinearExpression(origin.x)
    box.vertical.start = LinearExpression(origin.y)
    return LayoutBox(
      horizontal: box.horizontal.inset(insets.left, insets.right),
      vertical: box.vertical.inset(insets.top, insets.bottom)
    )
  }

  /// Returns the readable area: centred, and as wide as the margins and the limit allow.
  @MainActor
  private static func readable(
    _ guide: UILayoutGuide,
    _ view: UIView,
    _ problem: inout LayoutProblem
  ) -> LayoutBox {
    let margins = inner(view, view.layoutMargins, &problem)
    var box = problem.variableBox()
    box.vertical = margins.vertical
    let (own, outer) = (box.horizontal, margins.horizontal)
    problem.add(own.place(0.5) - outer.place(0.5), .equal, from: .guide(guide))
    problem.add(own.length - outer.length, .atMost, from: .guide(guide))
    problem.add(own.length + -readableWidth, .atMost, from: .guide(guide))
    problem.add(own.length - outer.length, .equal, priority: 999, from: .guide(guide))
    return box
  }
}
