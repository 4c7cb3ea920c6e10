import Foundation
import Geometry
@_spi(Components) import TouchKit

/// The swipes of rows, which reveal their actions.
extension UITableView {
  /// The duration of opening and closing a row, in seconds (our choice).
  private static let duration: TimeInterval = 0.25

  /// Whether fingers can swipe rows.
  final var followsSwipes: Bool { !table.editing.isOn || table.editing.swipe != nil }

  // MARK: - Which rows

  /// Returns whether a row follows a finger in the given direction, and prepares its swipe.
  final func prepareSwipe(along way: CGVector, at point: CGPoint) -> Bool {
    guard abs(way.dx) > abs(way.dy), let path = knownLayout.row(at: point.y),
      let cell = table.cells[path]
    else { return false }
    if let open = table.editing.swipe, open.path == path { return true }
    guard !table.editing.isOn, dataSource?.tableView(self, canEditRowAt: path) ?? false,
      let swipe = makeSwipe(cell, path, way.dx > 0 ? .leading : .trailing)
    else { return false }
    table.editing.nextSwipe = swipe
    return true
  }

  private func makeSwipe(
    _ cell: UITableViewCell,
    _ path: IndexPath,
    _ side: RowSwipe.Side
  ) -> RowSwipe? {
    let actions = side == .leading ? leadingActions(path) : trailingActions(path)
    guard let actions, !actions.actions.isEmpty else { return nil }
    return RowSwipe(cell, at: path, side, actions) { [weak self] button in self?.perform(button) }
  }

  private func leadingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
  }

  /// Returns the delegate's actions, or a delete button if the data source can delete the row.
  private func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    let delegate = rowDelegate
    if let said = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return said
    }
    guard editingStyle(of: path) == .delete else { return nil }
    if let older = delegate?.tableView(self, editActionsForRowAt: path) {
      let configuration = UISwipeActionsConfiguration(
        actions: older.map { $0.contextual(in: self) }
      )
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    guard let dataSource, dataSource.implementsRowCommit else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      guard let self, let path = table.editing.swipe?.path else { return done(false) }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  // MARK: - Under a finger

  /// Updates the swipe for the state of the recognizer.
  final func swipeRow(with pan: RowSwipeRecognizer) {
    switch pan.state {
    case .began:
      if let next = table.editing.nextSwipe { begin(next) }
      table.editing.swipe?.grab()
      drag(by: pan)
    case .changed: drag(by: pan)
    case .ended: drop(velocity: pan.velocity(in: self).x)
    case .cancelled, .failed: drop(velocity: 0)
    case .possible: break
    }
  }

  private func begin(_ swipe: RowSwipe) {
    table.editing.nextSwipe = nil
    closeRow(animated: true)
    unpress()
    table.editing.swipe = swipe
    rowDelegate?.tableView(self, willBeginEditingRowAt: swipe.path)
    guard table.editing.swipe === swipe, let rect = rowRect(swipe.path) else { return }
    swipe.cell.showsConfirmation(true)
    UIView.performWithoutAnimation { swipe.place(in: rect) }
    insertSubview(swipe.tray, aboveSubview: swipe.cell)
  }

  private func drag(by pan: RowSwipeRecognizer) {
    guard let swipe = table.editing.swipe, let rect = rowRect(swipe.path) else { return }
    swipe.drag(by: pan.translation(in: self).x)
    swipe.place(in: rect)
  }

  private func drop(velocity: CGFloat) {
    table.editing.nextSwipe = nil
    guard let swipe = table.editing.swipe else { return }
    if swipe.isFull, let first = swipe.tray.first {
      move(swipe) { $0.sweepAway() }
      perform(first)
    } else if swipe.staysOpen(velocity: velocity) {
      move(swipe) { $0.open() }
    } else {
      closeRow(animated: true)
    }
  }

  private func move(_ swipe: RowSwipe, _ change: (RowSwipe) -> Void) {
    guard let rect = rowRect(swipe.path) else { return }
    change(swipe)
    UIView.animate(withDuration: Self.duration) { swipe.place(in: rect) }
  }

  private func perform(_ button: SwipeButton) {
    guard let swipe = table.editing.swipe else { return }
    let action = button.action
    action.handler(action, button) { [weak self, weak swipe] _ in
      guard let self, let swipe, table.editing.swipe === swipe else { return }
      closeRow(animated: true)
    }
  }

  // MARK: - Opening and closing

  /// Reveals the actions at the end of a row, after a press of its delete control.
  final func openRow(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell), table.editing.swipe?.cell !== cell,
      let swipe = makeSwipe(cell, path, .trailing)
    else { return }
    begin(swipe)
    guard table.editing.swipe === swipe else { return }
    move(swipe) { $0.open() }
  }

  /// Closes the open row if a finger came down outside it and its actions.
  final func closeRow(touchedBy touch: UITouch) -> Bool {
    guard let swipe = table.editing.swipe else { return false }
    if touch.view?.isDescendant(of: swipe.tray) ?? false { return false }
    let isOnRow = rowRect(swipe.path)?.contains(touch.location(in: self)) ?? false
    if !isOnRow { closeRow(animated: true) }
    return true
  }

  /// Closes the open row.
  final func closeRow(animated: Bool) {
    guard let swipe = table.editing.swipe else { return }
    table.editing.swipe = nil
    swipe.shut()
    let rect = rowRect(swipe.path)
    guard animated, attachedWindow != nil, UIView.areAnimationsEnabled, let rect else {
      if let rect { swipe.place(in: rect) }
      return didClose(swipe, swipe.path)
    }
    UIView.animate(
      withDuration: Self.duration,
      animations: { swipe.place(in: rect) },
      completion: { [weak self] _ in self?.didClose(swipe, swipe.path) }
    )
  }

  private func didClose(_ swipe: RowSwipe, _ path: IndexPath?) {
    swipe.tray.removeFromSuperview()
    swipe.cell.showsConfirmation(false)
    rowDelegate?.tableView(self, didEndEditingRowAt: path)
  }

  /// Updates or closes the open row when rows are inserted, deleted and moved.
  final func swipeFollows(_ changes: TableChanges) {
    guard let swipe = table.editing.swipe else { return }
    if let path = changes.destination(of: swipe.path), !changes.isReloaded(swipe.path) {
      swipe.path = path
      return
    }
    table.editing.swipe = nil
    UIView.animate(
      withDuration: Self.duration,
      animations: { swipe.tray.alpha = 0 },
      completion: { [weak self] _ in self?.didClose(swipe, nil) }
    )
  }
}
