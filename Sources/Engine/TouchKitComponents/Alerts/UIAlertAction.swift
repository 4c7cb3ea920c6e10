public import Foundation
@_spi(Components) import TouchKit

/// A button of an alert or action sheet: a title, and what it does (Apple: UIAlertAction).
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  private let text: String?
  private let kind: Style
  final let handler: ((UIAlertAction) -> Void)?
  /// The alert that shows the action.
  final weak var alert: UIAlertController?

  /// Creates an action; the handler is called once the alert has gone.
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

  /// What the button says.
  open var title: String? { text }

  /// What choosing the action means.
  open var style: UIAlertAction.Style { kind }

  /// Whether the action can be chosen; true unless set.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.actionsDidChange() } }
  }
}

extension UIAlertAction {
  /// What choosing an action means, which decides about its place and look.
  nonisolated public enum Style: Int, Sendable {
    /// Something.
    case `default` = 0
    /// To leave things as they are; at the left of two buttons, else the last one.
    case cancel = 1
    /// To change or delete what cannot be brought back; red.
    case destructive = 2
  }
}
