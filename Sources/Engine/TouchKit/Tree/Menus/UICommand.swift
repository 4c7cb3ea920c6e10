/// A method to be called on the responder in the chain that has it, with a title.
///
/// Apple: UICommand.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  private let selector: Selector?
  private let list: Any?
  private var currentTitle: String

  nonisolated deinit {}

  /// Creates a command; the property list is for the responder that carries it out.
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

  /// What the command is called.
  open override var title: String {
    get { currentTitle }
    set { currentTitle = newValue }
  }

  /// The method.
  open var action: Selector? { selector }

  /// What was given for the responder that carries it out.
  open var propertyList: Any? { list }

  /// A longer title that explains the command.
  open var discoverabilityTitle: String?

  /// How the command appears; a disabled one is not carried out.
  open var attributes: UIMenuElement.Attributes

  /// Whether the command is checked.
  open var state: UIMenuElement.State
}
