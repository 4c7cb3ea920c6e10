import Foundation
@_spi(Components) import TouchKit

/// The layout of a table from the values of its data source and delegate.
extension UITableView {
  /// The layout; the table asks for it if necessary.
  final var knownLayout: TableLayout {
    if table.needsCounts || table.width != bounds.width { askForCounts() }
    return table.layout
  }

  final func countsDidChange() {
    table.needsCounts = true
    setNeedsLayout()
  }

  final func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    countsDidChange()
  }

  /// The distance between rows and the sides, in points.
  private var sideInset: CGFloat { style == .insetGrouped ? min(16, bounds.width / 2) : 0 }

  private func askForCounts() {
    table.needsCounts = false
    table.width = bounds.width
    let count = dataSource.map { $0.numberOfSections(in: self) } ?? 0
    let sections = (0..<max(0, count)).map { section in measuredSection(section) }
    table.layout = TableLayout(sections: sections, start: tableHeaderView?.frame.height ?? 0)
    updateContentSize()
  }

  final func updateContentSize() {
    let height = table.layout.end + (tableFooterView?.frame.height ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  private func measuredSection(_ section: Int) -> TableLayout.Section {
    let count = max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
    var result = TableLayout.Section()
    result.rows.reserveCapacity(count)
    for row in 0..<count {
      let known = fixedHeight(IndexPath(row: row, section: section))
      result.measured.append(known != nil)
      result.rows.append(known ?? estimate(IndexPath(row: row, section: section)))
    }
    result.header = edgeHeight(TableEdge(section: section, isFooter: false))
    result.footer = edgeHeight(TableEdge(section: section, isFooter: true))
    return result
  }

  /// Returns the explicit height of a row; nil if it depends on the content.
  private func fixedHeight(_ path: IndexPath) -> CGFloat? {
    let said = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return said == UITableView.automaticDimension || !said.isFinite ? nil : max(0, said)
  }

  private func estimate(_ path: IndexPath) -> CGFloat {
    let said = rowDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return said > 0 && said.isFinite ? said : CellLayout.usualHeight
  }

  // MARK: - Headers and footers

  private func edgeHeight(_ edge: TableEdge) -> CGFloat {
    let said: CGFloat =
      if edge.isFooter {
        rowDelegate?.tableView(self, heightForFooterInSection: edge.section) ?? sectionFooterHeight
      } else {
        rowDelegate?.tableView(self, heightForHeaderInSection: edge.section) ?? sectionHeaderHeight
      }
    let padding = edge.isFooter ? 0 : headerPadding
    guard said == UITableView.automaticDimension || !said.isFinite else {
      return said > 0 ? said + padding : 0
    }
    // In grouped tables, space separates sections without a title (our choice: 18).
    guard let view = makeEdge(edge) else { return style == .plain ? 0 : 18 }
    return view.height(forWidth: bounds.width - 2 * sideInset) + padding
  }

  /// The padding above headers, in points.
  private var headerPadding: CGFloat {
    let said = sectionHeaderTopPadding
    return said.isFinite && said != UITableView.automaticDimension ? max(0, said) : 0
  }

  /// Returns the header or footer of a section, created if necessary; nil for none.
  final func makeEdge(_ edge: TableEdge) -> UIView? {
    if let view = table.edges[edge] { return view }
    let own =
      edge.isFooter
      ? rowDelegate?.tableView(self, viewForFooterInSection: edge.section)
      : rowDelegate?.tableView(self, viewForHeaderInSection: edge.section)
    let view = own ?? words(edge).map { wordsView($0, edge) }
    (view as? UITableViewHeaderFooterView)?.isFooter = edge.isFooter
    table.edges[edge] = view
    return view
  }

  private func words(_ edge: TableEdge) -> String? {
    edge.isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: edge.section)
      : dataSource?.tableView(self, titleForHeaderInSection: edge.section)
  }

  private func wordsView(_ words: String, _ edge: TableEdge) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = words
    // The header must cover the rows that scroll below it.
    if style == .plain { view.contentView.backgroundColor = .secondarySystemBackground }
    if edge.isFooter { view.textLabel?.font = .systemFont(ofSize: 13) }
    return view
  }

  final func edgeView(_ edge: TableEdge) -> UITableViewHeaderFooterView? {
    table.edges[edge] as? UITableViewHeaderFooterView
  }

  // MARK: - Rectangles

  final func rowRect(_ path: IndexPath) -> CGRect? {
    knownLayout.span(of: path).map(rect(_:))
  }

  private func rect(_ span: ClosedRange<CGFloat>) -> CGRect {
    CGRect(
      x: sideInset,
      y: span.lowerBound,
      width: bounds.width - 2 * sideInset,
      height: span.upperBound - span.lowerBound
    )
  }

  final func sectionRect(_ section: Int) -> CGRect {
    let layout = knownLayout
    guard layout.sections.indices.contains(section) else { return .zero }
    return rect(layout.sections[section].top...layout.sections[section].bottom)
  }

  /// Returns the frame of a header or footer without pinning.
  final func edgeRect(_ edge: TableEdge) -> CGRect {
    let layout = knownLayout
    guard layout.sections.indices.contains(edge.section) else { return .zero }
    let section = layout.sections[edge.section]
    if edge.isFooter { return rect((section.bottom - section.footer)...section.bottom) }
    let bottom = section.top + section.header
    return rect(min(bottom, section.top + headerPadding)...bottom)
  }

  /// Returns the visible frame of a header or footer; plain tables pin headers while their section
  /// is visible.
  final func shownEdgeRect(_ edge: TableEdge) -> CGRect {
    var rect = edgeRect(edge)
    guard style == .plain else { return rect }
    let section = knownLayout.sections[edge.section]
    let inset = adjustedContentInset
    if edge.isFooter {
      let lowest = bounds.maxY - inset.bottom - rect.height
      rect.origin.y = min(rect.minY, max(lowest, section.top + section.header))
    } else {
      let highest = bounds.minY + inset.top
      let last = section.bottom - section.footer - rect.height
      rect.origin.y = max(rect.minY, min(highest, last))
    }
    return rect
  }
}

extension UIView {
  /// Returns the height for a width, from constraints or the preferred size; 0 for none.
  fileprivate func height(forWidth width: CGFloat) -> CGFloat {
    let room = CGSize(width: width, height: 0)
    let solved = systemLayoutSizeFitting(
      room,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let wish = sizeThatFits(room).height
    return max(solved, self is UITableViewHeaderFooterView || solved == 0 ? wish : 0)
  }
}
