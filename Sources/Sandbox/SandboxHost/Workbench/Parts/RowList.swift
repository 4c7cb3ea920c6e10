import Foundation
import TouchKit

/// A list of any length that has views only for its visible rows.
final class RowList: UIScrollView {
  private let look: WorkbenchLook
  /// The function that returns the contents of a row; called only for visible rows.
  var row: (Int) -> BenchRow = { _ in BenchRow() }
  /// Called when a row is selected.
  var onSelect: (Int) -> Void = { _ in }
  /// Called when the pointer is over another row; nil for none.
  var onPoint: (Int?) -> Void = { _ in }
  /// The selected row, the row under the pointer, and the row with the keyboard focus.
  private var marks: (selected: Int?, pointed: Int?, focused: Int?)
  private(set) var rowCount = 0
  /// The first row that a search found; nil without a search.
  var firstResult: Int?
  /// The bottom edges of rows if their heights differ.
  private var ends: [CGFloat] = []
  private var rowHeight: CGFloat = 20
  private var rowViews: [RowView] = []
  /// Whether headings react to a press.
  var hasActiveHeadings = false
  /// The function that unfolds or folds a row; it returns whether that was possible.
  var onFold: (Int, _ isOpen: Bool) -> Bool = { _, _ in false }

  init(_ look: WorkbenchLook) {
    self.look = look
    super.init(frame: .zero)
    // A press on a row must reach the row immediately.
    delaysContentTouches = false
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: RowList.tapped))
    addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: RowList.pointed))
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Shows a number of rows of the same height, in points at text scale 1.
  func showRows(_ count: Int, height: CGFloat) {
    ends = []
    rowHeight = look.scaled(height)
    show(count)
  }

  /// Shows rows of different heights, in points at text scale 1.
  func showRows(heights: [CGFloat]) {
    var end: CGFloat = 0
    ends = heights.map { height in
      end += look.scaled(height)
      return end
    }
    show(heights.count)
  }

  private func show(_ count: Int) {
    rowCount = count
    let size = CGSize(width: bounds.width, height: top(of: count))
    if size != contentSize { contentSize = size }
    let lowest = max(0, contentSize.height - bounds.height)
    if contentOffset.y > lowest { contentOffset.y = lowest }
    setNeedsLayout()
  }

  /// The selected row.
  var selectedRow: Int? { marks.selected }

  /// Returns the view of a row; nil if the row is not visible.
  func view(ofRow index: Int) -> UIView? {
    let middle = (top(of: index) + top(of: index + 1)) / 2
    return rowViews.first { !$0.isHidden && $0.frame.minY < middle && middle < $0.frame.maxY }
  }

  /// The total height of all rows, in points.
  var wantedHeight: CGFloat { top(of: rowCount) }

  private func top(of index: Int) -> CGFloat {
    guard !ends.isEmpty else { return rowHeight * CGFloat(index) }
    return index <= 0 ? 0 : ends[min(index, ends.count) - 1]
  }

  private func index(at y: CGFloat) -> Int? {
    guard y >= 0, rowCount > 0 else { return nil }
    guard !ends.isEmpty else {
      let index = Int((y / rowHeight).rounded(.down))
      return index < rowCount ? index : nil
    }
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > y { high = middle } else { low = middle + 1 }
    }
    return low < ends.count ? low : nil
  }

  /// Selects a row, or none, and scrolls to it.
  func select(_ index: Int?) {
    if let index { reveal(index) }
    guard selectedRow != index else { return }
    marks.selected = index
    setNeedsLayout()
  }

  /// Whether the last row is visible.
  var isAtEnd: Bool { contentOffset.y >= contentSize.height - bounds.height - rowHeight }

  /// Scrolls to the last row.
  func scrollToEnd() {
    contentOffset.y = max(0, top(of: rowCount) - bounds.height)
    setNeedsLayout()
  }

  /// Moves the selection by a number of rows, and reports the new row as selected.
  func moveSelection(by rows: Int) {
    guard rowCount > 0 else { return }
    let start = selectedRow ?? (rows > 0 ? -1 : rowCount)
    var index = min(max(0, start + rows), rowCount - 1)
    // Headings cannot be selected.
    let step = rows > 0 ? 1 : -1
    while row(index).isHeading, (0..<rowCount).contains(index + step) { index += step }
    guard !row(index).isHeading else { return }
    select(index)
    onSelect(index)
  }

  private func reveal(_ index: Int) {
    guard bounds.height > 0 else { return }
    // The heading above the first row of a group is scrolled into view with it.
    let first = index == 1 ? 0 : index
    let (top, end) = (top(of: first), top(of: index + 1))
    if top < contentOffset.y {
      contentOffset.y = top
    } else if end > contentOffset.y + bounds.height {
      contentOffset.y = max(0, end - bounds.height)
    }
  }

  /// Performs the action of a press on a row.
  private func choose(_ index: Int) {
    if !row(index).isHeading { marks.selected = index }
    setNeedsLayout()
    onSelect(index)
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    if let index = index(at: recognizer.location(in: self).y) { choose(index) }
  }

  private func pointed(_ recognizer: UIHoverGestureRecognizer) {
    let isOver = recognizer.state == .began || recognizer.state == .changed
    let index = isOver ? index(at: recognizer.location(in: self).y) : nil
    guard index != marks.pointed else { return }
    marks.pointed = index
    setNeedsLayout()
    onPoint(index)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let first = index(at: max(0, contentOffset.y)) ?? 0
    var count = 0
    while first + count < rowCount, top(of: first + count) < contentOffset.y + bounds.height {
      count += 1
    }
    while rowViews.count < count {
      let view = RowView(look)
      insertSubview(view, at: 0)
      rowViews.append(view)
    }
    for (place, view) in rowViews.enumerated() {
      view.isHidden = place >= count
      guard place < count else { continue }
      let index = first + place
      let top = top(of: index)
      view.frame = CGRect(
        x: 0,
        y: top,
        width: bounds.width,
        height: self.top(of: index + 1) - top
      )
      view.showRow(
        row(index),
        isChosen: index == selectedRow,
        isPointed: index == marks.pointed
      )
    }
  }
}

