public import Foundation
public import TouchKit

/// A command of the program's own in the menu for editing (Apple: UIMenuItem).
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What the item is called.
  open var title: String

  /// The method that it calls on the first responder in the chain that has it, with the menu
  /// controller as the sender.
  open var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }

  nonisolated deinit {}
}
