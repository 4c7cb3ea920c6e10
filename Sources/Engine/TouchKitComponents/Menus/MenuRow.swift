import Foundation
@_spi(Components) import TouchKit

/// A row of a menu that the user can choose.
final class MenuRow: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  private let tick = UILabel()

  var isDestructive = false { didSet { showState() } }

  var mark = UIMenuElement.State.off {
    didSet { tick.text = mark == .on ? "\u{2713}" : mark == .mixed ? "\u{2013}" : nil }
  }

  init(_ title: String, _ image: UIImage?, choose: @escaping () -> Void) {
    super.init(frame: .zero)
    label.text = title
    picture.image = image?.withRenderingMode(.alwaysTemplate)
    picture.contentMode = .scaleAspectFit
    for part in [tick, label, picture] { addSubview(part) }
    addAction(UIAction { _ in choose() }, for: .touchUpInside)
    showState()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    tick.frame = CGRect(x: 10, y: 0, width: 16, height: bounds.height)
    picture.frame = CGRect(x: bounds.width - 36, y: 12, width: 20, height: bounds.height - 24)
    label.frame = CGRect(x: 30, y: 0, width: bounds.width - 72, height: bounds.height)
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  private func showState() {
    backgroundColor = isHighlighted ? .systemFill : nil
    let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    label.textColor = color
    picture.tintColor = color
  }

  override var usualAccessibility: UsualAccessibility {
    usualOfControl(.button, label: label.text)
  }
}

/// The title of a menu.
final class MenuTitle: UILabel {
  convenience init(_ title: String) {
    self.init(frame: .zero)
    text = title
    font = .systemFont(ofSize: 13)
    textColor = .secondaryLabel
    textAlignment = .center
  }
}

/// The gap between groups of rows.
final class MenuGap: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemFill
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}
