import Foundation
@_spi(Components) import TouchKit

/// Highlighted rows and selected rows.
extension UITableView {
  /// The delegate, if it has methods for rows.
  final var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Highlights the row at a point of the content, where a finger came down.
  final func press(at point: CGPoint) {
    guard selectsRows, table.editing.swipe == nil, table.pressed == nil,
      let path = knownLayout.row(at: point.y),
      let cell = table.cells[path],
      rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    table.pressed = path
    cell.setHighlighted(true, animated: false)
    rowDelegate?.tableView(self, didHighlightRowAt: path)
  }

  /// Selects the highlighted row if the finger lifted over it.
  final func release(at point: CGPoint) {
    guard let path = table.pressed else { return }
    let isInside = rowRect(path)?.contains(point) ?? false
    unpress()
    guard isInside, bounds.contains(point) else { return }
    if selectsSeveralRows, table.selected.contains(path) {
      userDeselects(path)
    } else {
      userSelects(path)
    }
  }

  /// Removes the highlight without a selection.
  final func unpress() {
    guard let path = table.pressed else { return }
    table.pressed = nil
    table.cells[path]?.setHighlighted(false, animated: false)
    rowDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func userSelects(_ path: IndexPath) {
    let wanted: IndexPath? =
      if let rowDelegate { rowDelegate.tableView(self, willSelectRowAt: path) } else { path }
    guard let wanted, knownLayout.contains(wanted) else { return }
    if !selectsSeveralRows {
      for former in table.selected where former != wanted { userDeselects(former) }
    }
    mark(wanted, isSelected: true, animated: false)
    rowDelegate?.tableView(self, didSelectRowAt: wanted)
  }

  private func userDeselects(_ path: IndexPath) {
    let wanted: IndexPath? =
      if let rowDelegate { rowDelegate.tableView(self, willDeselectRowAt: path) } else { path }
    guard let wanted else { return }
    mark(wanted, isSelected: false, animated: false)
    rowDelegate?.tableView(self, didDeselectRowAt: wanted)
  }

  final func select(_ path: IndexPath?, animated: Bool, position: ScrollPosition) {
    guard let path else {
      for former in table.selected { mark(former, isSelected: false, animated: animated) }
      return
    }
    guard knownLayout.contains(path) else { return }
    if !selectsSeveralRows {
      for former in table.selected where former != path {
        mark(former, isSelected: false, animated: animated)
      }
    }
    mark(path, isSelected: true, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  final func deselect(_ path: IndexPath, animated: Bool) {
    mark(path, isSelected: false, animated: animated)
  }

  private func mark(_ path: IndexPath, isSelected: Bool, animated: Bool) {
    table.selected.removeAll { $0 == path }
    if isSelected { table.selected.append(path) }
    table.cells[path]?.setSelected(isSelected, animated: animated)
  }

  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let row = rowRect(path) else { return }
    // The selection must be visible and reported immediately, not only in the next frame.
    defer { if !animated { layoutIfNeeded() } }
    let seen = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    switch position {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: offset.y = row.minY - adjustedContentInset.top
    case .middle: offset.y = row.midY - adjustedContentInset.top - seen.height / 2
    case .bottom: offset.y = row.maxY - adjustedContentInset.top - seen.height
    }
    setContentOffset(range.clamped(offset), animated: animated)
  }
}
