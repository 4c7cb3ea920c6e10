public import Foundation
@_spi(Components) import TouchKit

/// A table view's data source that shows snapshots, and finds out what changed from one to the next
/// (Apple: UITableViewDiffableDataSource).
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Gives the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var table: UITableView?
  private let provideCell: CellProvider
  private let shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source of a table view, with what gives it cells.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provideCell = cellProvider
    super.init()
    tableView.dataSource = self
  }

  nonisolated deinit {}

  /// How rows come and go; as suits unless set.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: - Snapshots

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.snapshot
  }

  /// Shows a snapshot: rows come, go and move, gradually or at once.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    shown.apply(
      snapshot,
      in: table,
      isShownBy: table?.dataSource === self,
      animatingDifferences ? defaultRowAnimation : .none,
      isGradual: animatingDifferences,
      completion: completion
    )
  }

  /// Shows a snapshot, asking for everything anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown.reload(snapshot, in: table, completion: completion)
  }

  // MARK: - Identifiers

  /// The item of a row; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.snapshot.item(at: indexPath)
  }

  /// The row of an item; nil for one that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.snapshot.path(of: itemIdentifier)
  }

  /// The section at a place; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// The place of a section; nil for one that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: - As a data source

  /// How many sections are shown.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }

  /// How many items a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.itemCount(inSectionAt: section)
  }

  /// The cell of an item.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    shown.snapshot.item(at: indexPath).flatMap { provideCell(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The words above a section; nil unless overridden.
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// The words below a section; nil unless overridden.
  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Whether a row can be edited; false unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Whether a row can be carried elsewhere; false unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// True: which rows can be edited is what subclasses say.
  open var implementsRowCommit: Bool { true }

  /// True: which rows can be carried is what subclasses say.
  open var implementsRowMove: Bool { true }

  /// The user deleted a row, or asked for a new one; to be overridden.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// The user carried a row elsewhere; to be overridden.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
