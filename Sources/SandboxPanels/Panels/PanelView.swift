import Foundation
import Inspector
import TouchKit

/// A part of the column: a title, and what stands below it.
class PanelView: UIView {
  let kind: PanelKind
  let bar = UIView()
  private let title = UILabel()
  private(set) var buttons: [UIButton] = []
  let look: PanelLook

  init(_ kind: PanelKind, look: PanelLook) {
    self.kind = kind
    self.look = look
    super.init(frame: .zero)
    backgroundColor = PanelTheme.ground
    clipsToBounds = true
    bar.backgroundColor = PanelTheme.bar
    addSubview(bar)
    title.font = PanelTheme.titleFont(look.textScale)
    title.textColor = PanelTheme.text
    bar.addSubview(title)
    setTitle("")
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// The height of the title's bar, in points.
  var barHeight: CGFloat { PanelTheme.barHeight * look.textScale }

  /// The part below the title.
  var content: CGRect {
    CGRect(
      x: 0,
      y: barHeight,
      width: bounds.width,
      height: max(0, bounds.height - barHeight)
    )
  }

  /// Adds a remark to the title.
  func setTitle(_ remark: String) {
    let name = kind.title.text(in: look.language)
    title.text = remark.isEmpty ? name : "\(name) · \(remark)"
  }

  /// Adds a button to the title's bar, from the right.
  func addButton(_ text: Phrase, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(text.text(in: look.language), for: .normal)
    button.titleLabel?.font = PanelTheme.titleFont(look.textScale)
    button.setTitleColor(PanelTheme.accent, for: .normal)
    button.setTitleColor(PanelTheme.text, for: .highlighted)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    bar.addSubview(button)
    buttons.append(button)
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
    var right = bounds.width
    for button in buttons {
      let width = button.intrinsicContentSize.width + 12
      right -= width
      button.frame = CGRect(x: right, y: 0, width: width, height: barHeight)
    }
    title.frame = CGRect(x: 6, y: 0, width: max(0, right - 6), height: barHeight)
  }
}
