import Foundation
@_spi(Components) import TouchKit

/// The changes of a batch update, and the index paths of rows after it.
///
/// Deletions and reloads use index paths from before the changes, insertions from after them
/// (Apple: UITableView.performBatchUpdates).
nonisolated struct TableChanges {
  typealias Animation = UITableView.RowAnimation

  var insertedRows: [(IndexPath, Animation)] = []
  var deletedRows: [(IndexPath, Animation)] = []
  var reloadedRows: [(IndexPath, Animation)] = []
  var movedRows: [(IndexPath, IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()

  /// Whether any change has a visible animation.
  var isAnimated: Bool {
    let rows = insertedRows + deletedRows + reloadedRows
    return rows.contains { $0.1 != .none } || !movedRows.isEmpty || rows.isEmpty
  }

  /// Whether a new cell shows a row that existed before the changes.
  func isReloaded(_ path: IndexPath) -> Bool {
    reloadedSections.contains(path.section) || reloadedRows.contains { $0.0 == path }
  }

  /// Whether the changes insert a row.
  func isNew(_ path: IndexPath) -> Bool {
    insertedSections.contains(path.section) || insertedRows.contains { $0.0 == path }
  }

  /// Returns the index path of a row after the changes; nil if it was deleted.
  func destination(of path: IndexPath) -> IndexPath? {
    if let move = movedRows.first(where: { $0.0 == path }) { return move.1 }
    if deletedSections.contains(path.section) { return nil }
    if deletedRows.contains(where: { $0.0 == path }) { return nil }
    let section = shifted(path.section, without: deletedSections, with: insertedSections)
    let leaving = deletedRows.map(\.0) + movedRows.map(\.0)
    let coming = insertedRows.map(\.0) + movedRows.map(\.1)
    let row = shifted(
      path.row,
      without: IndexSet(leaving.filter { $0.section == path.section }.map(\.row)),
      with: IndexSet(coming.filter { $0.section == section }.map(\.row))
    )
    return IndexPath(row: row, section: section)
  }

  /// Returns the index of a remaining element after deletions and insertions.
  private func shifted(_ index: Int, without gone: IndexSet, with new: IndexSet) -> Int {
    var place = index - gone.count(in: 0..<max(0, index))
    for newcomer in new where newcomer <= place { place += 1 }
    return place
  }
}
