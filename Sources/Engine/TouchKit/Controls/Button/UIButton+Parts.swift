import Foundation

extension UIButton {
  /// Shows the contents of the present state and schedules layout.
  final func contentsDidChange() {
    showContents()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Shows the title and images of the present state.
  final func showContents() {
    guard !showConfiguration() else { return }
    showTitle()
    showImages()
    fade()
  }

  /// The label of the title.
  final var titlePart: UILabel {
    if let label = parts.title { return label }
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    parts.title = label
    return label
  }

  /// The image view.
  final var imagePart: UIImageView {
    if let view = parts.image { return view }
    let view = UIImageView(image: nil)
    insertSubview(view, at: parts.background == nil ? 0 : 1)
    parts.image = view
    return view
  }

  private var backgroundPart: UIImageView {
    if let view = parts.background { return view }
    let view = UIImageView(image: nil)
    insertSubview(view, at: 0)
    parts.background = view
    return view
  }

  private func showTitle() {
    guard parts.title != nil || currentTitle != nil || currentAttributedTitle != nil else { return }
    let label = titlePart
    if let title = currentAttributedTitle {
      label.attributedText = title
    } else {
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
    label.shadowColor = currentTitleShadowColor
  }

  private func showImages() {
    if parts.image != nil || currentImage != nil { imagePart.image = shown(currentImage) }
    if parts.background != nil || currentBackgroundImage != nil {
      let isTinted = buttonType != .custom
      backgroundPart.image = isTinted ? currentBackgroundImage : shown(currentBackgroundImage)
    }
  }

  /// Returns an image as shown in the present state, unless the client set one for exactly this state.
  private func shown(_ image: UIImage?) -> UIImage? {
    guard let image else { return nil }
    guard buttonType == .custom else {
      let takesTint = image.renderingMode == .automatic
      return takesTint ? image.withRenderingMode(.alwaysTemplate) : image
    }
    let isOwn = contents.images[state] === image || contents.backgroundImages[state] === image
    if state == .normal || isOwn { return image }
    if isHighlighted, isEnabled, adjustsImageWhenHighlighted { return image.shaded() }
    return image
  }

  /// Fades the contents of pressed system buttons, and the image of disabled buttons without an image for that state.
  private func fade() {
    let isSystem = buttonType != .custom
    let isPressed = isSystem && isHighlighted
    let isFaint = !isEnabled && contents.images[state] == nil && adjustsImageWhenDisabled
    let titleAlpha: CGFloat = isPressed ? ButtonMetrics.pressedOpacity : 1
    let imageAlpha: CGFloat = isFaint ? ControlPalette.disabledOpacity : titleAlpha
    let change = { [parts] in
      parts.title?.alpha = titleAlpha
      parts.image?.alpha = imageAlpha
    }
    guard isSystem, !isPressed, isEnabled, (parts.title ?? parts.image)?.alpha != titleAlpha else {
      return change()
    }
    UIView.animate(
      withDuration: ButtonMetrics.releaseDuration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: change
    )
  }

  /// Returns the colour of a title for which the client set none.
  final func ownTitleColor(for state: State) -> UIColor? {
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? UIColor(white: 0.56, alpha: 0.6) : tintColor
  }

  /// Adds an action and shows its title and image.
  final func takePrimaryAction(_ action: UIAction) {
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// Sets the image and the size of the button's type.
  final func takeOwnImage() {
    guard let glyph = ButtonGlyph(buttonType) else { return }
    setImage(glyph.image, for: .normal)
    sizeToFit()
  }
}
