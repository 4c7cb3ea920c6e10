import Foundation
@_spi(Components) import TouchKit

/// Changes of a table that happen together, and where rows are afterwards.
///
/// What goes and what is asked for anew is counted as before the changes, what comes as after them
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

  /// Whether anything is to be seen while it happens.
  var isAnimated: Bool {
    let rows = insertedRows + deletedRows + reloadedRows
    return rows.contains { $0.1 != .none } || !movedRows.isEmpty || rows.isEmpty
  }

  /// Whether a row that was there before is shown by a new cell afterwards.
  func isReloaded(_ path: IndexPath) -> Bool {
    reloadedSections.contains(path.section) || reloadedRows.contains { $0.0 == path }
  }

  /// Whether a row that is there now was not there before.
  func isNew(_ path: IndexPath) -> Bool {
    insertedSections.contains(path.section) || insertedRows.contains { $0.0 == path }
  }

  /// Where a row is afterwards; nil when it is gone.
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

  /// The place of what stays when elements before it go and new ones come.
  private func shifted(_ index: Int, without gone: IndexSet, with new: IndexSet) -> Int {
    var place = index - gone.count(in: 0..<max(0, index))
    for newcomer in new where newcomer <= place { place += 1 }
    return place
  }
}
