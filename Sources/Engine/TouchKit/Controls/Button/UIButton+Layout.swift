import Foundation

extension UIButton {
  /// Returns the layout of image and title.
  final func layout(in content: CGRect) -> ButtonLayout {
    ButtonLayout(
      content: content,
      imageSize: currentImage?.size ?? .zero,
      titleSize: titleSize(within: content.width),
      imageInsets: imageEdgeInsets,
      titleInsets: titleEdgeInsets,
      horizontal: effectiveContentHorizontalAlignment,
      vertical: contentVerticalAlignment
    )
  }

  final func placeParts() {
    guard !placeConfiguredParts() else { return }
    parts.background?.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    parts.image?.frame = imageRect(forContentRect: content)
    parts.title?.frame = titleRect(forContentRect: content)
  }

  /// The size for title, image and background, with padding above and below a title.
  ///
  /// A button without contents has the size of a very short title (reported from devices).
  final var fittingSize: CGSize {
    if let configuredSize { return configuredSize }
    guard !showsNothing else { return ButtonMetrics.emptySize }
    let title = titleSize(within: .greatestFiniteMagnitude)
    let image = currentImage?.size ?? .zero
    let padding = parts.title == nil ? 0 : ButtonMetrics.titlePadding * 2
    let insets = contentEdgeInsets
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(title.width + image.width + insets.left + insets.right, background.width),
      height: max(
        max(title.height + padding, image.height) + insets.top + insets.bottom,
        background.height
      )
    )
  }

  private var showsNothing: Bool {
    currentTitle == nil && currentAttributedTitle == nil && currentImage == nil
      && currentBackgroundImage == nil && contentEdgeInsets == .zero
  }

  private func titleSize(within width: CGFloat) -> CGSize {
    guard let label = parts.title, currentTitle != nil || currentAttributedTitle != nil else {
      return .zero
    }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let size = label.sizeThatFits(room)
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}

/// The metrics and durations of buttons.
enum ButtonMetrics {
  /// The padding above and below a title, in points.
  static let titlePadding: CGFloat = 6
  /// The size of a button without contents, in points.
  static let emptySize = CGSize(width: 30, height: 34)
  /// The opacity of a pressed system button's contents.
  static let pressedOpacity: CGFloat = 0.2
  /// The duration in which the contents fade back in, in seconds.
  static let releaseDuration: TimeInterval = 0.25
}
