import DispatchTracing
import Foundation
import Inspector
import TouchKit

/// The views as a tree; selecting a row selects the view, and the other way round.
final class TreePanel: PanelView {
  private let list = RowList(frame: .zero)
  private var tree = TreeSnapshot()
  /// The views whose subviews are not shown.
  private var folded: Set<NodeID> = []
  /// The positions in the tree of the rows.
  private var rows: [Int] = []
  private var selected: NodeID?
  var onSelect: (NodeID) -> Void = { _ in }

  init(look: PanelLook) {
    super.init(.tree, look: look)
    list.rowHeight = PanelTheme.rowHeight * look.textScale
    list.font = PanelTheme.listFont(look.textScale)
    list.row = { [weak self] in self?.row(at: $0) ?? PanelRow(text: "") }
    list.onSelect = { [weak self] in self?.choose($0) }
    addSubview(list)
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Shows a tree, with one of its views marked.
  func showTree(_ tree: TreeSnapshot, selected: NodeID?) {
    let isOther = selected != self.selected
    self.tree = tree
    self.selected = selected
    if isOther, let selected { unfold(selected) }
    collectRows()
    setTitle("\(tree.views.count)")
    let place = selected.flatMap { id in rows.firstIndex { tree.views[$0].node.id == id } }
    if isOther || place == nil { list.select(place) }
    list.reload()
  }

  /// Goes through the rows by key.
  func moveSelection(by rows: Int) { list.moveSelection(by: rows) }

  private func choose(_ row: Int) {
    guard rows.indices.contains(row) else { return }
    let id = tree.views[rows[row]].node.id
    // A second press on a view folds what lies below it, or shows it again.
    if selected == id, tree.views[rows[row]].descendantCount > 0 {
      if folded.remove(id) == nil { folded.insert(id) }
      collectRows()
      list.reload()
    }
    selected = id
    onSelect(id)
  }

  private func unfold(_ id: NodeID) {
    guard !folded.isEmpty, let index = tree.index(of: id) else { return }
    for place in tree.path(to: index).dropLast() { folded.remove(tree.views[place].node.id) }
  }

  private func collectRows() {
    rows = []
    rows.reserveCapacity(tree.views.count)
    var index = 0
    while index < tree.views.count {
      rows.append(index)
      let view = tree.views[index]
      index += folded.contains(view.node.id) ? view.descendantCount + 1 : 1
    }
    list.rowCount = rows.count
  }

  private func row(at place: Int) -> PanelRow {
    guard rows.indices.contains(place) else { return PanelRow(text: "") }
    let view = tree.views[rows[place]]
    let isFolded = folded.contains(view.node.id)
    let sign = view.descendantCount == 0 ? "·" : isFolded ? "▸" : "▾"
    var parts = [sign, view.node.name]
    if view.node.identifier != nil { parts.append(view.node.typeName) }
    parts += TreePanel.flags(of: view)
    let isDead = view.isHidden || view.isTooTransparent || !view.isUserInteractionEnabled
    return PanelRow(
      text: parts.joined(separator: " "),
      indent: view.depth,
      tone: view.isFirstResponder ? .strong : isDead ? .dim : .plain
    )
  }

  /// What keeps touches away, and what reacts to them, in words.
  private static func flags(of view: ViewSnapshot) -> [String] {
    var flags: [String] = []
    if view.isHidden { flags.append("[hidden]") }
    if view.isTooTransparent { flags.append("[alpha]") }
    if !view.isUserInteractionEnabled { flags.append("[no interaction]") }
    if view.isFirstResponder { flags.append("[first responder]") }
    if !view.recognizers.isEmpty { flags.append("[\(view.recognizers.count) gestures]") }
    return flags
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard list.frame != content else { return }
    list.frame = content
    list.reload()
  }
}
