public import Foundation
@_spi(Components) public import TouchKit

/// A view that arranges other views in a row or a column (Apple: UIStackView).
///
/// It places its arranged subviews by arithmetic in `layoutSubviews()`. The size of each comes from
/// constraints between its width or height and a number. Without them it is the intrinsic size
/// (`intrinsicContentSize`), or else the size that was set. Hidden views take no space.
@preconcurrency @MainActor
open class UIStackView: UIView {
  final var entries: [StackEntry] = []
  final var isArranging = false

  /// The value for the stack view's own spacing.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The value for the system's spacing of 8 points.
  public static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

  nonisolated deinit {}

  /// Creates a stack view with a frame and without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack view of size zero with arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack view of size zero; archives of views do not exist on this platform.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  // MARK: - The arranged views

  /// The arranged views, in order; all are subviews, but other subviews are not arranged.
  open var arrangedSubviews: [UIView] { entries.map(\.view) }

  /// Adds a view at the end of the arranged views, and as a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: entries.count)
  }

  /// Removes a view from the arranged views; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    entries.removeAll { $0.view === view }
    arrangementDidChange()
  }

  /// Inserts an arranged view at an index, and adds it as a subview if necessary.
  ///
  /// A view that is already arranged moves to the index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let former = entries.firstIndex { $0.view === view }
    let entry = former.map { entries.remove(at: $0) } ?? StackEntry(view)
    entries.insert(entry, at: min(max(stackIndex, 0), entries.count))
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Removes a subview from the arranged views when it leaves the stack.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    entries.removeAll { $0.view === subview }
    arrangementDidChange()
  }

  // MARK: - Arrangement

  /// The direction of the views; horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { arrangementDidChange() }
  }

  /// The distribution of the views along the axis; `fill` by default.
  open var distribution = Distribution.fill {
    didSet { arrangementDidChange() }
  }

  /// The alignment of the views across the axis; `fill` by default.
  open var alignment = Alignment.fill {
    didSet { arrangementDidChange() }
  }

  /// The spacing between two views, in points; 0 by default.
  ///
  /// For equal spacing and equal centering it is the minimum spacing.
  open var spacing: CGFloat = 0 {
    didSet { arrangementDidChange() }
  }

  /// Sets the spacing after a view, in points; `spacingUseDefault` for the common spacing.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let index = entries.firstIndex(where: { $0.view === arrangedSubview }) else { return }
    entries[index].spacing = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the spacing after a view; `spacingUseDefault` if it was not set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    entries.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  /// Whether vertical spacing is measured between baselines instead of edges; false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { arrangementDidChange() }
  }

  /// Whether the views stay inside `layoutMargins`; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { arrangementDidChange() }
  }

  // MARK: - Layout

  /// Places the arranged views; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  /// The size at which every view has its preferred size (our choice: constraints use it).
  open override var intrinsicContentSize: CGSize { fittingSize(within: .zero) }

  /// Returns the size at which every view has its preferred size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(within: size) }

  /// Schedules a new arrangement, also in the ancestors.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    arrangementDidChange()
  }

  @_spi(Components) open override func subviewContentDidChange() { arrangementDidChange() }

  @_spi(Components) open override func subviewVisibilityDidChange(_ subview: UIView) {
    if entries.contains(where: { $0.view === subview }) { arrangementDidChange() }
  }

  @_spi(Components) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    fittingSize(within: CGSize(width: width, height: 0)).height
  }

  @_spi(Components) open override func arranges(_ subview: UIView) -> Bool {
    entries.contains { $0.view === subview }
  }
}

extension UIStackView {
  /// The distributions of arranged views along the axis (Apple: UIStackView.Distribution).
  nonisolated public enum Distribution: Int, Hashable, Sendable {
    /// Preferred lengths; the view with the least resistance grows or shrinks to fill the space.
    case fill = 0
    /// Equal lengths.
    case fillEqually = 1
    /// Lengths in proportion to the preferred lengths.
    case fillProportionally = 2
    /// Preferred lengths with equal spacing.
    case equalSpacing = 3
    /// Preferred lengths with equal distances between centers.
    case equalCentering = 4
  }

  /// The alignments of arranged views across the axis (Apple: UIStackView.Alignment).
  nonisolated public enum Alignment: Int, Hashable, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge, or at the top.
    case leading = 1
    /// With the first baselines on one line; in horizontal stacks.
    case firstBaseline = 2
    /// Centered.
    case center = 3
    /// At the trailing edge, or at the bottom.
    case trailing = 4
    /// With the last baselines on one line; in horizontal stacks.
    case lastBaseline = 5

    /// At the top, in a horizontal stack.
    public static var top: Alignment { .leading }
    /// At the bottom, in a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
}
