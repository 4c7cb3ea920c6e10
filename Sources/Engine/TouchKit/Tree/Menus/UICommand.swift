/// A titled command that calls a method of a responder in the chain (Apple: UICommand).
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  private let selector: Selector?
  private let list: Any?
  private var currentTitle: String

  nonisolated deinit {}

  /// Creates a command; the property list is for the responder that performs it.
  public init(
    title: String = "",
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    selector = action
    list = propertyList
    currentTitle = title
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title)
  }

  /// The title of the command.
  open override var title: String {
    get { currentTitle }
    set { currentTitle = newValue }
  }

  /// The method to call.
  open var action: Selector? { selector }

  /// The property list for the responder that performs the command.
  open var propertyList: Any? { list }

  /// A longer title that explains the command; nil by default.
  open var discoverabilityTitle: String?

  /// The attributes of the command; a disabled one is not performed.
  open var attributes: UIMenuElement.Attributes

  /// The state of the command's check mark.
  open var state: UIMenuElement.State
}
