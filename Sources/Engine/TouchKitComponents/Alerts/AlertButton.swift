import Foundation
@_spi(Components) import TouchKit

/// The button that shows an action of an alert.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()

  init(_ action: UIAlertAction, isBold: Bool, size: CGFloat) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = .alignCenters
    label.minimumScaleFactor = 0.5
    isEnabled = action.isEnabled
    addSubview(label)
    addAction(UIAction { [unowned action] _ in action.alert?.choose(action) }, for: .touchUpInside)
    showState()
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the title, in points.
  var titleWidth: CGFloat { label.intrinsicContentSize.width }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: AlertMetrics.margin, dy: 0)
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  private func showState() {
    backgroundColor = isHighlighted ? .systemFill : nil
    if !isEnabled {
      label.textColor = .tertiaryLabel
    } else {
      label.textColor = action.style == .destructive ? .systemRed : tintColor
    }
  }

  override var usualAccessibility: UsualAccessibility {
    usualOfControl(.button, label: action.title)
  }
}
