public import Foundation
@_spi(Components) public import TouchKit

/// An action of a row, as older code makes it; the row stays open until editing ends
/// (Apple: UITableViewRowAction).
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  private let kind: Style
  final let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action; the handler is called with the row when the button is pressed.
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

  /// What the action means.
  open var style: Style { kind }

  /// What the button says.
  open var title: String?

  /// The colour of the button; nil, the default, for that of the style.
  open var backgroundColor: UIColor?

  /// The same for newer code.
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
  /// What an action means.
  nonisolated public enum Style: Int, Sendable {
    /// To delete what cannot be brought back; red.
    case `default` = 0
    /// Something; grey.
    case normal = 1

    /// To delete what cannot be brought back; red.
    public static var destructive: Style { .default }
  }
}
