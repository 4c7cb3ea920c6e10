public import Foundation
@_spi(Components) public import TouchKit

/// A view that lays out other views beside or below each other (Apple: UIStackView).
///
/// It places its arranged subviews by arithmetic in `layoutSubviews()`. Each has the size that
/// constraints between its width or height and a number say, else that of its content
/// (`intrinsicContentSize`), else the size that it was given. Hidden views take no room.
@preconcurrency @MainActor
open class UIStackView: UIView {
  final var entries: [StackEntry] = []
  final var isArranging = false

  /// The spacing that says: the stack view's own.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The spacing that says: the system's, 8 points.
  public static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

  nonisolated deinit {}

  /// Creates a stack view that occupies a rectangle of its superview and holds nothing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack view of size zero that arranges views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack view of size zero; archives of views do not exist on this platform.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  // MARK: - The arranged views

  /// The views that are arranged, in order; they are subviews, but not each subview is arranged.
  open var arrangedSubviews: [UIView] { entries.map(\.view) }

  /// Arranges a view behind the arranged ones, and adds it as a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: entries.count)
  }

  /// Ends arranging a view; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    entries.removeAll { $0.view === view }
    arrangementDidChange()
  }

  /// Arranges a view at a position, and adds it as a subview if it is none.
  ///
  /// A view that is arranged already changes its place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let former = entries.firstIndex { $0.view === view }
    let entry = former.map { entries.remove(at: $0) } ?? StackEntry(view)
    entries.insert(entry, at: min(max(stackIndex, 0), entries.count))
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Ends arranging a view that leaves.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    entries.removeAll { $0.view === subview }
    arrangementDidChange()
  }

  // MARK: - How they are arranged

  /// The direction in which the views follow each other; horizontal unless set.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { arrangementDidChange() }
  }

  /// How the views share the room along the axis; the least reluctant fills it unless set.
  open var distribution = Distribution.fill {
    didSet { arrangementDidChange() }
  }

  /// Where the views lie across the axis; they fill the room unless set.
  open var alignment = Alignment.fill {
    didSet { arrangementDidChange() }
  }

  /// The room between two views, in points; 0 unless set.
  ///
  /// With equal spacing and centering it is the least room.
  open var spacing: CGFloat = 0 {
    didSet { arrangementDidChange() }
  }

  /// Sets the room behind one view, in points; `spacingUseDefault` for that of all.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let index = entries.firstIndex(where: { $0.view === arrangedSubview }) else { return }
    entries[index].spacing = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The room behind one view; `spacingUseDefault` unless it was set for this view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    entries.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  /// Whether vertical room is measured between baselines instead of edges; false unless set.
  open var isBaselineRelativeArrangement = false {
    didSet { arrangementDidChange() }
  }

  /// Whether the views stay inside `layoutMargins`; false unless set.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { arrangementDidChange() }
  }

  // MARK: - Layout

  /// Places the arranged views; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  /// The size in which every view has the size of its content (our choice: constraints see it so).
  open override var intrinsicContentSize: CGSize { fittingSize(within: .zero) }

  /// The size in which every view has the size of its content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(within: size) }

  /// Has the views arranged anew, further up as well.
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
  /// How arranged views share the room along the axis (Apple: UIStackView.Distribution).
  nonisolated public enum Distribution: Int, Hashable, Sendable {
    /// Each as long as its content; the least reluctant is stretched or cut to fill the room.
    case fill = 0
    /// All equally long.
    case fillEqually = 1
    /// In proportion to the lengths of their contents.
    case fillProportionally = 2
    /// Each as long as its content, with equal room between them.
    case equalSpacing = 3
    /// Each as long as its content, with equal distances between their middles.
    case equalCentering = 4
  }

  /// Where arranged views lie across the axis (Apple: UIStackView.Alignment).
  nonisolated public enum Alignment: Int, Hashable, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the edge where lines begin, or at the top.
    case leading = 1
    /// With the first lines of their texts on one line; in horizontal stacks.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where lines end, or at the bottom.
    case trailing = 4
    /// With the last lines of their texts on one line; in horizontal stacks.
    case lastBaseline = 5

    /// At the top, in a horizontal stack.
    public static var top: Alignment { .leading }
    /// At the bottom, in a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
}
