public import Foundation
@_spi(Components) public import TouchKit

/// A scrolling column of rows in sections (Apple: UITableView).
///
/// The data source provides the rows; cells exist only for visible rows. Touches on a row reach the
/// table view along the responder chain. It highlights the row, and selects it when the finger
/// lifts. A view that handles the touch first therefore prevents the selection. So does a
/// recognizer with `cancelsTouchesInView`.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  final let table = TableState()
  private lazy var rowSwipes = RowSwipeRecognizer(of: self)

  /// Creates a table with a frame, in points of its superview, and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table with a frame, in points of its superview.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  private func setUp() {
    alwaysBounceVertical = true
    attach(rowSwipes)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// The style of the table.
  public final let style: Style

  /// The data source, which provides the rows; not retained.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { countsDidChange() } }

  /// The delegate; a `UITableViewDelegate` also receives the calls about rows.
  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { countsDidChange() } }

  // MARK: - Heights

  /// The height of rows, in points; by default, rows fit their content.
  open var rowHeight = UITableView.automaticDimension { didSet { countsDidChange() } }

  /// The estimated height of rows before they are visible, in points; 44 by default.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { countsDidChange() } }

  /// The height of section headers, in points; by default, they fit their content.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { countsDidChange() } }

  /// The height of section footers, in points; by default, they fit their content.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { countsDidChange() } }

  /// The padding above section headers, in points; 0 by default.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { countsDidChange() } }

  /// The view above all sections, with the height of its frame; nil for none.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// The view below all sections, with the height of its frame; nil for none.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  // MARK: - Look

  /// The separators between rows; lines by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }

  /// The colour of the separators; nil for the system's.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }

  /// The insets of the separators, in points; 16 on the left by default.
  ///
  /// A cell's own `separatorInset` has priority.
  open var separatorInset = UITableViewCell.usualSeparatorInset {
    didSet { visibleCells.forEach { $0.setNeedsLayout() } }
  }

  /// The view behind the rows, which does not scroll; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: - Content

  /// Reloads all data and discards the selection.
  open func reloadData() { reloadEverything() }

  /// The number of sections.
  open var numberOfSections: Int { knownLayout.sections.count }

  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int { knownLayout.count(of: section) }

  /// Registers the class of cells with an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    table.stores.cells.register(cellClass, for: identifier)
  }

  /// Registers the class of headers and footers with an identifier.
  open func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    table.stores.edges.register(aClass, for: identifier)
  }

  /// Returns a reused cell, or a new one of the registered class; nil if no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusedCell(identifier)
  }

  /// Returns a reused cell, or a new one of the registered class.
  ///
  /// Returns a plain cell, with a warning, if no class is registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { reusedCell(identifier) ?? plainCell(identifier) }

  /// Returns a reused header or footer, or a new one; nil if no class is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { reusedEdge(identifier) }

  // MARK: - Queries

  /// Returns the frame of a row, in points of the content; zero for an invalid index path.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) ?? .zero }

  /// Returns the frame of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// Returns the frame of a section's header.
  open func rectForHeader(inSection section: Int) -> CGRect {
    edgeRect(TableEdge(section: section, isFooter: false))
  }

  /// Returns the frame of a section's footer.
  open func rectForFooter(inSection section: Int) -> CGRect {
    edgeRect(TableEdge(section: section, isFooter: true))
  }

  /// Returns the row at a point of the content; nil for none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { knownLayout.row(at: point.y) }

  /// Returns the rows that touch a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    knownLayout.rows(from: rect.minY, to: rect.maxY)
  }

  /// Returns the row of a visible cell; nil for other cells.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    table.cells.first { $0.value === cell }?.key
  }

  /// Returns the cell of a row; nil if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { table.cells[indexPath] }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { shownPaths.compactMap { table.cells[$0] } }

  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { shownPaths }

  /// Returns the header of a section; nil for none, or if it is not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeView(TableEdge(section: section, isFooter: false))
  }

  /// Returns the footer of a section; nil for none, or if it is not visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeView(TableEdge(section: section, isFooter: true))
  }

  // MARK: - Selecting

  /// Whether the user can select rows; true by default.
  open var allowsSelection = true

  /// Whether the user can select several rows, each by a tap; false by default.
  open var allowsMultipleSelection = false

  /// Whether the user can select rows in editing mode; false by default.
  open var allowsSelectionDuringEditing = false

  /// Whether the user can select several rows in editing mode, by circles before the rows; false by
  /// default.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { editingRulesDidChange() }
  }

  /// The selected row, the first one of several; nil for none.
  open var indexPathForSelectedRow: IndexPath? { table.selected.first }

  /// The selected rows, in the order of their selection; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    table.selected.isEmpty ? nil : table.selected
  }

  /// Selects a row and scrolls to it; does not call the delegate.
  ///
  /// Nil deselects all rows.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, position: scrollPosition) }

  /// Deselects a row; does not call the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// Scrolls to a row.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  /// Scrolls to the selected row.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scroll(to: path, scrollPosition, animated: animated)
  }

  // MARK: - Editing

  /// Whether the table is in editing mode, or a swiped row is open.
  open var isEditing: Bool {
    get { table.editing.isOn || table.editing.swipe != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing mode; overrides call `super`.
  ///
  /// It discards the selection and closes a swiped row.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

  // MARK: - Changing

  /// Whether a batch update has begun and not ended.
  open var hasUncommittedUpdates: Bool { table.updates.depth > 0 }

  /// Begins a batch update.
  open func beginUpdates() { table.updates.depth += 1 }

  /// Ends a batch update and performs its changes.
  open func endUpdates() { endChanges() }

  /// Performs several changes together, then calls `completion`.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { change(updates, completion) }

  /// Inserts new rows of the data source.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    recordChange { $0.insertedRows += indexPaths.map { ($0, animation) } }
  }

  /// Removes rows that the data source no longer has.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    recordChange { $0.deletedRows += indexPaths.map { ($0, animation) } }
  }

  /// Reloads rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    recordChange { $0.reloadedRows += indexPaths.map { ($0, animation) } }
  }

  /// Moves a row that the data source moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    recordChange { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Inserts new sections of the data source.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    recordChange { $0.insertedSections.formUnion(sections) }
  }

  /// Removes sections that the data source no longer has.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    recordChange { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    recordChange { $0.reloadedSections.formUnion(sections) }
  }

  // MARK: - Layout and touches

  /// Places the visible rows; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  @_spi(Components) open override func dragWillBegin() { closeRow(animated: true) }

  /// Highlights the row under a finger; overrides call `super`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first, touch !== rowSwipes.closingTouch {
      press(at: touch.location(in: self))
    }
  }

  /// Selects the row under the finger; overrides call `super`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { release(at: touch.location(in: self)) }
  }

  /// Removes the highlight; overrides call `super`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unpress()
  }
}
