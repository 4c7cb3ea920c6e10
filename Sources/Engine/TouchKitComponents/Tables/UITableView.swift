public import Foundation
@_spi(Components) public import TouchKit

/// A column of rows in sections that scrolls (Apple: UITableView).
///
/// The data source says what stands in it; only cells in sight exist. Touches on a row come to the
/// table view along the responder chain: it lights the row up, and selects it when the finger
/// lifts. So a view or recognizer that takes the touch on its way, such as a recognizer with
/// `cancelsTouchesInView`, keeps the row from being selected.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  final let table = TableState()
  private lazy var rowSwipes = RowSwipeRecognizer(of: self)

  /// Creates a table of a style that occupies a rectangle of its superview, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table that occupies a rectangle of its superview, in points.
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

  /// How sections are told apart.
  public final let style: Style

  /// The data source, which says what stands in the table; not retained.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { countsDidChange() } }

  /// The delegate; a `UITableViewDelegate` is called for what happens to rows too.
  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { countsDidChange() } }

  // MARK: - Heights

  /// How high rows are, in points; as their content needs unless set.
  open var rowHeight = UITableView.automaticDimension { didSet { countsDidChange() } }

  /// How high rows probably are until they are seen, in points; 44 unless set.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { countsDidChange() } }

  /// How high what stands above sections is, in points; as it needs unless set.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { countsDidChange() } }

  /// How high what stands below sections is, in points; as it needs unless set.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { countsDidChange() } }

  /// How much room there is above what stands above a section, in points; none unless set.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { countsDidChange() } }

  /// What stands above all sections, as high as its frame; nil for nothing.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// What stands below all sections, as high as its frame; nil for nothing.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  // MARK: - Look

  /// Whether there are lines between rows; there are unless set.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }

  /// The colour of the lines; nil for the system's.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }

  /// How far lines stay away from the ends of rows, in points; 16 at the beginning unless set.
  ///
  /// A cell's own `separatorInset` counts more.
  open var separatorInset = UITableViewCell.usualSeparatorInset {
    didSet { visibleCells.forEach { $0.setNeedsLayout() } }
  }

  /// What lies behind the rows and does not scroll; nil for nothing.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: - Content

  /// Asks for everything anew; selections are forgotten.
  open func reloadData() { reloadEverything() }

  /// How many sections there are.
  open var numberOfSections: Int { knownLayout.sections.count }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int { knownLayout.count(of: section) }

  /// Has cells of an identifier be made of a class.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    table.stores.cells.register(cellClass, for: identifier)
  }

  /// Has headers and footers of an identifier be made of a class.
  open func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    table.stores.edges.register(aClass, for: identifier)
  }

  /// A cell that went out of sight, or a new one of the registered class; nil if there is no class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusedCell(identifier)
  }

  /// A cell that went out of sight, or a new one of the registered class.
  ///
  /// A plain cell, with a warning, when no class was registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { reusedCell(identifier) ?? plainCell(identifier) }

  /// A header or footer that went out of sight, or a new one; nil if no class was registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { reusedEdge(identifier) }

  // MARK: - Asking

  /// The rectangle of a row, in points of the content; zero for one that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) ?? .zero }

  /// The rectangle of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// The rectangle of what stands above a section.
  open func rectForHeader(inSection section: Int) -> CGRect {
    edgeRect(TableEdge(section: section, isFooter: false))
  }

  /// The rectangle of what stands below a section.
  open func rectForFooter(inSection section: Int) -> CGRect {
    edgeRect(TableEdge(section: section, isFooter: true))
  }

  /// The row at a point of the content; nil for none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { knownLayout.row(at: point.y) }

  /// The rows that a rectangle of the content touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    knownLayout.rows(from: rect.minY, to: rect.maxY)
  }

  /// The row of a cell in sight; nil for another one.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    table.cells.first { $0.value === cell }?.key
  }

  /// The cell of a row; nil when it is out of sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { table.cells[indexPath] }

  /// The cells in sight, from top to bottom.
  open var visibleCells: [UITableViewCell] { shownPaths.compactMap { table.cells[$0] } }

  /// The rows in sight, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { shownPaths }

  /// The view above a section; nil for none, or when it is out of sight.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeView(TableEdge(section: section, isFooter: false))
  }

  /// The view below a section; nil for none, or when it is out of sight.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeView(TableEdge(section: section, isFooter: true))
  }

  // MARK: - Selecting

  /// Whether rows can be selected; true unless set.
  open var allowsSelection = true

  /// Whether several rows can be selected, each by a tap; false unless set.
  open var allowsMultipleSelection = false

  /// Whether rows can be selected while they are edited; false unless set.
  open var allowsSelectionDuringEditing = false

  /// Whether several rows can be selected while they are edited, each with a circle before it;
  /// false unless set.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { editingRulesDidChange() }
  }

  /// The row that is selected, the first one of several; nil for none.
  open var indexPathForSelectedRow: IndexPath? { table.selected.first }

  /// The rows that are selected, in the order in which that happened; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    table.selected.isEmpty ? nil : table.selected
  }

  /// Selects a row and scrolls to it; the delegate is not called.
  ///
  /// Nil deselects all.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, position: scrollPosition) }

  /// Deselects a row; the delegate is not called.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// Moves a row into sight.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  /// Moves the selected row into sight.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scroll(to: path, scrollPosition, animated: animated)
  }

  // MARK: - Editing

  /// Whether rows show what can be done with them, or one was swiped and shows its actions.
  open var isEditing: Bool {
    get { table.editing.isOn || table.editing.swipe != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// Has rows show what can be done with them, or not; overrides call `super`.
  ///
  /// Selections are forgotten, and a row that was swiped closes.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

  // MARK: - Changing

  /// Whether changes have begun that have not ended.
  open var hasUncommittedUpdates: Bool { table.updates.depth > 0 }

  /// Begins a number of changes that happen together.
  open func beginUpdates() { table.updates.depth += 1 }

  /// Ends a number of changes, which happen now.
  open func endUpdates() { endChanges() }

  /// Makes a number of changes together, then calls `completion`.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { change(updates, completion) }

  /// Shows rows that the data source has from now on.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    recordChange { $0.insertedRows += indexPaths.map { ($0, animation) } }
  }

  /// Removes rows that the data source no longer has.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    recordChange { $0.deletedRows += indexPaths.map { ($0, animation) } }
  }

  /// Asks for rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    recordChange { $0.reloadedRows += indexPaths.map { ($0, animation) } }
  }

  /// Moves a row that the data source has elsewhere from now on.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    recordChange { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Shows sections that the data source has from now on.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    recordChange { $0.insertedSections.formUnion(sections) }
  }

  /// Removes sections that the data source no longer has.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    recordChange { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    recordChange { $0.reloadedSections.formUnion(sections) }
  }

  // MARK: - Layout and touches

  /// Shows the rows that are in sight; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  @_spi(Components) open override func dragWillBegin() { closeRow(animated: true) }

  /// Lights up the row under a finger; overrides call `super`.
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

  /// Lights the row up no longer; overrides call `super`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unpress()
  }
}
