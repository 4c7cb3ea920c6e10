import Foundation
@_spi(Components) import TouchKit

/// Insertions, deletions and moves of rows.
extension UITableView {
  /// The duration of changes, in seconds (our choice, as long as on devices).
  private static let duration: TimeInterval = 0.3

  final func recordChange(_ change: (inout TableChanges) -> Void) {
    change(&table.updates.changes)
    if table.updates.depth == 0 { applyChanges() }
  }

  final func endChanges() {
    guard table.updates.depth > 0 else { return }
    table.updates.depth -= 1
    if table.updates.depth == 0 { applyChanges() }
  }

  final func change(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    UIView.animate(withDuration: Self.duration, animations: {}, completion: completion)
  }

  private func applyChanges() {
    let changes = table.updates.changes
    table.updates.changes = TableChanges()
    unpress()
    putDown(stays: false)
    swipeFollows(changes)
    let former = table.cells
    let formerFrames = former.mapValues(\.frame)
    table.cells = [:]
    var leaving: [UITableViewCell] = []
    for (path, cell) in former {
      if let place = changes.destination(of: path), !changes.isReloaded(path) {
        table.cells[place] = cell
      } else {
        leaving.append(cell)
      }
    }
    table.selected = table.selected.compactMap { changes.destination(of: $0) }
    for (_, view) in table.edges { view.removeFromSuperview() }
    table.edges = [:]
    table.needsCounts = true
    reportMistakes(changes, before: former)
    let isAnimated = changes.isAnimated && attachedWindow != nil && UIView.areAnimationsEnabled
    settle(changes, leaving, formerFrames.values.map(\.self), animated: isAnimated)
  }

  /// Reports an error if the data source's number of rows does not match the changes.
  private func reportMistakes(_ changes: TableChanges, before: [IndexPath: UITableViewCell]) {
    let layout = knownLayout
    for path in table.cells.keys where !layout.contains(path) {
      EngineLog.warn(
        "after the updates, the table view still has row \(path.row) of section \(path.section), "
          + "but its data source does not",
        in: attachedWindow?.application
      )
      table.cells[path].map { retire($0, path) }
    }
  }

  private func settle(
    _ changes: TableChanges,
    _ leaving: [UITableViewCell],
    _ formerFrames: [CGRect],
    animated: Bool
  ) {
    guard animated else {
      leaving.forEach { remove($0) }
      return layoutNow()
    }
    let stayed = Set(table.cells.values.map(ObjectIdentifier.init))
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        leaving.forEach { $0.alpha = 0 }
        self.layoutNow()
      },
      completion: { _ in leaving.forEach { self.remove($0) } }
    )
    for cell in table.cells.values where !stayed.contains(ObjectIdentifier(cell)) {
      UIView.performWithoutAnimation { cell.alpha = 0 }
      UIView.animate(withDuration: Self.duration) { cell.alpha = 1 }
    }
  }

  private func layoutNow() {
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func remove(_ cell: UITableViewCell) {
    UIView.performWithoutAnimation {
      cell.removeFromSuperview()
      cell.alpha = 1
    }
    table.stores.cells.keep(cell, cell.reuseIdentifier)
  }
}
