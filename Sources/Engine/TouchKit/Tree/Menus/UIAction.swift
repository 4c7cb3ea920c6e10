import Foundation

/// The closure of an action, which receives the action itself.
///
/// The `sender` of the action is the object that triggered it.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, performed by a control or a menu (Apple: UIAction).
///
/// Controls perform it for events, see `UIControl.addAction(_:for:)`.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action; a control has one action for each identifier.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the identifier.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: UIActionHandler
  private let name: Identifier
  private var currentTitle: String
  private var currentImage: UIImage?
  private var currentSender: Any?

  nonisolated deinit {}

  /// Creates an action; without an identifier it receives a unique one.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    currentTitle = title
    name = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    currentImage = image
    super.init(title: title)
  }

  /// The title of the action.
  open override var title: String {
    get { currentTitle }
    set { currentTitle = newValue }
  }

  /// The identifier of the action.
  open var identifier: Identifier { name }

  /// The image of the action; nil by default.
  open override var image: UIImage? {
    get { currentImage }
    set { currentImage = newValue }
  }

  /// A longer title that explains the action; nil by default.
  open var discoverabilityTitle: String?

  /// The attributes of the action; a disabled one is not performed.
  open var attributes: UIMenuElement.Attributes

  /// The state of the action's check mark.
  open var state: UIMenuElement.State

  /// The object that triggered the action; nil unless it is being performed.
  open var sender: Any? { currentSender }

  /// Performs the action, unless it is disabled; the target has no effect.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let former = currentSender
    currentSender = sender
    handler(self)
    currentSender = former
  }
}
