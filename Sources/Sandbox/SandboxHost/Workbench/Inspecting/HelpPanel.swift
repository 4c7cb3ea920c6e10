import Foundation
import Inspector
import TouchKit

/// The keys, actions and what the mouse does, by task.
nonisolated package struct HelpGroup: Hashable, Sendable {
  /// The task.
  package var title: String
  /// How, and what comes of it.
  package var rows: [Row]

  /// A key or a button of the mouse.
  package struct Row: Hashable, Sendable {
    /// How.
    package var how: String
    /// What comes of it.
    package var what: String
    /// The name of the action that does it; nil for what only the mouse does.
    package var action: String?

    /// Creates a row.
    package init(how: String, what: String, action: String? = nil) {
      (self.how, self.what, self.action) = (how, what, action)
    }
  }

  /// Creates a group.
  package init(title: String, rows: [Row]) { (self.title, self.rows) = (title, rows) }
}

/// The page of keys and actions in place of the inspector; a chosen row does what it says.
final class HelpPanel: BenchView, InspectorPanel {
  nonisolated static let label = PanelLabel(
    "help",
    Phrase("Keys and actions", "按键与操作"),
    hasTab: false
  )

  private let search: BenchField
  private let list: RowList
  private var groups: [HelpGroup] = []
  private var rows: [BenchRow] = []
  /// The name of the action of each row.
  private var actions: [String?] = []
  var onRequest: (WorkbenchRequest) -> Void = { _ in }

  override init(_ look: WorkbenchLook) {
    search = BenchField(
      look,
      "help-search",
      placeholder: look.language("Find an action or a key", "查找操作或按键"),
      key: "?"
    )
    list = RowList(look)
    super.init(look)
    accessibilityIdentifier = "help"
    list.accessibilityIdentifier = "keys"
    list.row = { [weak self] in
      guard let self, rows.indices.contains($0) else { return BenchRow() }
      return rows[$0]
    }
    list.onSelect = { [weak self] in self?.perform($0) }
    search.onChange = { [weak self] _ in self?.collect() }
    search.onReturn = { [weak self] in
      guard let self, let first = actions.firstIndex(where: { $0 != nil }) else { return }
      perform(first)
    }
    addSubview(search)
    addSubview(list)
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  var stops: [any FocusStop] { [search, list] }

  func setGroups(_ groups: [HelpGroup]) {
    self.groups = groups
    collect()
  }

  /// Puts the insertion point into an empty search.
  func beginSearching() {
    search.clear()
    search.field.becomeFirstResponder()
  }

  private func perform(_ row: Int) {
    guard actions.indices.contains(row), let name = actions[row] else { return }
    search.clear()
    onRequest(.action(name))
  }

  private func collect() {
    let words = (search.field.text ?? "").lowercased().split(separator: " ")
    (rows, actions) = ([], [])
    for group in groups {
      let members = group.rows.filter { row in
        let text = "\(row.how) \(row.what) \(row.action ?? "")".lowercased()
        return words.allSatisfy { text.contains($0) }
      }
      guard !members.isEmpty else { continue }
      var head = BenchRow(height: 30, indent: 14)
      (head.name, head.isHeading, head.tone) = (group.title, true, .second)
      rows.append(head)
      actions += [nil] + members.map(\.action)
      rows += members.map { member in
        var row = BenchRow(height: 24, indent: 14)
        row.name = member.what
        row.trailing = member.how
        row.trailingTone = .accent
        row.identifier = "key-\(member.action ?? member.how)"
        return row
      }
    }
    if rows.isEmpty {
      var row = BenchRow(height: 24, indent: 14)
      (row.name, row.tone) = (text("No key matches.", "没有匹配的按键。"), .third)
      rows = [row]
    }
    list.showRows(heights: rows.map(\.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    search.frame = CGRect(
      x: scaled(12),
      y: scaled(8),
      width: bounds.width - scaled(24),
      height: scaled(28)
    )
    let top = scaled(42)
    list.frame = CGRect(
      x: 0,
      y: top,
      width: bounds.width,
      height: max(0, bounds.height - top)
    )
    collect()
  }
}
