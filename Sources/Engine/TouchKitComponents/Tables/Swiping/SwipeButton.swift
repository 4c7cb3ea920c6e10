import Foundation
@_spi(Components) import TouchKit

/// The button of a row's action.
final class SwipeButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel()
  private let picture = UIImageView()

  /// The minimum width of a button, and the space beside its title, in points (our choice).
  private static let leastWidth: CGFloat = 74
  private static let margin: CGFloat = 15
  /// The minimum height of a button with an image and a title below it, in points (our choice).
  private static let leastHeightForBoth: CGFloat = 91

  init(_ action: UIContextualAction, press: @escaping (SwipeButton) -> Void) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    label.text = action.title
    label.font = .systemFont(ofSize: action.image == nil ? 17 : 13)
    label.textColor = .white
    label.textAlignment = .center
    picture.image = action.image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = .white
    for part in [picture, label] { addSubview(part) }
    addAction(UIAction { [unowned self] _ in press(self) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// The width of the button in an open row.
  var usualWidth: CGFloat {
    let content = max(label.intrinsicContentSize.width, picture.image?.size.width ?? 0)
    return max(Self.leastWidth, (content + 2 * Self.margin).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let image = picture.image else { return label.frame = bounds }
    let hasBoth = bounds.height >= Self.leastHeightForBoth && !(action.title ?? "").isEmpty
    let words = hasBoth ? label.intrinsicContentSize.height : 0
    let top = ((bounds.height - image.size.height - words) / 2).rounded()
    let left = ((bounds.width - image.size.width) / 2).rounded()
    picture.frame = CGRect(origin: CGPoint(x: left, y: top), size: image.size)
    label.isHidden = !hasBoth
    label.frame = CGRect(x: 0, y: picture.frame.maxY, width: bounds.width, height: words)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.7 : 1
  }

  override var usualAccessibility: UsualAccessibility {
    usualOfControl(.button, label: action.title)
  }
}
