public import Foundation
@_spi(Components) import TouchKit

/// The actions that a swipe of a row reveals (Apple: UISwipeActionsConfiguration).
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  private let list: [UIContextualAction]

  /// Creates a configuration with actions, in order from the edge.
  public init(actions: [UIContextualAction]) {
    list = actions
    super.init()
  }

  nonisolated deinit {}

  /// The actions, in order from the edge.
  open var actions: [UIContextualAction] { list }

  /// Whether a full swipe performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true
}
