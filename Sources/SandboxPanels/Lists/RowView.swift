import Foundation
import TouchKit

/// One row on the screen; a list has no more of them than fit.
final class RowView: UIView {
  private let label = UILabel()
  private var row: PanelRow?
  private static let indentWidth: CGFloat = 10
  private static let margin: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(label)
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  func showRow(_ row: PanelRow, font: UIFont, isSelected: Bool) {
    backgroundColor = isSelected ? PanelTheme.selection : nil
    let left = Self.margin + CGFloat(min(row.indent, 40)) * Self.indentWidth
    label.frame = CGRect(
      x: left,
      y: 0,
      width: max(0, bounds.width - left - Self.margin),
      height: bounds.height
    )
    guard row != self.row || label.font != font else { return }
    self.row = row
    label.font = font
    label.text = row.text
    label.textColor = row.color
  }
}
