public import Foundation

/// A button of a navigation bar or a toolbar (Apple: UIBarButtonItem).
///
/// When pressed, it sends its action to its target, with itself as the sender. A nil target means the responder in the
/// chain that implements the action.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  private let kind: SystemItem?
  /// The view that a bar shows for the item.
  package final weak var shownView: UIView?

  /// Creates an empty button.
  public override convenience init() { self.init(title: nil, style: .plain, target: nil) }

  /// Returns nil, because item archives do not exist on this platform.
  public required init?(coder: NSCoder) { nil }

  private init(kind: SystemItem?, style: Style, target: Any?, action: Selector?) {
    self.kind = kind
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
    super.init()
    title = kind?.words
  }

  private convenience init(title: String?, style: Style, target: Any?) {
    self.init(kind: nil, style: style, target: target, action: nil)
    self.title = title
  }

  nonisolated deinit {}

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(kind: nil, style: style, target: target, action: action)
    self.title = title
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(kind: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button with an image, and another one for landscape phones.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a system button, with the same title or symbol in every app.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    let style: Style = systemItem == .done || systemItem == .save ? .done : .plain
    self.init(kind: systemItem, style: style, target: target, action: action)
  }

  /// Creates a system button that performs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// Creates a button that performs an action; title and image are by default the action's.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates an item for a custom view, which handles its own touches.
  public convenience init(customView: UIView) {
    self.init(kind: nil, style: .plain, target: nil, action: nil)
    self.customView = customView
  }

  /// Returns a flexible space.
  open class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }

  /// Returns a space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

  /// Creates a flexible or fixed space.
  public required init(space: SystemItem, width: CGFloat) {
    kind = space
    style = .plain
    super.init()
    self.width = width
  }

  private class func space(_ kind: SystemItem, width: CGFloat) -> Self {
    Self(space: kind, width: width)
  }

  /// The importance of the button.
  open var style: Style { didSet { onChange?() } }

  /// The receiver of the action; not retained.
  open weak var target: AnyObject?

  /// The method to call; nil for none.
  open var action: Selector?

  /// The action to perform instead of sending a method; nil for none.
  open var primaryAction: UIAction? { didSet { onChange?() } }

  /// The view that replaces the button; nil for none.
  open var customView: UIView? { didSet { onChange?() } }

  /// The width in points; 0, the default, fits the content.
  open var width: CGFloat = 0 { didSet { onChange?() } }

  /// The titles for which the button is wide enough; nil for none.
  open var possibleTitles: Set<String>? { didSet { onChange?() } }

  /// The colour of the title and image; nil for the bar's.
  open var tintColor: UIColor? { didSet { onChange?() } }

  /// Whether it is a flexible space.
  package final var isFlexible: Bool { kind == .flexibleSpace }
  /// Whether it is a space.
  package final var isSpace: Bool { kind == .flexibleSpace || kind == .fixedSpace }

  /// Performs the button's action.
  package final func fire(in application: UIApplication?) {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    application?.sendAction(action, to: target, from: self, for: nil)
  }
}
