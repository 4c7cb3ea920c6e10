import Foundation
@_spi(Components) import TouchKit

/// The lazily created views of a cell, and its state.
@MainActor
final class CellParts {
  let style: UITableViewCell.CellStyle
  var isSelected = false
  var isHighlighted = false
  /// The view for the content; nil until its first use.
  var content: UIView?
  /// The line below the row.
  let separator = UIView()
  /// The grey background of a selected row without a background of its own.
  private(set) lazy var grey: UIView = {
    let view = UIView()
    view.isUserInteractionEnabled = false
    view.backgroundColor = .systemGray4
    return view
  }()

  private(set) var label: UILabel?
  private(set) var secondLabel: UILabel?
  private(set) var picture: UIImageView?
  private(set) var mark: CellMark?
  private(set) var button: UIButton?

  init(style: UITableViewCell.CellStyle) { self.style = style }

  func text(in content: UIView) -> UILabel {
    if let label { return label }
    let new = UILabel()
    new.font = .systemFont(ofSize: style == .value2 ? 15 : 17)
    if style == .value2 {
      new.textColor = .tintColor
      new.textAlignment = .right
    }
    content.addSubview(new)
    label = new
    return new
  }

  func detail(in content: UIView) -> UILabel? {
    guard style != .default else { return nil }
    if let secondLabel { return secondLabel }
    let new = UILabel()
    new.font = .systemFont(ofSize: style == .subtitle ? 12 : style == .value2 ? 15 : 17)
    if style == .value1 { new.textColor = .secondaryLabel }
    content.addSubview(new)
    secondLabel = new
    return new
  }

  func image(in content: UIView) -> UIImageView {
    if let picture { return picture }
    let new = UIImageView()
    new.contentMode = .scaleAspectFit
    content.addSubview(new)
    picture = new
    return new
  }

  func showAccessory(_ accessory: UITableViewCell.AccessoryType, in cell: UITableViewCell) {
    mark?.removeFromSuperview()
    button?.removeFromSuperview()
    (mark, button) = (nil, nil)
    if accessory == .detailButton || accessory == .detailDisclosureButton {
      let new = UIButton(type: .detailDisclosure)
      new.addAction(
        UIAction { [weak cell] _ in cell?.accessoryWasPressed() },
        for: .touchUpInside
      )
      cell.addSubview(new)
      button = new
    }
    if let shape = CellMark.Shape(accessory) {
      let new = CellMark(shape: shape)
      cell.addSubview(new)
      mark = new
    }
    cell.setNeedsLayout()
  }

  func highlightLabels(_ isLit: Bool) {
    label?.isHighlighted = isLit
    secondLabel?.isHighlighted = isLit
    picture?.isHighlighted = isLit
  }
}

/// The disclosure indicator or checkmark at the end of a row.
@MainActor
final class CellMark: UIView {
  enum Shape {
    case arrow
    case tick

    init?(_ accessory: UITableViewCell.AccessoryType) {
      switch accessory {
      case .disclosureIndicator, .detailDisclosureButton: self = .arrow
      case .checkmark: self = .tick
      case .none, .detailButton: return nil
      }
    }

    var size: CGSize {
      self == .arrow ? CGSize(width: 8, height: 14) : CGSize(width: 16, height: 14)
    }
  }

  private let mark: Shape

  init(shape: Shape) {
    mark = shape
    super.init(frame: CGRect(origin: .zero, size: shape.size))
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    let area = bounds.insetBy(dx: 1.5, dy: 1.5)
    if mark == .arrow {
      UIColor.tertiaryLabel.setStroke()
      path.move(to: area.origin)
      path.addLine(to: CGPoint(x: area.maxX, y: area.midY))
      path.addLine(to: CGPoint(x: area.minX, y: area.maxY))
    } else {
      (tintColor ?? .systemBlue).setStroke()
      path.move(to: CGPoint(x: area.minX, y: area.midY))
      path.addLine(to: CGPoint(x: area.minX + area.width * 0.35, y: area.maxY))
      path.addLine(to: CGPoint(x: area.maxX, y: area.minY))
    }
    path.stroke()
  }
}
