import Foundation
import TouchKit
import TouchKitComponents
import TouchKitTesting

/// A table's data source and delegate that logs its calls.
@MainActor
final class ListedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headers: [String] = []
  var refused: Set<IndexPath> = []
  var heights: [IndexPath: CGFloat] = [:]
  private(set) var story: [String] = []
  private(set) var made = 0

  init(_ sections: [[String]]) { self.sections = sections }

  func clear() { story = [] }

  private func note(_ what: String, _ path: IndexPath) {
    story.append("\(what) \(path.section).\(path.row)")
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    made += 1
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return !refused.contains(indexPath)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { note("accessory", indexPath) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if story.last != "scrolled" { story.append("scrolled") }
  }
}

/// A client's cell with a button of its own.
@MainActor
final class ButtonCell: UITableViewCell {
  let button = UIButton(type: .system)
  private(set) var pressCount = 0
  private(set) var reuseCount = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    button.frame = CGRect(x: 200, y: 0, width: 100, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.pressCount += 1 }, for: .touchUpInside)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}

/// A cell whose button is a subview of the cell, and not of its content view.
@MainActor
final class OldButtonCell: UITableViewCell {
  let button = UIButton(type: .system)
  private(set) var pressCount = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addButton()
  }

  init(readingContent: Bool) {
    super.init(style: .default, reuseIdentifier: nil)
    button.removeFromSuperview()
    if readingContent { _ = contentView }
    addButton()
  }

  required init?(coder: NSCoder) { nil }

  private func addButton() {
    button.frame = CGRect(x: 200, y: 0, width: 100, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.pressCount += 1 }, for: .touchUpInside)
    addSubview(button)
  }
}

/// A table of 44 point rows in a stage's root view.
@MainActor
struct TableStand {
  let stage: Stage
  let table: UITableView
  let rows: ListedRows

  init(
    _ sections: [[String]],
    style: UITableView.Style = .plain,
    cell: AnyClass = UITableViewCell.self,
    prepare: (ListedRows, UITableView) -> Void = { _, _ in }
  ) {
    stage = Stage()
    rows = ListedRows(sections)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
    table.register(cell, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    prepare(rows, table)
    stage.rootView.addSubview(table)
    stage.application.layoutIfNeeded()
    rows.clear()
  }

  static func numbered(_ count: Int) -> [[String]] { [(0..<count).map { "row \($0)" }] }
}
