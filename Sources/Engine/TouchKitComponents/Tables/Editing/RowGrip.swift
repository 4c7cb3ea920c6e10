import Foundation
@_spi(Components) import TouchKit

/// The reorder control at the end of a row, three lines.
final class RowGrip: UIView {
  /// The width of the control, in points (our choice).
  static let width: CGFloat = 40
  private weak var cell: UITableViewCell?

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    isOpaque = false
    // The recognizer begins with the touch, before all other recognizers.
    let press = UILongPressGestureRecognizer(target: self, action: RowGrip.carryRow)
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  private func carryRow(with press: UILongPressGestureRecognizer) {
    guard let cell, let table = cell.superview as? UITableView else { return }
    switch press.state {
    case .began: table.pickUp(cell, at: press.location(in: table))
    case .changed: table.carryRow(to: press.location(in: table))
    case .ended: table.putDown(stays: true)
    default: table.putDown(stays: false)
    }
  }

  override func draw(_ rect: CGRect) {
    UIColor.tertiaryLabel.setStroke()
    let path = UIBezierPath()
    for step in -1...1 {
      let y = bounds.midY + 5 * CGFloat(step)
      path.move(to: CGPoint(x: bounds.midX - 11, y: y))
      path.addLine(to: CGPoint(x: bounds.midX + 11, y: y))
    }
    path.lineWidth = 1.5
    path.stroke()
  }

  override var usualAccessibility: UsualAccessibility {
    usual(.button, label: "Reorder")
  }
}
