public import Foundation

/// A button of a navigation bar or a toolbar (Apple: UIBarButtonItem).
///
/// Pressed, it sends its action to its target, with itself as the sender; a nil target means the
/// responder in the chain that has the method.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  private let kind: SystemItem?
  /// What a bar shows for it.
  package final weak var shownView: UIView?

  /// Creates a button that shows nothing.
  public override convenience init() { self.init(title: nil, style: .plain, target: nil) }

  /// Archives of items do not exist on this platform: there is none.
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

  /// Creates a button that shows words.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(kind: nil, style: style, target: target, action: action)
    self.title = title
  }

  /// Creates a button that shows an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(kind: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button that shows an image, and has another one for a phone on its side.
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

  /// Creates a button of the system: the same words or sign in every program.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    let style: Style = systemItem == .done || systemItem == .save ? .done : .plain
    self.init(kind: systemItem, style: style, target: target, action: action)
  }

  /// Creates a button of the system that performs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// Creates a button that performs an action, and shows words and an image or else the action's.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates a place for a view, which does what it does by itself.
  public convenience init(customView: UIView) {
    self.init(kind: nil, style: .plain, target: nil, action: nil)
    self.customView = customView
  }

  /// A gap that takes what room is left.
  open class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }

  /// A gap of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

  /// Creates a gap; for `flexibleSpace()` and `fixedSpace(_:)`.
  public required init(space: SystemItem, width: CGFloat) {
    kind = space
    style = .plain
    super.init()
    self.width = width
  }

  private class func space(_ kind: SystemItem, width: CGFloat) -> Self {
    Self(space: kind, width: width)
  }

  /// How important the button is.
  open var style: Style { didSet { onChange?() } }

  /// The receiver of the action; not retained.
  open weak var target: AnyObject?

  /// What is sent; nil for nothing.
  open var action: Selector?

  /// What is performed when the button is pressed, instead of sending the action; nil for nothing.
  open var primaryAction: UIAction? { didSet { onChange?() } }

  /// The view in place of a button; nil for none.
  open var customView: UIView? { didSet { onChange?() } }

  /// The width in points, 0 for as the content needs; 0 unless set.
  open var width: CGFloat = 0 { didSet { onChange?() } }

  /// Titles that the button may come to show: it is wide enough for each from the beginning; nil for
  /// none.
  open var possibleTitles: Set<String>? { didSet { onChange?() } }

  /// The colour of words and image; nil for the bar's.
  open var tintColor: UIColor? { didSet { onChange?() } }

  /// Whether it is a gap of whatever room is left.
  package final var isFlexible: Bool { kind == .flexibleSpace }
  /// Whether it is a gap.
  package final var isSpace: Bool { kind == .flexibleSpace || kind == .fixedSpace }

  /// Does what the button is for.
  package final func fire(in application: UIApplication?) {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    application?.sendAction(action, to: target, from: self, for: nil)
  }
}
