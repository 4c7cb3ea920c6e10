import Foundation

extension UIButton {
  /// The configuration shown in the present state; nil without one.
  final var shownConfiguration: Configuration? {
    guard let configuration else { return nil }
    return automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
  }

  final func configurationDidChange() {
    contentsDidChange()
    if configuration == nil { removeConfiguredParts() }
  }

  /// Requests the client's configuration for a new state and shows it.
  final func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration()
    showContents()
  }

  /// Shows the configuration; returns whether there is one.
  final func showConfiguration() -> Bool {
    guard let look = shownConfiguration else { return false }
    let front: UIColor = look.baseForegroundColor ?? tintColor
    showTitle(look.attributedTitle ?? currentTitle.map { AttributedString($0) }, look, front)
    showSubtitle(look, front)
    showImage(look, front)
    showGround(look)
    return true
  }

  private func showTitle(_ title: AttributedString?, _ look: Configuration, _ front: UIColor) {
    guard parts.title != nil || title != nil else { return }
    let label = titlePart
    label.alpha = 1
    label.numberOfLines = 0
    label.lineBreakMode = look.titleLineBreakMode
    let font = UIFont.systemFont(ofSize: look.buttonSize.fontSize)
    label.attributedText = title.map {
      drawn($0, font, front, look.titleTextAttributesTransformer)
    }
  }

  private func showSubtitle(_ look: Configuration, _ front: UIColor) {
    guard parts.subtitle != nil || look.attributedSubtitle != nil else { return }
    let label = parts.subtitle ?? UILabel()
    if parts.subtitle == nil {
      parts.subtitle = label
      label.numberOfLines = 0
      addSubview(label)
    }
    let font = UIFont.systemFont(ofSize: max(10, look.buttonSize.fontSize - 4))
    label.attributedText = look.attributedSubtitle.map {
      drawn($0, font, front, look.subtitleTextAttributesTransformer)
    }
  }

  /// Returns text with the button's font and colour where it has none of its own.
  private func drawn(
    _ text: AttributedString,
    _ font: UIFont,
    _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    var base = AttributeContainer()
    base.font = font
    base.foregroundColor = color
    var result = text
    result.mergeAttributes(base, mergePolicy: .keepCurrent)
    guard let transformer else { return .drawn(result) }
    var whole = AttributedString()
    for run in result.runs {
      let part = String(result[run.range].characters)
      whole += AttributedString(part, attributes: transformer(run.attributes))
    }
    return .drawn(whole)
  }

  private func showImage(_ look: Configuration, _ front: UIColor) {
    let image = look.showsActivityIndicator ? nil : look.image ?? currentImage
    if parts.image != nil || image != nil {
      let color = look.imageColorTransformer?(front) ?? front
      imagePart.alpha = 1
      imagePart.tintColor = color
      let takesTint = image?.renderingMode == .automatic
      imagePart.image = takesTint ? image?.withRenderingMode(.alwaysTemplate) : image
    }
    guard look.showsActivityIndicator else {
      parts.wheel?.removeFromSuperview()
      parts.wheel = nil
      return
    }
    let wheel = parts.wheel ?? UIActivityIndicatorView(style: .medium)
    if parts.wheel == nil {
      parts.wheel = wheel
      wheel.isUserInteractionEnabled = false
      addSubview(wheel)
      wheel.startAnimating()
    }
    wheel.color = look.activityIndicatorColorTransformer?(front) ?? front
  }

  private func showGround(_ look: Configuration) {
    let ground = parts.ground ?? UIView(frame: bounds)
    if parts.ground == nil {
      parts.ground = ground
      ground.isUserInteractionEnabled = false
      insertSubview(ground, at: 0)
    }
    let tint: UIColor = tintColor
    ground.backgroundColor = look.background.resolvedBackgroundColor(for: tint)
    ground.layer.borderWidth = look.background.strokeWidth
    ground.layer.borderColor = look.background.resolvedStrokeColor(for: tint).cgColor
    showPicture(of: look.background, on: ground)
  }

  private func showPicture(of background: UIBackgroundConfiguration, on ground: UIView) {
    let picture = background.image.map { image in
      let view = UIImageView(image: image)
      view.contentMode = background.imageContentMode
      view.clipsToBounds = true
      return view as UIView
    }
    let wanted = [picture, background.customView].compactMap(\.self)
    for view in ground.subviews where !wanted.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in wanted where view.superview !== ground { ground.addSubview(view) }
    for view in wanted {
      view.frame = ground.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  private func removeConfiguredParts() {
    for part in [parts.subtitle, parts.wheel, parts.ground] { part?.removeFromSuperview() }
    (parts.subtitle, parts.wheel, parts.ground) = (nil, nil, nil)
    guard let label = parts.title else { return }
    label.numberOfLines = 1
    label.lineBreakMode = .byTruncatingMiddle
  }

  // MARK: - Layout

  /// Returns the layout of the contents for an available width.
  private func configuredLayout(_ look: Configuration, _ width: CGFloat) -> ConfigurationLayout {
    var layout = ConfigurationLayout()
    layout.placement = look.imagePlacement
    layout.imagePadding = look.imagePadding
    layout.titlePadding = look.titlePadding
    layout.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if look.showsActivityIndicator {
      layout.imageSize = parts.wheel?.intrinsicContentSize ?? .zero
    } else {
      layout.imageSize = (look.image ?? currentImage)?.size ?? .zero
    }
    let isBeside = look.imagePlacement == .leading || look.imagePlacement == .trailing
    let taken =
      isBeside && layout.imageSize.width > 0 ? layout.imageSize.width + look.imagePadding : 0
    layout.titleSize = size(of: parts.title, max(0, width - taken))
    layout.subtitleSize = size(of: parts.subtitle, max(0, width - taken))
    layout.titlePlace =
      switch look.titleAlignment {
      case .automatic: isBeside && layout.imageSize.width > 0 ? 0 : 0.5
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    if layout.isMirrored { layout.titlePlace = 1 - layout.titlePlace }
    return layout
  }

  private func size(of label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let size = label.sizeThatFits(room)
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private func insets(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top,
      left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing
    )
  }

  /// Lays out the contents of a configuration; returns whether there is one.
  final func placeConfiguredParts() -> Bool {
    guard let look = shownConfiguration else { return false }
    let ground = bounds.inset(by: insets(look.background.backgroundInsets))
    parts.ground?.frame = ground
    parts.ground?.layer.cornerRadius = look.cornerStyle.radius(
      of: ground.size,
      fixed: look.background.cornerRadius,
      for: look.buttonSize
    )
    let content = bounds.inset(by: insets(look.contentInsets))
    let places = configuredLayout(look, content.width).places(in: content, at: placeInRoom)
    parts.image?.frame = places.image
    parts.wheel?.frame = places.image
    parts.title?.frame = places.title
    parts.subtitle?.frame = places.subtitle
    return true
  }

  /// The position of the contents in the free space: 0 is left or top.
  private var placeInRoom: CGPoint {
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: 0
      case .right, .trailing: 1
      case .center: 0.5
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top, .fill: 0
      case .bottom: 1
      case .center: 0.5
      }
    return CGPoint(x: x, y: y)
  }

  /// The size for the configuration's contents; nil without a configuration.
  final var configuredSize: CGSize? {
    guard let look = shownConfiguration else { return nil }
    let size = configuredLayout(look, .greatestFiniteMagnitude).size
    let insets = look.contentInsets
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom
    )
  }
}
