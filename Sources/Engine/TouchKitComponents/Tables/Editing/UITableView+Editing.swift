import Foundation
@_spi(Components) import TouchKit

/// Rows in editing mode.
extension UITableView {
  final func edit(_ isOn: Bool, animated: Bool) {
    closeRow(animated: animated)
    guard isOn != table.editing.isOn else { return }
    putDown(stays: false)
    unpress()
    table.editing.isOn = isOn
    select(nil, animated: animated, position: .none)
    for path in shownPaths {
      if let cell = table.cells[path] { applyEditing(to: cell, path, animated: animated) }
    }
  }

  /// Asks for the editing rules of the visible rows again.
  final func editingRulesDidChange() {
    guard table.editing.isOn else { return }
    for (path, cell) in table.cells { applyEditing(to: cell, path, animated: false) }
  }

  /// Returns the editing style of a row.
  final func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Shows the editing controls of a row in its cell.
  final func applyEditing(to cell: UITableViewCell, _ path: IndexPath, animated: Bool) {
    guard table.editing.isOn else { return cell.setEditing(false, animated: animated) }
    var rules = CellEditing.Rules()
    let isEditable = dataSource?.tableView(self, canEditRowAt: path) ?? false
    if isEditable {
      rules.style = editingStyle(of: path)
      rules.isIndented = rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      rules.selectsSeveral = allowsMultipleSelectionDuringEditing
    } else {
      rules.isIndented = false
    }
    rules.canMove = canMove(path)
    if rules.canMove != cell.showsReorderControl { cell.showsReorderControl = rules.canMove }
    cell.apply(rules)
    cell.setEditing(isEditable || rules.canMove, animated: animated)
  }

  private func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource, dataSource.implementsRowMove else { return false }
    return dataSource.tableView(self, canMoveRowAt: path)
  }

  final func editControlWasPressed(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: openRow(cell)
    case .none: break
    }
  }

  // MARK: - Selecting

  /// Whether fingers can select rows.
  final var selectsRows: Bool {
    guard table.editing.isOn else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether the user can select several rows.
  final var selectsSeveralRows: Bool {
    table.editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}
