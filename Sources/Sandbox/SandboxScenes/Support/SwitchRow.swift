import UIKit

/// A switch with its name beside it.
final class SwitchRow: UIView {
  let toggle = UISwitch()
  var onChange: (Bool) -> Void = { _ in }
  private let label = UILabel()

  init(_ title: String, isOn: Bool) {
    super.init(frame: CGRect(x: 0, y: 0, width: 240, height: 31))
    label.text = title
    label.font = .systemFont(ofSize: 14)
    label.textColor = .darkGray
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = .alignCenters
    toggle.isOn = isOn
    toggle.addTarget(self, action: SwitchRow.changed, for: .valueChanged)
    for view in [label, toggle] { addSubview(view) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    let width = toggle.frame.width
    toggle.frame.origin = CGPoint(x: bounds.width - width, y: 0)
    label.frame = CGRect(x: 0, y: 0, width: bounds.width - width - 8, height: bounds.height)
  }

  private func changed(_ sender: UISwitch) { onChange(sender.isOn) }
}
