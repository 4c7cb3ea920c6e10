public import Foundation

/// A position in a text, between two characters (Apple: UITextPosition).
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The offset in UTF-16 units from the beginning.
  package final let offset: Int

  package init(offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated deinit {}

  /// Whether another object is the same position.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition).map { $0.offset == offset } ?? false
  }

  /// A hash that equal positions share.
  nonisolated open override var hash: Int { offset.hashValue }
}

/// A range of a text (Apple: UITextRange).
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The range in UTF-16 units from the beginning.
  package final let range: Range<Int>

  package init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  nonisolated deinit {}

  /// Whether the range is empty, like that of a caret.
  open var isEmpty: Bool { range.isEmpty }

  /// The position where the range begins.
  open var start: UITextPosition { UITextPosition(offset: range.lowerBound) }

  /// The position where the range ends.
  open var end: UITextPosition { UITextPosition(offset: range.upperBound) }

  /// Whether another object is the same range.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange).map { $0.range == range } ?? false
  }

  /// A hash that equal ranges share.
  nonisolated open override var hash: Int { range.hashValue }
}
