import Foundation
@_spi(Components) import TouchKit

/// The control that shows a tab.
@MainActor
final class TabButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()

  /// The colour of the title and the image.
  var color: UIColor? {
    didSet {
      label.textColor = color ?? .systemGray
      tintColor = color
      showItem()
    }
  }

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    picture.contentMode = .center
    badge.font = .systemFont(ofSize: 12)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    for part in [picture, label, badge] { addSubview(part) }
    showItem()
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Shows the title, image and badge of the item.
  func showItem() {
    showWords()
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.image =
      image?.renderingMode == .automatic
      ? image?.withRenderingMode(.alwaysTemplate) : image
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityHint = item.accessibilityHint
    setNeedsLayout()
  }

  private func showWords() {
    label.text = item.title
    let usual: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10, weight: .medium),
      .foregroundColor: color ?? .systemGray,
    ]
    let chosen = isSelected ? item.attributedTitle(for: .selected, over: usual) : nil
    if let words = chosen ?? item.attributedTitle(for: .normal, over: usual) {
      label.attributedText = words
      label.textAlignment = .center
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let words: CGFloat = item.title == nil ? 0 : 14
    picture.frame =
      CGRect(x: 0, y: 2, width: bounds.width, height: bounds.height - words - 4)
      .inset(by: item.imageInsets)
    label.frame = CGRect(x: 0, y: bounds.height - 16, width: bounds.width, height: 14)
    let width = max(18, badge.sizeThatFits(bounds.size).width + 8)
    badge.frame = CGRect(x: bounds.midX + 4, y: 2, width: width, height: 18)
  }
}
