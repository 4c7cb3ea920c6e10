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

/// The snapshot that a view shows at present, and the way to the next one.
@MainActor
final class ShownSnapshot<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()

  nonisolated deinit {}

  /// Shows a snapshot in a view: items come, go and move, gradually or at once.
  ///
  /// Without a view, for the first one, and where sections changed their order, all is asked anew.
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

  /// Shows a snapshot in a view, which asks for everything anew.
  func reload(_ next: Snapshot, in view: (any SnapshotView)?, completion: (() -> Void)?) {
    snapshot = next.settled
    view?.reloadData()
    completion?()
  }

  /// The section at a place; nil where there is none.
  func section(at index: Int) -> Section? {
    let all = snapshot.sectionIdentifiers
    return all.indices.contains(index) ? all[index] : nil
  }

  /// How many items the section at a place has; 0 where there is none.
  func itemCount(inSectionAt index: Int) -> Int {
    section(at: index).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }
}
