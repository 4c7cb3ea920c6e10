import UIKit

/// A view that divides its space evenly among its subviews, in rows.
class GridView: UIView {
  private let columns: Int
  private let gap: CGFloat

  init(columns: Int, gap: CGFloat = 8) {
    self.columns = columns
    self.gap = gap
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    (columns, gap) = (1, 8)
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    let rows = (subviews.count + columns - 1) / columns
    guard rows > 0 else { return }
    let width = (bounds.width - gap * CGFloat(columns + 1)) / CGFloat(columns)
    let height = (bounds.height - gap * CGFloat(rows + 1)) / CGFloat(rows)
    for (index, view) in subviews.enumerated() {
      view.frame = CGRect(
        x: (gap + (width + gap) * CGFloat(index % columns)).rounded(),
        y: (gap + (height + gap) * CGFloat(index / columns)).rounded(),
        width: width.rounded(.down),
        height: height.rounded(.down)
      )
    }
  }
}
