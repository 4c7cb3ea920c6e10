public import Foundation

/// A control that performs an action when it is tapped (Apple: UIButton).
///
/// It shows a title, an image in front of it, and an image behind both. Each can differ between states. A lift inside
/// sends `.touchUpInside` and `.primaryActionTriggered`.
@preconcurrency @MainActor
open class UIButton: UIControl {
  private var type = ButtonType.custom
  final var contents = ButtonContents()
  final var parts = ButtonParts()
  final var needsConfiguration = false

  nonisolated deinit {}

  /// Creates a button that draws only its given contents.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button of a type, of size zero or the size of the type's own image.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    type = buttonType
    takeOwnImage()
  }

  /// Creates a button with a configuration and an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    // Changes in an initializer are not observed.
    configurationDidChange()
    if let primaryAction { takePrimaryAction(primaryAction) }
    sizeToFit()
  }

  /// Creates a button that performs an action, with the action's title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { takePrimaryAction(primaryAction) }
  }

  /// Creates a button that performs an action, with the action's title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { takePrimaryAction(primaryAction) }
  }

  /// Creates a button of size zero; this platform has no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns a system button that shows an image and calls a method.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }

  /// The type with which the button was created.
  open var buttonType: ButtonType { type }

  /// Whether the button's primary action toggles `isSelected`; false by default.
  open var changesSelectionAsPrimaryAction = false

  // MARK: - Menu

  /// The menu that a long press or a touch down shows; nil by default.
  open var menu: UIMenu? { didSet { menuHolder.update() } }

  /// Whether a touch down shows the menu; false by default.
  ///
  /// The button then sends `.menuActionTriggered` and stops tracking the touch: no `.touchUpInside` follows.
  open var showsMenuAsPrimaryAction = false { didSet { menuHolder.update() } }

  private lazy var menuHolder = ButtonMenu(of: self)

  // MARK: - Contents for each state

  /// Sets the title for a state; a state without one shows the normal title.
  open func setTitle(_ title: String?, for state: State) {
    contents.titles[state] = title
    contentsDidChange()
  }

  /// Sets the title with attributes for a state; it takes precedence over a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    contents.attributedTitles[state] = title
    contentsDidChange()
  }

  /// Sets the colour of the title for a state; nil for that of the button's type.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    contents.titleColors[state] = color
    contentsDidChange()
  }

  /// Sets the colour of the title's shadow for a state; nil for none.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    contents.shadowColors[state] = color
    contentsDidChange()
  }

  /// Sets the image for a state; a state without one shows the normal image.
  open func setImage(_ image: UIImage?, for state: State) {
    contents.images[state] = image
    contentsDidChange()
  }

  /// Sets the background image for a state; a state without one shows the normal image.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents.backgroundImages[state] = image
    contentsDidChange()
  }

  /// Returns the title that was set for a state.
  open func title(for state: State) -> String? { contents.titles[state] }

  /// Returns the title with attributes that was set for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents.attributedTitles[state]
  }

  /// Returns the colour of the title in a state.
  open func titleColor(for state: State) -> UIColor? {
    contents.titleColors[state] ?? ownTitleColor(for: state)
  }

  /// Returns the colour of the title's shadow that was set for a state.
  open func titleShadowColor(for state: State) -> UIColor? { contents.shadowColors[state] }

  /// Returns the image that was set for a state.
  open func image(for state: State) -> UIImage? { contents.images[state] }

  /// Returns the background image that was set for a state.
  open func backgroundImage(for state: State) -> UIImage? { contents.backgroundImages[state] }

  // MARK: - Contents now

  /// The title for the present state.
  open var currentTitle: String? { contents.titles.shown(in: state) }

  /// The title with attributes for the present state.
  open var currentAttributedTitle: NSAttributedString? {
    contents.attributedTitles.shown(in: state)
  }

  /// The colour of the title in the present state.
  open var currentTitleColor: UIColor {
    contents.titleColors.shown(in: state) ?? ownTitleColor(for: state) ?? .white
  }

  /// The colour of the title's shadow in the present state; nil for none.
  open var currentTitleShadowColor: UIColor? { contents.shadowColors.shown(in: state) }

  /// The image for the present state.
  open var currentImage: UIImage? { contents.images.shown(in: state) }

  /// The background image for the present state.
  open var currentBackgroundImage: UIImage? { contents.backgroundImages.shown(in: state) }

  /// The label of the title, for its font and line settings; the button sets its text.
  open var titleLabel: UILabel? { titlePart }

  /// The image view, for its scaling; the button sets its image.
  open var imageView: UIImageView? { imagePart }

  /// Whether the image of a pressed button is darker; true by default.
  open var adjustsImageWhenHighlighted = true

  /// Whether the image of a disabled button is fainter; true by default.
  open var adjustsImageWhenDisabled = true

  /// Whether the title's shadow of a pressed button is reversed; false by default.
  open var reversesTitleShadowWhenHighlighted = false

  /// The label of a configuration's subtitle; nil without one.
  open var subtitleLabel: UILabel? { parts.subtitle }

  // MARK: - Configuration

  /// A closure that changes a button's configuration to suit its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The appearance of the button, as one value; nil to use the other properties.
  ///
  /// With a configuration, insets and adjustments of images have no effect. A configuration without a title or image
  /// shows those of the state.
  open var configuration: Configuration? { didSet { configurationDidChange() } }

  /// Whether the configuration's default colours follow the state; true by default.
  open var automaticallyUpdatesConfiguration = true { didSet { showContents() } }

  /// The closure that changes the configuration, called before a frame after a change of the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Schedules a call of `updateConfiguration()` before the next frame.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Changes the configuration to suit the state; the default calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: - Layout

  /// The insets between the button's edges and its contents, in points; zero by default.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentsDidChange() }
  }

  /// The insets of the title's rectangle, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { contentsDidChange() }
  }

  /// The insets of the image's rectangle, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { contentsDidChange() }
  }

  /// Returns the rectangle of the background image in a button of the given bounds: all of it.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of title and image in a button of the given bounds: inside `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }

  /// Returns the rectangle of the title inside that of the contents.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: contentRect).titleRect
  }

  /// Returns the rectangle of the image inside that of the contents.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: contentRect).imageRect
  }

  /// Lays out title and images; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeParts()
  }

  /// Returns the size for title and image with the insets, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The size for title and image with the insets, in points.
  open override var intrinsicContentSize: CGSize { fittingSize }

  package override func baselines(height: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
    titleLabel?.baselines(height: nil)
  }

  /// Shows the contents in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showContents()
  }

  @_spi(Components) open override func stateDidChange() {
    super.stateDidChange()
    needsConfiguration = true
    showContents()
  }

  // MARK: - Interaction

  override func didSendTouchDown(_ touch: UITouch, _ event: UIEvent?) {
    guard menu != nil, showsMenuAsPrimaryAction else { return }
    send(.menuActionTriggered, touch, event)
    loseTouch()
    menuHolder.showMenu()
  }

  override func willSendPrimaryAction() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
  }

  override var upInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  /// Prevents recognizers above from taking a tap away from the button.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if ControlClaim(of: self, on: gestureRecognizer).isSingleTap { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  @_spi(Components) open override var usualAccessibility: UsualAccessibility {
    usualOfControl(.button, label: currentTitle ?? currentAttributedTitle?.string)
  }
}

extension UIButton {
  /// The type of a button, which determines its default appearance.
  nonisolated public enum ButtonType: Int, Sendable {
    /// A button that shows only its given contents.
    case custom = 0
    /// A button with text in the tint colour, which fades while it is pressed.
    case system = 1
    /// A circled “i” for details.
    case detailDisclosure = 2
    /// A circled “i”, light.
    case infoLight = 3
    /// A circled “i”, dark.
    case infoDark = 4
    /// A circled plus.
    case contactAdd = 5
    /// A circled cross.
    case close = 7

    /// The older name of `system`.
    public static var roundedRect: ButtonType { .system }
  }
}
