public import Foundation
@_spi(Components) import TouchKit

/// A text with attributes that layout managers lay out (Apple: NSTextStorage).
nonisolated open class NSTextStorage: NSMutableAttributedString {
  @MainActor private var managers: [NSLayoutManager] = []

  /// Creates an empty text.
  public convenience init() { self.init(string: "") }

  /// The layout managers of the text; empty by default.
  @preconcurrency @MainActor
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Adds a layout manager and retains it.
  @preconcurrency @MainActor
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  @preconcurrency @MainActor
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }
}
