public import Foundation
@_spi(Components) import TouchKit

/// A button of an alert or action sheet, with a title and a handler (Apple: UIAlertAction).
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  private let text: String?
  private let kind: Style
  final let handler: ((UIAlertAction) -> Void)?
  /// The alert that shows the action.
  final weak var alert: UIAlertController?

  /// Creates an action; the alert calls the handler after its dismissal.
  public init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    text = title
    kind = style
    self.handler = handler
    super.init()
  }

  nonisolated deinit {}

  /// The title of the button.
  open var title: String? { text }

  /// The style of the action.
  open var style: UIAlertAction.Style { kind }

  /// Whether the user can choose the action; true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.actionsDidChange() } }
  }
}

extension UIAlertAction {
  /// The styles of actions, which decide on the position and look of the button.
  nonisolated public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// An action that changes nothing; on the left of two buttons, otherwise last.
    case cancel = 1
    /// An action that changes or deletes data irrevocably; red.
    case destructive = 2
  }
}
