import UIKit

/// A coloured view with round corners and a label.
class PadView: UIView {
  private let label = UILabel()

  init(_ caption: String, _ color: UIColor, width: CGFloat, height: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    backgroundColor = color
    layer.cornerRadius = 10
    label.text = caption
    label.font = .systemFont(ofSize: 14)
    label.textAlignment = .center
    label.numberOfLines = 0
    label.textColor = .white
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text of the label, which can change.
  var caption: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  override func layoutSubviews() { label.frame = bounds.insetBy(dx: 6, dy: 4) }
}
