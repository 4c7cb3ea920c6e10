import Foundation
import Geometry
import TouchKit
import TouchKitComponents
import TouchKitTesting

/// A table's data source and delegate with rows that can be deleted, inserted and moved; it logs its calls.
@MainActor
final class EditedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?
  var older: [UITableViewRowAction]?
  var title: String?
  var fixed: Set<IndexPath> = []
  var styles: [IndexPath: UITableViewCell.EditingStyle] = [:]
  var target: ((IndexPath, IndexPath) -> IndexPath)?
  private(set) var story: [String] = []

  init(_ sections: [[String]]) { self.sections = sections }

  func clear() { story = [] }

  func note(_ what: String, _ path: IndexPath?) {
    story.append(path.map { "\(what) \($0.section).\($0.row)" } ?? "\(what) nil")
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(indexPath)
  }

  var implementsRowCommit: Bool { true }

  var implementsRowMove: Bool { true }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    note(editingStyle == .insert ? "insert" : "delete", indexPath)
    if editingStyle == .insert {
      sections[indexPath.section].insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    } else {
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    note("move", sourceIndexPath)
    note("to", destinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { styles[indexPath] ?? .delete }

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { title }

  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { older }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("leading", indexPath)
    return leading
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("trailing", indexPath)
    return trailing
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("willBegin", indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note("didEnd", indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    target?(sourceIndexPath, proposedDestinationIndexPath) ?? proposedDestinationIndexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }
}

/// A cell that logs its changes.
@MainActor
final class ChangingCell: UITableViewCell {
  private(set) var story: [String] = []

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    story.append("will \(state.rawValue)")
  }

  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    story.append("did \(state.rawValue)")
  }
}

/// A table of 44 point rows, 320 points wide, whose rows can be edited.
@MainActor
struct EditStand {
  let stage = Stage()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
  let rows: EditedRows

  init(_ sections: [[String]] = [(0..<30).map { "row \($0)" }]) {
    rows = EditedRows(sections)
    table.register(ChangingCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    stage.rootView.addSubview(table)
    stage.application.layoutIfNeeded()
    rows.clear()
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: path(row)) }

  func swipe(_ row: Int, by way: CGFloat) {
    let start = CGPoint(x: way < 0 ? 300 : 20, y: 44 * CGFloat(row) + 22)
    stage.drag(from: start, by: CGVector(dx: way, dy: 0))
  }

  /// The visible button of an action.
  func button(_ title: String) -> UIControl? {
    func find(_ view: UIView) -> UIControl? {
      if let view = view as? UIControl,
        view.subviews.contains(where: { ($0 as? UILabel)?.text == title })
      {
        return view
      }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(table)
  }

  var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }
}
