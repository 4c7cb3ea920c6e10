import Foundation
import Geometry
@_spi(Components) import TouchKit

/// A wheel of a picker view: rows that scroll, one of which stops at the center.
final class PickerWheel: UIScrollView {
  /// The default height of rows, in points.
  nonisolated static let usualRowHeight: CGFloat = 32
  /// The decrease of opacity and size towards the ends (our choice).
  private static let fading: CGFloat = 0.75
  private static let shrinking: CGFloat = 0.2

  private weak var picker: UIPickerView?
  let component: Int
  private(set) var rowCount = 0
  private(set) var rowHeight = PickerWheel.usualRowHeight
  private var rows: [Int: UIView] = [:]
  private var unused: [UIView] = []
  /// The selected row; -1 for none.
  private(set) var selectedRow = -1
  /// Whether the wheel scrolls to a row that the app selected.
  private var isGuided = false

  init(_ component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    alwaysBounceVertical = true
    decelerationRate = .fast
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: PickerWheel.tapped))
  }

  required init?(coder: NSCoder) { nil }

  // MARK: - Rows

  /// Updates the number and height of the rows.
  func reload(count: Int, rowHeight: CGFloat) {
    rowCount = max(0, count)
    self.rowHeight = rowHeight > 0 && rowHeight.isFinite ? rowHeight : Self.usualRowHeight
    selectedRow = rowCount == 0 ? -1 : min(max(0, selectedRow), rowCount - 1)
    for view in rows.values { view.removeFromSuperview() }
    (rows, unused) = ([:], [])
    fit()
  }

  /// Adds insets before and after the rows, so that each of them can reach the center.
  private func fit() {
    let room = (bounds.height - rowHeight) / 2
    contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    if isAtRest { contentOffset.y = offset(of: max(0, selectedRow)) }
    setNeedsLayout()
  }

  override var frame: CGRect {
    didSet { if frame.size != oldValue.size { fit() } }
  }

  private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }

  /// Returns the row that is closest to the center at an offset; nil without rows.
  private func row(at offset: CGFloat) -> Int? {
    guard rowCount > 0 else { return nil }
    let place = ((offset + contentInset.top) / rowHeight).rounded()
    return min(max(0, Int(place.isFinite ? place : 0)), rowCount - 1)
  }

  /// Returns the view of a row; nil if it is not visible.
  func view(of row: Int) -> UIView? { rows[row] }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let picker, rowHeight > 0 else { return }
    let first = max(0, Int((bounds.minY / rowHeight).rounded(.down)))
    let last = min(rowCount - 1, Int((bounds.maxY / rowHeight).rounded(.up)) - 1)
    let shown = first <= last ? first...last : nil
    for (row, view) in rows where !(shown?.contains(row) ?? false) {
      view.removeFromSuperview()
      rows[row] = nil
      unused.append(view)
    }
    for row in shown.map(Array.init) ?? [] {
      if rows[row] == nil { rows[row] = picker.makeRow(row, component, reusing: unused.popLast()) }
      if let view = rows[row] { place(view, row) }
    }
  }

  private func place(_ view: UIView, _ row: Int) {
    if view.superview !== self { addSubview(view) }
    let middle = (CGFloat(row) + 0.5) * rowHeight
    let distance = min(1, abs(middle - bounds.midY) / max(1, bounds.height / 2))
    UIView.performWithoutAnimation {
      view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.midX, y: middle)
      view.alpha = 1 - Self.fading * distance
      let scale = 1 - Self.shrinking * distance
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  // MARK: - Choosing

  /// Selects a row for the app.
  func select(_ row: Int, animated: Bool) {
    guard rowCount > 0 else { return }
    selectedRow = min(max(0, row), rowCount - 1)
    let goal = CGPoint(x: 0, y: offset(of: selectedRow))
    isGuided = animated && attachedWindow != nil
    setContentOffset(goal, animated: isGuided)
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let middle = tap.location(in: self).y - rowHeight / 2 - contentInset.top
    guard let row = row(at: middle) else { return }
    isGuided = false
    setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
    if isAtRest { didComeToRest() }
  }

  override func dragWillBegin() { isGuided = false }

  override func restingPlace(instead proposal: CGPoint, velocity: CGPoint) -> CGPoint {
    row(at: proposal.y).map { CGPoint(x: proposal.x, y: offset(of: $0)) } ?? proposal
  }

  override func didComeToRest() {
    guard !isGuided else { return isGuided = false }
    guard let row = row(at: contentOffset.y) else { return }
    let isNew = row != selectedRow
    selectedRow = row
    if isNew { picker?.userChose(row, component) }
  }
}
