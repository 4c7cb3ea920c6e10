import Foundation
@_spi(Components) public import TouchKit

/// A controller that shows an alert or an action sheet in front of all content (Apple:
/// UIAlertController).
///
/// Present it like any controller. Choosing an action dismisses the alert and then calls the
/// action's handler. Return chooses the preferred action, Escape the cancel action. A touch beside
/// an action sheet cancels it.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  private var kind = Style.actionSheet
  private var added: [UIAlertAction] = []
  private var fields: [UITextField]?

  nonisolated deinit {}

  /// Creates an alert without actions or text fields.
  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    kind = preferredStyle
    self.title = title
    self.message = message
  }

  /// The title at the top, in bold letters.
  open override var title: String? { didSet { contentDidChange() } }

  /// The message below the title.
  open var message: String? { didSet { contentDidChange() } }

  /// The style: a centered alert, or an action sheet at the lower edge.
  open var preferredStyle: UIAlertController.Style { kind }

  // MARK: - Actions

  /// The actions, in the order in which they were added.
  open var actions: [UIAlertAction] { added }

  /// Adds an action at the end; refuses a second cancel action with a warning.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      return warn("an alert can have only one action with the style cancel")
    }
    action.alert = self
    added.append(action)
    actionsDidChange()
  }

  /// The action in bold letters, which Return chooses; one of `actions`, nil by default.
  ///
  /// Only alerts show it. If it is nil, the cancel action is bold.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !added.contains(preferredAction) {
        self.preferredAction = oldValue
        return warn("the preferred action is not among the actions")
      }
      actionsDidChange()
    }
  }

  // MARK: - Text fields

  /// The text fields from top to bottom; nil if the alert has no text fields.
  open var textFields: [UITextField]? { fields }

  /// Adds a text field below the message, and calls the handler to configure it; only for alerts.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard kind == .alert else { return warn("only alerts have text fields") }
    let field = UITextField()
    field.font = .systemFont(ofSize: AlertMetrics.messageSize)
    fields = (fields ?? []) + [field]
    configurationHandler?(field)
    contentDidChange()
  }

  private func warn(_ reason: String) {
    EngineLog.warn("\(traceName): \(reason).", in: viewIfLoaded?.attachedWindow?.application)
  }

  // MARK: - View

  /// Creates the card with the texts and buttons; do not override it with another view.
  open override func loadView() { view = AlertCard(of: self) }

  /// Makes the first text field first responder.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewIfLoaded?.tintColor = presenter?.viewIfLoaded?.tintColor
  }

  /// Makes the first text field first responder if no other field is.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let first = fields?.first, fields?.contains(where: \.isFirstResponder) == false {
      first.becomeFirstResponder()
    }
  }

  private func contentDidChange() { (viewIfLoaded as? AlertCard)?.reload() }

  final func actionsDidChange() { contentDidChange() }

  @_spi(Components) open override func ownPresentation(for presenter: UIViewController?)
    -> UIPresentationController?
  {
    AlertPresentation(presentedViewController: self, presenting: presenter)
  }

  // MARK: - Choosing

  final var cancelAction: UIAlertAction? { added.first { $0.style == .cancel } }

  /// The action in bold letters.
  final var emphasizedAction: UIAlertAction? {
    kind == .alert ? preferredAction ?? cancelAction : nil
  }

  /// Dismisses the alert and calls the action's handler.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, appearanceCause == nil else { return }
    guard presenter != nil else { return action.handler?(action) ?? () }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// The key commands for Return and Escape.
  open override var keyCommands: [UIKeyCommand]? {
    let keys: [(String, Selector)] = [
      ("\r", Selector(UIAlertController.confirmByKey)),
      (UIKeyCommand.inputEscape, Selector(UIAlertController.cancelByKey)),
    ]
    let own = keys.map { key, action in
      let command = UIKeyCommand(input: key, modifierFlags: [], action: action)
      command.wantsPriorityOverSystemBehavior = true
      return command
    }
    return (super.keyCommands ?? []) + own
  }

  /// Moves to the next text field, or chooses the preferred action from the last one.
  final func confirmByKey() {
    if let fields, let index = fields.firstIndex(where: \.isFirstResponder),
      index + 1 < fields.count
    {
      fields[index + 1].becomeFirstResponder()
      return
    }
    let only = added.count == 1 ? added.first : nil
    if let action = preferredAction ?? only { choose(action) }
  }

  final func cancelByKey() {
    if let cancelAction { choose(cancelAction) }
  }
}

extension UIAlertController {
  /// The styles of alerts.
  nonisolated public enum Style: Int, Sendable {
    /// At the lower edge.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }
}
