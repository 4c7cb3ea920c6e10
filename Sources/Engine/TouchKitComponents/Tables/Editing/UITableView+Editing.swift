import Foundation
@_spi(Components) import TouchKit

/// Rows that show what can be done with them.
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

  /// Asks anew what can be done with the rows in sight.
  final func editingRulesDidChange() {
    guard table.editing.isOn else { return }
    for (path, cell) in table.cells { applyEditing(to: cell, path, animated: false) }
  }

  /// What the button before a row does.
  final func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Has a cell show what can be done with its row.
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

  /// Whether fingers select rows.
  final var selectsRows: Bool {
    guard table.editing.isOn else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether several rows can be selected.
  final var selectsSeveralRows: Bool {
    table.editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}
