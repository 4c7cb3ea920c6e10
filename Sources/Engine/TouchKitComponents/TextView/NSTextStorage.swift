public import Foundation
@_spi(Components) import TouchKit

/// A text with attributes that layout managers set in lines (Apple: NSTextStorage).
nonisolated open class NSTextStorage: NSMutableAttributedString {
  @MainActor private var managers: [NSLayoutManager] = []

  /// Creates a text without characters.
  public convenience init() { self.init(string: "") }

  /// The managers that set the text in lines; none at the beginning.
  @preconcurrency @MainActor
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Has a layout manager set the text in lines, and keeps it.
  @preconcurrency @MainActor
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Lets a layout manager go.
  @preconcurrency @MainActor
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }
}
