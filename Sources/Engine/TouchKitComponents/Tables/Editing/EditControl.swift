import Foundation
@_spi(Components) import TouchKit

/// The control before a row that deletes or inserts it, or shows its selection.
final class EditControl: UIControl {
  enum Purpose {
    case delete
    case insert
    case select
  }

  /// The width of the control, in points (our choice).
  static let width: CGFloat = 40
  private static let diameter: CGFloat = 22

  let purpose: Purpose
  var isTicked = false { didSet { if isTicked != oldValue { setNeedsDisplay() } } }

  init(_ purpose: Purpose, press: @escaping () -> Void) {
    self.purpose = purpose
    super.init(frame: .zero)
    isOpaque = false
    // A tap on the selection circle counts as a tap on the row.
    isUserInteractionEnabled = purpose != .select
    addAction(UIAction { _ in press() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func draw(_ rect: CGRect) {
    let circle = CGRect(
      x: bounds.maxX - Self.diameter,
      y: bounds.midY - Self.diameter / 2,
      width: Self.diameter,
      height: Self.diameter
    )
    drawDisc(in: circle)
    UIColor.white.setStroke()
    let sign = purpose == .select ? tick(in: circle) : bars(in: circle)
    sign.lineWidth = 2
    sign.stroke()
  }

  private func drawDisc(in circle: CGRect) {
    guard purpose == .select, !isTicked else {
      let color: UIColor =
        switch purpose {
        case .delete: .systemRed
        case .insert: .systemGreen
        case .select: tintColor ?? .systemBlue
        }
      color.setFill()
      return UIBezierPath(ovalIn: circle).fill()
    }
    UIColor.systemGray3.setStroke()
    UIBezierPath(ovalIn: circle.insetBy(dx: 0.75, dy: 0.75)).stroke()
  }

  private func bars(in circle: CGRect) -> UIBezierPath {
    let (path, half) = (UIBezierPath(), CGFloat(6))
    path.move(to: CGPoint(x: circle.midX - half, y: circle.midY))
    path.addLine(to: CGPoint(x: circle.midX + half, y: circle.midY))
    guard purpose == .insert else { return path }
    path.move(to: CGPoint(x: circle.midX, y: circle.midY - half))
    path.addLine(to: CGPoint(x: circle.midX, y: circle.midY + half))
    return path
  }

  private func tick(in circle: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    guard isTicked else { return path }
    path.move(to: CGPoint(x: circle.minX + 6, y: circle.midY))
    path.addLine(to: CGPoint(x: circle.midX - 1.5, y: circle.maxY - 7))
    path.addLine(to: CGPoint(x: circle.maxX - 5.5, y: circle.minY + 7))
    return path
  }

  override var usualAccessibility: UsualAccessibility {
    usualOfControl(.button, label: purpose == .insert ? "Insert" : "Delete")
  }
}
