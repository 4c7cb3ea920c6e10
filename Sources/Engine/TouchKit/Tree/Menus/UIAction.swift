import Foundation

/// What an action does; it receives the action, whose `sender` says who asked for it.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that can be done, as a closure with a title (Apple: UIAction).
///
/// Controls perform it for events, see `UIControl.addAction(_:for:)`.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The name of an action; a control holds one action of each name.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Names an action.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Names an action.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: UIActionHandler
  private let name: Identifier
  private var currentTitle: String
  private var currentImage: UIImage?
  private var currentSender: Any?

  nonisolated deinit {}

  /// Creates an action; without an identifier it gets one of its own.
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

  /// What the action is called.
  open override var title: String {
    get { currentTitle }
    set { currentTitle = newValue }
  }

  /// The name by which controls know the action.
  open var identifier: Identifier { name }

  /// A picture of what the action does; nil unless set.
  open override var image: UIImage? {
    get { currentImage }
    set { currentImage = newValue }
  }

  /// A longer title that explains the action.
  open var discoverabilityTitle: String?

  /// How the action appears; a disabled one is not performed.
  open var attributes: UIMenuElement.Attributes

  /// Whether the action is checked.
  open var state: UIMenuElement.State

  /// The object that asked for the action; nil except while it is performed.
  open var sender: Any? { currentSender }

  /// Performs the action, unless it is disabled; `target` is not used by actions.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let former = currentSender
    currentSender = sender
    handler(self)
    currentSender = former
  }
}
