import Foundation
@_spi(Components) import TouchKit

/// Cells for the visible rows, and for no other rows.
extension UITableView {
  /// The visible rows, from top to bottom.
  final var shownPaths: [IndexPath] { table.cells.keys.sorted() }

  /// Creates cells for the visible rows and retires the others.
  final func tile() {
    guard !table.isTiling, table.updates.depth == 0 else { return }
    table.isTiling = true
    defer { table.isTiling = false }
    let paths = showRows()
    for (path, cell) in table.cells where !paths.contains(path) {
      if cell !== table.editing.carried?.cell { retire(cell, path) }
    }
    showEdges()
    placeFixtures()
  }

  /// Shows the visible rows; a measured height that differs from the estimate moves the other rows.
  private func showRows() -> Set<IndexPath> {
    var shown: Set<IndexPath> = []
    while true {
      let layout = knownLayout
      let paths = layout.rows(from: bounds.minY, to: bounds.maxY)
      guard let next = paths.first(where: { !shown.contains($0) }) else {
        place(paths)
        return Set(paths)
      }
      shown.insert(next)
      showRow(at: next)
    }
  }

  private func showRow(at path: IndexPath) {
    let isNew = table.cells[path] == nil
    let source = table.editing.carried?.source(of: path) ?? path
    let cell = table.cells[path] ?? freshCell(source)
    if !table.layout.sections[path.section].measured[path.row] { measure(cell, path) }
    guard isNew, let rect = rowRect(path) else { return }
    table.cells[path] = cell
    UIView.performWithoutAnimation {
      cell.frame = rect
      cell.setSelected(table.selected.contains(path), animated: false)
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
    let level = rowDelegate?.tableView(self, indentationLevelForRowAt: source) ?? 0
    if level != 0 || table.isIndented { cell.indentationLevel = level }
    if level != 0 { table.isIndented = true }
    if table.editing.isOn || cell.isEditing { applyEditing(to: cell, source, animated: false) }
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: source)
  }

  private func freshCell(_ path: IndexPath) -> UITableViewCell {
    dataSource?.tableView(self, cellForRowAt: path)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  private func measure(_ cell: UITableViewCell, _ path: IndexPath) {
    let width = rowRect(path)?.width ?? bounds.width
    let change = table.layout.measure(path, cell.heightOfContent(width: width))
    if change != 0 { updateContentSize() }
  }

  private func place(_ paths: [IndexPath]) {
    let line: UIColor? = separatorStyle == .none ? nil : separatorColor ?? .separator
    for path in paths {
      guard let cell = table.cells[path], let rect = rowRect(path) else { continue }
      place(cell, path, rect)
      let count = table.layout.count(of: path.section)
      cell.showSeparator(path.row == count - 1 && style != .plain ? nil : line)
      if style == .insetGrouped { roundCorners(of: cell, path, count) }
    }
  }

  /// Sets the frame of a cell, with its swipe or under the finger that moves it.
  private func place(_ cell: UITableViewCell, _ path: IndexPath, _ rect: CGRect) {
    if let swipe = table.editing.swipe, swipe.cell === cell { return swipe.place(in: rect) }
    let isCarried = table.editing.carried?.cell === cell
    let shown = isCarried ? carriedRect(rect) : rect
    if cell.frame != shown { cell.frame = shown }
  }

  private func roundCorners(of cell: UITableViewCell, _ path: IndexPath, _ count: Int) {
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if path.row == count - 1 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
    cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
  }

  /// Removes a cell and keeps it for reuse.
  final func retire(_ cell: UITableViewCell, _ path: IndexPath) {
    if table.editing.swipe?.cell === cell { closeRow(animated: false) }
    table.cells[path] = nil
    UIView.performWithoutAnimation { cell.removeFromSuperview() }
    table.stores.cells.keep(cell, cell.reuseIdentifier)
    rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  // MARK: - Headers, footers, and what does not scroll

  private func showEdges() {
    let layout = knownLayout
    let seen = Set(layout.sections(from: bounds.minY, to: bounds.maxY))
    for section in seen.sorted() {
      for edge in [false, true].map({ TableEdge(section: section, isFooter: $0) }) {
        guard let view = makeEdge(edge) else { continue }
        let rect = shownEdgeRect(edge)
        if view.frame != rect { view.frame = rect }
        if view.superview !== self {
          addSubview(view)
          tellOfEdge(view, edge, isShown: true)
        }
        bringSubviewToFront(view)
      }
    }
    for (edge, view) in table.edges where !seen.contains(edge.section) {
      retireEdge(view, edge)
    }
  }

  private func retireEdge(_ view: UIView, _ edge: TableEdge) {
    guard view.superview === self else { return }
    table.edges[edge] = nil
    view.removeFromSuperview()
    tellOfEdge(view, edge, isShown: false)
    if let view = view as? UITableViewHeaderFooterView {
      table.stores.edges.keep(view, view.reuseIdentifier)
    }
  }

  private func tellOfEdge(_ view: UIView, _ edge: TableEdge, isShown: Bool) {
    guard let delegate = rowDelegate else { return }
    let section = edge.section
    switch (edge.isFooter, isShown) {
    case (false, true):
      delegate.tableView(self, willDisplayHeaderView: view, forSection: section)
    case (false, false):
      delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case (true, true):
      delegate.tableView(self, willDisplayFooterView: view, forSection: section)
    case (true, false):
      delegate.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func placeFixtures() {
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    }
    if let view = tableFooterView {
      let y = table.layout.end
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    }
    backgroundView?.frame = bounds
    layOutIndicators()
  }

  // MARK: - Reuse

  final func reusedCell(_ identifier: String) -> UITableViewCell? {
    if let cell = table.stores.cells.reuse(identifier) as? UITableViewCell {
      cell.prepareForReuse()
      return cell
    }
    return table.stores.cells.type(for: identifier).flatMap {
      ConstructibleCell.make($0, identifier)
    }
  }

  final func plainCell(_ identifier: String) -> UITableViewCell {
    EngineLog.warn(
      "no class is registered for cells with the identifier \"\(identifier)\"",
      in: attachedWindow?.application
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  final func reusedEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = table.stores.edges.reuse(identifier) as? UITableViewHeaderFooterView {
      view.prepareForReuse()
      return view
    }
    return table.stores.edges.type(for: identifier).flatMap {
      ConstructibleHeaderFooter.make($0, identifier)
    }
  }

  /// Discards all cached data and all visible cells.
  final func reloadEverything() {
    unpress()
    closeRow(animated: false)
    putDown(stays: false)
    table.selected = []
    for (path, cell) in table.cells { retire(cell, path) }
    for (edge, view) in table.edges { retireEdge(view, edge) }
    table.edges = [:]
    countsDidChange()
  }
}

extension UITableViewCell {
  /// Returns the height of the row for a width, by the constraints of its content if it has any.
  fileprivate func heightOfContent(width: CGFloat) -> CGFloat {
    let room = CGSize(width: width, height: 0)
    frame.size.width = width
    layoutIfNeeded()
    let content = CGSize(width: contentView.bounds.width, height: 0)
    let solved = contentView.systemLayoutSizeFitting(
      content,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return max(CellLayout.usualHeight, solved > 0 ? solved : sizeThatFits(room).height)
  }
}
