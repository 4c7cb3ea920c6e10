public import Foundation
@_spi(Components) import TouchKit

/// A data source of a collection view that shows snapshots (Apple:
/// UICollectionViewDiffableDataSource).
///
/// It finds the changes between one snapshot and the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider = (
    UICollectionView, IndexPath, ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Returns a supplementary view of a kind.
  public typealias SupplementaryViewProvider = (
    UICollectionView, String, IndexPath
  ) -> UICollectionReusableView?

  private weak var view: UICollectionView?
  private let provideCell: CellProvider
  private let shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source of a collection view, with a closure that provides the cells.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    provideCell = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  nonisolated deinit {}

  /// Provides the supplementary views; nil, the default, for empty views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  // MARK: - Snapshots

  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.snapshot
  }

  /// Shows a snapshot by inserting, deleting and moving items, with or without an animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    shown.apply(
      snapshot,
      in: view,
      isShownBy: view?.dataSource === self,
      .automatic,
      isGradual: animatingDifferences,
      completion: completion
    )
  }

  /// Shows a snapshot and reloads all data.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown.reload(snapshot, in: view, completion: completion)
  }

  // MARK: - Identifiers

  /// Returns the item at an index path; nil if the path is invalid.
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
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    shown.snapshot.numberOfSections
  }

  /// Returns the number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { shown.itemCount(inSectionAt: section) }

  /// Returns the cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    shown.snapshot.item(at: indexPath).flatMap { provideCell(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns a supplementary view from the provider.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  /// Whether the user can move an item; false unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Called when the user moved an item; for overriding.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
