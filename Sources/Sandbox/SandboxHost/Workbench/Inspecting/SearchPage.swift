import Foundation
import Inspector
import TouchKit

/// A page with a search field above its results.
class SearchPage: BenchView {
  let search: BenchField
  private let list: RowList
  private var rows: [BenchRow] = []
  var onRequest: (WorkbenchRequest) -> Void = { _ in }

  /// Creates a page without rows.
  ///
  /// `name` identifies the page, and `listName` its list.
  init(_ look: WorkbenchLook, _ name: String, listName: String, search: BenchField) {
    self.search = search
    list = RowList(look)
    super.init(look)
    accessibilityIdentifier = name
    list.accessibilityIdentifier = listName
    list.row = { [weak self] in
      guard let self, rows.indices.contains($0) else { return BenchRow() }
      return rows[$0]
    }
    list.onSelect = { [weak self] in self?.choose($0) }
    search.onChange = { [weak self] _ in self?.collect() }
    search.onReturn = { [weak self] in self?.chooseFirst() }
    addSubview(search)
    addSubview(list)
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  var stops: [any FocusStop] { [search, list] }

  /// Finds and shows the rows for the typed text; for subclasses.
  func collect() {}

  /// Performs the action of a row; for subclasses.
  func choose(_ row: Int) {}

  /// Performs the action of Return in the search field; for subclasses.
  func chooseFirst() {}

  /// Shows rows, or a text if there are no rows.
  final func show(_ rows: [BenchRow], orElse words: String) {
    var none = BenchRow(height: 24, indent: 14)
    (none.name, none.tone) = (words, .third)
    self.rows = rows.isEmpty ? [none] : rows
    list.select(nil)
    list.showRows(heights: self.rows.map(\.height))
  }

  /// Returns the heading of a group of rows.
  static func heading(_ title: String) -> BenchRow {
    var head = BenchRow(height: 30, indent: 14)
    (head.name, head.isHeading, head.tone) = (title, true, .second)
    return head
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
    list.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }
}
