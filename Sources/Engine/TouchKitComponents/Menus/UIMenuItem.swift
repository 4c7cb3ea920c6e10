public import Foundation
public import TouchKit

/// A command of the app in the edit menu (Apple: UIMenuItem).
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title of the command.
  open var title: String

  /// The action, which the first responder in the chain that implements it performs.
  ///
  /// The sender is the menu controller.
  open var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }

  nonisolated deinit {}
}
