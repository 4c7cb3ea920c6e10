import Foundation
import Inspector
import TouchKit

/// The keys and what the mouse does, by task, with a search.
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

    /// Creates a row.
    package init(how: String, what: String) { (self.how, self.what) = (how, what) }
  }

  /// Creates a group.
  package init(title: String, rows: [Row]) { (self.title, self.rows) = (title, rows) }
}

/// The page of keys in place of the inspector.
final class HelpPanel: BenchView, InspectorPanel {
  nonisolated static let label = PanelLabel(
    "help",
    Phrase("Keys and help", "按键与帮助"),
    hasTab: false
  )

  private let search: BenchField
  private let list: RowList
  private var groups: [HelpGroup] = []
  private var rows: [BenchRow] = []
  var onRequest: (WorkbenchRequest) -> Void = { _ in }

  override init(_ look: WorkbenchLook) {
    search = BenchField(
      look,
      "help-search",
      placeholder: look.language("Find a key", "查找按键"),
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
    search.onChange = { [weak self] _ in self?.collect() }
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

  private func collect() {
    let wanted = (search.field.text ?? "").lowercased()
    rows = []
    for group in groups {
      let members = group.rows.filter { row in
        wanted.isEmpty || (row.how + " " + row.what).lowercased().contains(wanted)
      }
      guard !members.isEmpty else { continue }
      var head = BenchRow(height: 30, indent: 14)
      (head.name, head.isHeading, head.tone) = (group.title, true, .second)
      rows.append(head)
      rows += members.map { member in
        var row = BenchRow(height: 24, indent: 14)
        row.name = member.what
        row.trailing = member.how
        row.trailingTone = .accent
        row.identifier = "key-\(member.how)"
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
