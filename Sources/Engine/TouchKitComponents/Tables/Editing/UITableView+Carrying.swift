import Foundation
@_spi(Components) import TouchKit

/// The movement of a row by a finger.
extension UITableView {
  /// The duration in which rows make room, in seconds (our choice).
  private static let duration: TimeInterval = 0.25
  /// The distance from the upper or lower end at which the table scrolls, and its scrolling per
  /// frame, in points (our choice).
  private static let border: CGFloat = 44
  private static let step: CGFloat = 6

  final func pickUp(_ cell: UITableViewCell, at point: CGPoint) {
    guard table.editing.carried == nil, table.updates.depth == 0, let path = indexPath(for: cell),
      let rect = rowRect(path)
    else { return }
    closeRow(animated: true)
    unpress()
    table.editing.carried = CarriedRow(
      cell: cell,
      origin: path,
      place: path,
      grip: point.y - rect.minY,
      finger: point.y - bounds.minY
    )
    bringSubviewToFront(cell)
    cell.alpha = 0.9
    awaitStep()
  }

  final func carryRow(to point: CGPoint) {
    guard table.editing.carried != nil else { return }
    table.editing.carried?.finger = point.y - bounds.minY
    moveCarriedRow()
  }

  /// Drops the row at its current index path and notifies the data source, or returns it to its
  /// origin.
  final func putDown(stays: Bool) {
    guard let carried = table.editing.carried else { return }
    if !stays, carried.place != carried.origin { shift(to: carried.origin) }
    let end = table.editing.carried ?? carried
    attachedWindow?.application?.cancel(carried.ticket)
    table.editing.carried = nil
    if end.place != end.origin {
      let changes = end.changes
      table.selected = table.selected.compactMap { changes.destination(of: $0) }
      dataSource?.tableView(self, moveRowAt: end.origin, to: end.place)
    }
    UIView.animate(withDuration: Self.duration) {
      end.cell.alpha = 1
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  /// Returns the frame of the moved row.
  final func carriedRect(_ rect: CGRect) -> CGRect {
    guard let carried = table.editing.carried else { return rect }
    let top = carried.finger + bounds.minY - carried.grip
    let lowest = max(table.layout.start, table.layout.end - rect.height)
    return CGRect(
      x: rect.minX,
      y: min(max(top, table.layout.start), lowest),
      width: rect.width,
      height: rect.height
    )
  }

  // MARK: - On the way

  private func moveCarriedRow() {
    guard let carried = table.editing.carried, let rect = rowRect(carried.place) else { return }
    let shown = carriedRect(rect)
    carried.cell.frame = shown
    guard let over = place(at: shown.midY), over != carried.place else { return }
    let goal =
      rowDelegate?.tableView(
        self,
        targetIndexPathForMoveFromRowAt: carried.origin,
        toProposedIndexPath: over
      ) ?? over
    if goal != carried.place, canBeShifted(to: goal) { shift(to: goal) }
  }

  /// Returns the row at a height, or the first index path of a section without rows.
  private func place(at y: CGFloat) -> IndexPath? {
    let layout = knownLayout
    if let path = layout.row(at: y) { return path }
    return layout.sections(from: y, to: y + 1).first { layout.count(of: $0) == 0 }
      .map { IndexPath(row: 0, section: $0) }
  }

  private func canBeShifted(to goal: IndexPath) -> Bool {
    guard let carried = table.editing.carried, table.layout.sections.indices.contains(goal.section)
    else {
      return false
    }
    let room = table.layout.count(of: goal.section)
    return goal.row >= 0 && goal.row < room + (goal.section == carried.place.section ? 0 : 1)
  }

  /// Moves the rows between two index paths to make room; the data source does not know yet.
  private func shift(to goal: IndexPath) {
    guard let carried = table.editing.carried else { return }
    let changes = TableChanges(movedRows: [(carried.place, goal)])
    table.editing.carried?.place = goal
    table.layout.move(from: carried.place, to: goal)
    let former = table.cells
    table.cells = [:]
    for (path, cell) in former { table.cells[changes.destination(of: path) ?? path] = cell }
    UIView.animate(withDuration: Self.duration) {
      for (path, cell) in self.table.cells where cell !== carried.cell {
        if let rect = self.rowRect(path) { cell.frame = rect }
      }
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  // MARK: - Moving on

  private func awaitStep() {
    guard let application = attachedWindow?.application else { return }
    table.editing.carried?.ticket = application.schedule(at: application.nextFrame()) {
      [weak self] in
      self?.moveOn()
    }
  }

  private func moveOn() {
    guard let carried = table.editing.carried else { return }
    let inset = adjustedContentInset
    var offset = contentOffset
    if carried.finger < inset.top + Self.border { offset.y -= Self.step }
    if carried.finger > bounds.height - inset.bottom - Self.border { offset.y += Self.step }
    offset = range.clamped(offset)
    if offset != contentOffset {
      contentOffset = offset
      moveCarriedRow()
    }
    awaitStep()
  }
}
