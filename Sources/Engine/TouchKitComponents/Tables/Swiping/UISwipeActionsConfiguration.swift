public import Foundation
@_spi(Components) import TouchKit

/// The actions that a swipe of a row brings into sight (Apple: UISwipeActionsConfiguration).
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  private let list: [UIContextualAction]

  /// Creates a configuration of actions, the one at the edge first.
  public init(actions: [UIContextualAction]) {
    list = actions
    super.init()
  }

  nonisolated deinit {}

  /// The actions, the one at the edge first.
  open var actions: [UIContextualAction] { list }

  /// Whether sweeping the row all the way performs the first action; true unless set.
  open var performsFirstActionWithFullSwipe = true
}
