public import Foundation

/// A control that a finger presses to have something done (Apple: UIButton).
///
/// It shows a title, an image in front of it, and an image behind both, each of which can differ
/// from state to state. A lift inside sends `.touchUpInside` and, with it,
/// `.primaryActionTriggered`.
@preconcurrency @MainActor
open class UIButton: UIControl {
  private var type = ButtonType.custom
  final var contents = ButtonContents()
  final var parts = ButtonParts()
  final var needsConfiguration = false

  nonisolated deinit {}

  /// Creates a button that draws nothing but what it is given.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button of a type, of size zero or in the size of the type's own image.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    type = buttonType
    takeOwnImage()
  }

  /// Creates a button that looks as a configuration says, and performs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    // An initializer's own changes are not observed.
    configurationDidChange()
    if let primaryAction { takePrimaryAction(primaryAction) }
    sizeToFit()
  }

  /// Creates a button that performs an action, and shows its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { takePrimaryAction(primaryAction) }
  }

  /// Creates a button that performs an action, and shows its title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { takePrimaryAction(primaryAction) }
  }

  /// Creates a button of size zero; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button of the system's type that shows an image and calls a method.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }

  /// The type with which the button was created.
  open var buttonType: ButtonType { type }

  /// Whether the button's primary action turns `isSelected` over; false unless set.
  open var changesSelectionAsPrimaryAction = false

  // MARK: - Menu

  /// The menu that a long press shows, or a touch down; nil unless set.
  open var menu: UIMenu? { didSet { menuHolder.update() } }

  /// Whether the menu is shown as soon as a finger comes down; false unless set.
  ///
  /// The button then sends `.menuActionTriggered`, and gives the finger up: no `.touchUpInside`
  /// follows.
  open var showsMenuAsPrimaryAction = false { didSet { menuHolder.update() } }

  private lazy var menuHolder = ButtonMenu(of: self)

  // MARK: - Contents for each state

  /// Sets the title for a state; where none is set the normal one is shown.
  open func setTitle(_ title: String?, for state: State) {
    contents.titles[state] = title
    contentsDidChange()
  }

  /// Sets the title with attributes for a state; it is shown rather than a plain one.
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

  /// Sets the image for a state; where none is set the normal one is shown.
  open func setImage(_ image: UIImage?, for state: State) {
    contents.images[state] = image
    contentsDidChange()
  }

  /// Sets the image behind title and image for a state; where none is set the normal one is shown.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents.backgroundImages[state] = image
    contentsDidChange()
  }

  /// The title that was set for a state.
  open func title(for state: State) -> String? { contents.titles[state] }

  /// The title with attributes that was set for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents.attributedTitles[state]
  }

  /// The colour of the title in a state.
  open func titleColor(for state: State) -> UIColor? {
    contents.titleColors[state] ?? ownTitleColor(for: state)
  }

  /// The colour of the title's shadow that was set for a state.
  open func titleShadowColor(for state: State) -> UIColor? { contents.shadowColors[state] }

  /// The image that was set for a state.
  open func image(for state: State) -> UIImage? { contents.images[state] }

  /// The image behind title and image that was set for a state.
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

  /// The image behind title and image for the present state.
  open var currentBackgroundImage: UIImage? { contents.backgroundImages.shown(in: state) }

  /// The view that shows the title: for its font and lines; what it shows is the button's.
  open var titleLabel: UILabel? { titlePart }

  /// The view that shows the image: for how it is scaled; what it shows is the button's.
  open var imageView: UIImageView? { imagePart }

  /// Whether the image gets darker under a finger; true unless set.
  open var adjustsImageWhenHighlighted = true

  /// Whether the image gets fainter while the button is disabled; true unless set.
  open var adjustsImageWhenDisabled = true

  /// Whether the title's shadow falls to the other side under a finger; false unless set.
  open var reversesTitleShadowWhenHighlighted = false

  /// The view that shows a configuration's smaller line; nil where there is none.
  open var subtitleLabel: UILabel? { parts.subtitle }

  // MARK: - Configuration

  /// Changes a button's configuration to suit its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// How the button looks, as one value; nil for what the other properties say.
  ///
  /// With a configuration, insets and adjustments of images have no effect. Titles and images set
  /// for states are shown where the configuration has none.
  open var configuration: Configuration? { didSet { configurationDidChange() } }

  /// Whether the configuration's open colours follow the state; true unless set.
  open var automaticallyUpdatesConfiguration = true { didSet { showContents() } }

  /// Called before a frame after the state changed, to change the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for `updateConfiguration()` before the next frame.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Changes the configuration to suit the state; the default calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: - Layout

  /// Room between the button's edges and its contents, in points; none unless set.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentsDidChange() }
  }

  /// By how much the place for the title is smaller or elsewhere, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { contentsDidChange() }
  }

  /// By how much the place for the image is smaller or elsewhere, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { contentsDidChange() }
  }

  /// Where the background image is, for a button of the given bounds: everywhere.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and image are, for a button of the given bounds: inside `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }

  /// Where the title is within the place of the contents.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: contentRect).titleRect
  }

  /// Where the image is within the place of the contents.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: contentRect).imageRect
  }

  /// Places title and images; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeParts()
  }

  /// The size that title and image need with the insets, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The size that title and image need with the insets, in points.
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

  /// Refuses what would take a tap away from the button.
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
  /// How a button looks unless it is told otherwise.
  nonisolated public enum ButtonType: Int, Sendable {
    /// Nothing but what it is given.
    case custom = 0
    /// Text in the tint colour that fades under a finger.
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
