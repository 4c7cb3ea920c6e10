import UIKit

/// The background of a scene with controls at the left and the latest events at the right.
///
/// The controls keep their sizes in a column; in a small window they move closer together.
final class SceneGround: UIView {
  let board = EventBoard(frame: .zero)
  private var rows: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "root"
    backgroundColor = .ground
    addSubview(board)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds a row below the existing ones.
  func addRow(_ view: UIView, named name: String) {
    view.accessibilityIdentifier = name
    rows.append(view)
    addSubview(view)
  }

  override func layoutSubviews() {
    let split = (bounds.width * 0.52).rounded()
    board.frame = CGRect(
      x: split,
      y: 12,
      width: bounds.width - split - 12,
      height: bounds.height - 24
    )
    let heights = rows.reduce(0) { $0 + $1.frame.height }
    let gap = max(2, min(20, (bounds.height - heights) / CGFloat(rows.count + 1)))
    var y = gap
    for row in rows {
      let width = min(row.frame.width, split - 24)
      row.frame = CGRect(
        x: ((split - width) / 2).rounded(),
        y: y.rounded(),
        width: width,
        height: row.frame.height
      )
      y += row.frame.height + gap
    }
  }
}
