import Foundation
@_spi(Components) import TouchKit

/// A view that shows the sections and items of a snapshot.
@MainActor
protocol SnapshotView: AnyObject {
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func recordChange(_ change: (inout TableChanges) -> Void)
  func reloadData()
}

extension UITableView: SnapshotView {}
extension UICollectionView: SnapshotView {}

/// The snapshot that a view shows, and the changes to the next one.
@MainActor
final class ShownSnapshot<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()

  nonisolated deinit {}

  /// Shows a snapshot in a view by inserting, deleting and moving items, with or without an
  /// animation.
  ///
  /// It reloads all data without a view, for the first snapshot, and if the order of sections
  /// changed.
  func apply(
    _ next: Snapshot,
    in view: (any SnapshotView)?,
    isShownBy isSource: Bool,
    _ animation: UITableView.RowAnimation,
    isGradual: Bool,
    completion: (() -> Void)?
  ) {
    let changes = SnapshotChanges(from: snapshot, to: next, animation: animation)
    guard let view, isSource, snapshot.numberOfSections > 0, !changes.isTotal else {
      return reload(next, in: view, completion: completion)
    }
    let show = {
      view.performBatchUpdates(
        {
          self.snapshot = next.settled
          view.recordChange { $0 = changes.rows }
        },
        completion: completion.map { completion in { _ in completion() } }
      )
    }
    if isGradual { show() } else { UIView.performWithoutAnimation(show) }
  }

  /// Shows a snapshot in a view, which reloads all data.
  func reload(_ next: Snapshot, in view: (any SnapshotView)?, completion: (() -> Void)?) {
    snapshot = next.settled
    view?.reloadData()
    completion?()
  }

  /// Returns the section at an index; nil if the index is invalid.
  func section(at index: Int) -> Section? {
    let all = snapshot.sectionIdentifiers
    return all.indices.contains(index) ? all[index] : nil
  }

  /// Returns the number of items in the section at an index; 0 if the index is invalid.
  func itemCount(inSectionAt index: Int) -> Int {
    section(at: index).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }
}
