import Foundation
import Inspector
import TouchKit

/// The keys, actions and mouse input of a task.
nonisolated package struct HelpGroup: Hashable, Sendable {
  /// The task.
  package var title: String
  /// The inputs and their effects.
  package var rows: [Row]

  /// A key or a button of the mouse.
  package struct Row: Hashable, Sendable {
    /// The input.
    package var how: String
    /// The effect.
    package var what: String
    /// The name of its action; nil for mouse input without one.
    package var action: String?

    /// Creates a row.
    package init(how: String, what: String, action: String? = nil) {
      (self.how, self.what, self.action) = (how, what, action)
    }
  }

  /// Creates a group.
  package init(title: String, rows: [Row]) { (self.title, self.rows) = (title, rows) }
}

/// The page of keys and actions instead of the inspector; choosing a row performs its action.
final class HelpPanel: SearchPage, InspectorPanel {
  nonisolated static let label = PanelLabel(
    "help",
    Phrase("Keys and actions", "按键与操作"),
    hasTab: false
  )

  private var groups: [HelpGroup] = []
  /// The name of the action of each row.
  private var actions: [String?] = []

  init(_ look: WorkbenchLook) {
    let search = BenchField(
      look,
      "help-search",
      placeholder: look.language("Find an action or a key", "查找操作或按键"),
      key: "?"
    )
    super.init(look, "help", listName: "keys", search: search)
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  func setGroups(_ groups: [HelpGroup]) {
    self.groups = groups
    collect()
  }

  /// Clears the search and starts to edit it.
  func beginSearching() {
    search.clear()
    search.field.becomeFirstResponder()
  }

  override func choose(_ row: Int) {
    guard actions.indices.contains(row), let name = actions[row] else { return }
    search.clear()
    onRequest(.action(name))
  }

  override func chooseFirst() {
    if let first = actions.firstIndex(where: { $0 != nil }) { choose(first) }
  }

  override func collect() {
    var rows: [BenchRow] = []
    actions = []
    let words = (search.field.text ?? "").lowercased().split(separator: " ")
    for group in groups {
      let members = group.rows.filter { row in
        let text = "\(row.how) \(row.what) \(row.action ?? "")".lowercased()
        return words.allSatisfy { text.contains($0) }
      }
      guard !members.isEmpty else { continue }
      rows.append(Self.heading(group.title))
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
    show(rows, orElse: text("No key matches.", "没有匹配的按键。"))
  }
}