extension RowList: FocusStop {
  var focusFrame: CGRect {
    guard let focusedRow = marks.focused, focusedRow < rowCount else { return bounds }
    let top = top(of: focusedRow)
    return CGRect(x: 0, y: top, width: bounds.width, height: self.top(of: focusedRow + 1) - top)
      .intersection(bounds)
  }

  var focusName: String {
    guard let focusedRow = marks.focused, focusedRow < rowCount else {
      return accessibilityIdentifier ?? ""
    }
    return row(focusedRow).name
  }

  func beginFocus() {
    let wanted = marks.focused ?? selectedRow ?? 0
    marks.focused = rowCount == 0 ? nil : min(wanted, rowCount - 1)
    if let focusedRow = marks.focused {
      if !canBeChosen(focusedRow), !moveFocus(0, 1) { _ = moveFocus(0, -1) }
      reveal(focusedRow)
    }
  }

  /// Makes the next focus begin at the first result, the selected row, or the first that is not a heading.
  func restartFocus() {
    marks.focused = firstResult ?? selectedRow ?? (0..<rowCount).first { !row($0).isHeading }
  }

  private func canBeChosen(_ index: Int) -> Bool { hasActiveHeadings || !row(index).isHeading }

  func moveFocus(_ right: Int, _ down: Int) -> Bool {
    guard let focusedRow = marks.focused, rowCount > 0 else { return false }
    // The right and left arrows unfold and fold a row.
    if right != 0, onFold(focusedRow, right > 0) { return true }
    guard down != 0 else { return true }
    var next = focusedRow + down
    while (0..<rowCount).contains(next), !canBeChosen(next) { next += down }
    guard (0..<rowCount).contains(next) else { return true }
    marks.focused = next
    reveal(next)
    setNeedsLayout()
    return true
  }

  func activateFocus() {
    if let focusedRow = marks.focused, focusedRow < rowCount { choose(focusedRow) }
  }
}
