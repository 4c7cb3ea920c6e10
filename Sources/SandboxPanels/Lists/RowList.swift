import Foundation
import TouchKit

/// A list of any length that has views only for the rows that can be seen.
final class RowList: UIScrollView {
  /// How many rows there are.
  var rowCount = 0
  /// What a row shows; asked only for rows that can be seen.
  var row: (Int) -> PanelRow = { _ in PanelRow(text: "") }
  /// A row was chosen.
  var onSelect: (Int) -> Void = { _ in }
  /// The row that is marked.
  private(set) var selectedRow: Int?
  /// The height of a row, in points.
  var rowHeight = PanelTheme.rowHeight
  var font = PanelTheme.listFont(1)

  private var rowViews: [RowView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = PanelTheme.ground
    // A press on a row is meant for the row at once.
    delaysContentTouches = false
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: RowList.tapped))
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Shows the rows anew after they or their number changed.
  func reload() {
    contentSize = CGSize(width: bounds.width, height: rowHeight * CGFloat(rowCount))
    let lowest = max(0, contentSize.height - bounds.height)
    if contentOffset.y > lowest { contentOffset.y = lowest }
    setNeedsLayout()
  }

  /// Marks a row, or none, and brings it into sight.
  func select(_ index: Int?) {
    selectedRow = index
    if let index { reveal(index) }
    setNeedsLayout()
  }

  /// Whether the last row can be seen.
  var isAtEnd: Bool {
    contentOffset.y >= contentSize.height - bounds.height - rowHeight
  }

  /// Goes to the last row.
  func scrollToEnd() {
    contentOffset.y = max(0, rowHeight * CGFloat(rowCount) - bounds.height)
    setNeedsLayout()
  }

  /// Marks the row so many rows below the marked one, and reports it as selected.
  func moveSelection(by rows: Int) {
    guard rowCount > 0 else { return }
    let start = selectedRow ?? (rows > 0 ? -1 : rowCount)
    let index = min(max(0, start + rows), rowCount - 1)
    select(index)
    onSelect(index)
  }

  private func reveal(_ index: Int) {
    let top = rowHeight * CGFloat(index)
    if top < contentOffset.y {
      contentOffset.y = top
    } else if top + rowHeight > contentOffset.y + bounds.height {
      contentOffset.y = max(0, top + rowHeight - bounds.height)
    }
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    let index = Int((recognizer.location(in: self).y / rowHeight).rounded(.down))
    guard (0..<rowCount).contains(index) else { return }
    selectedRow = index
    setNeedsLayout()
    onSelect(index)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let first = max(0, Int((contentOffset.y / rowHeight).rounded(.down)))
    let visible = Int((bounds.height / rowHeight).rounded(.up)) + 1
    let count = max(0, min(visible, rowCount - first))
    while rowViews.count < count {
      let view = RowView(frame: .zero)
      insertSubview(view, at: 0)
      rowViews.append(view)
    }
    for (place, view) in rowViews.enumerated() {
      view.isHidden = place >= count
      guard place < count else { continue }
      let index = first + place
      view.frame = CGRect(
        x: 0,
        y: rowHeight * CGFloat(index),
        width: bounds.width,
        height: rowHeight
      )
      view.showRow(row(index), font: font, isSelected: index == selectedRow)
    }
  }
}
