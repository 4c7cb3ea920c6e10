public import Foundation
@_spi(Components) public import TouchKit

/// An action of a row in the older API (Apple: UITableViewRowAction).
///
/// The row stays open until editing ends.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  private let kind: Style
  final let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action; the handler is called with the row when the user presses the button.
  public init(
    style: Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    kind = style
    self.handler = handler
    self.title = title
    super.init()
  }

  nonisolated deinit {}

  /// The style of the action.
  open var style: Style { kind }

  /// The title of the button.
  open var title: String?

  /// The colour of the button; nil, the default, for the colour of the style.
  open var backgroundColor: UIColor?

  /// Returns the action in the newer API.
  final func contextual(in table: UITableView) -> UIContextualAction {
    let style: UIContextualAction.Style = kind == .normal ? .normal : .destructive
    let action = UIContextualAction(style: style, title: title) { [weak table] _, _, _ in
      if let path = table?.table.editing.swipe?.path { self.handler(self, path) }
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}

extension UITableViewRowAction {
  /// The styles of actions.
  nonisolated public enum Style: Int, Sendable {
    /// An action that deletes data irrevocably; red.
    case `default` = 0
    /// A normal action; grey.
    case normal = 1

    /// An action that deletes data irrevocably; red.
    public static var destructive: Style { .default }
  }
}
