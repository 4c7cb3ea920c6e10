public import Foundation
@_spi(Components) import TouchKit

/// A data source of a table view that shows snapshots (Apple: UITableViewDiffableDataSource).
///
/// It finds the changes between one snapshot and the next.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var table: UITableView?
  private let provideCell: CellProvider
  private let shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source of a table view, with a closure that provides the cells.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provideCell = cellProvider
    super.init()
    tableView.dataSource = self
  }

  nonisolated deinit {}

  /// The animation of row changes; automatic by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: - Snapshots

  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.snapshot
  }

  /// Shows a snapshot by inserting, deleting and moving rows, with or without an animation.
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

  /// Shows a snapshot and reloads all data.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown.reload(snapshot, in: table, completion: completion)
  }

  // MARK: - Identifiers

  /// Returns the item of a row; nil if the path is invalid.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.snapshot.item(at: indexPath)
  }

  /// Returns the index path of an item; nil if the item is missing.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.snapshot.path(of: itemIdentifier)
  }

  /// Returns the section at an index; nil if the index is invalid.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// Returns the index of a section; nil if the section is missing.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: - Data source

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }

  /// Returns the number of items in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.itemCount(inSectionAt: section)
  }

  /// Returns the cell of an item.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    shown.snapshot.item(at: indexPath).flatMap { provideCell(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the header title of a section; nil unless overridden.
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns the footer title of a section; nil unless overridden.
  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Whether the user can edit a row; false unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Whether the user can move a row; false unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// True, because subclasses decide which rows the user can edit.
  open var implementsRowCommit: Bool { true }

  /// True, because subclasses decide which rows the user can move.
  open var implementsRowMove: Bool { true }

  /// Called when the user deleted or inserted a row; for overriding.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Called when the user moved a row; for overriding.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
