public import Foundation

/// A place in a text, between two characters (Apple: UITextPosition).
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// In UTF-16 units from the beginning.
  package final let offset: Int

  package init(offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated deinit {}

  /// Whether another object is the same place.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition).map { $0.offset == offset } ?? false
  }

  /// A hash that equal places share.
  nonisolated open override var hash: Int { offset.hashValue }
}

/// A part of a text (Apple: UITextRange).
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// In UTF-16 units from the beginning.
  package final let range: Range<Int>

  package init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  nonisolated deinit {}

  /// Whether the part has no characters, like that of a caret.
  open var isEmpty: Bool { range.isEmpty }

  /// Where the part begins.
  open var start: UITextPosition { UITextPosition(offset: range.lowerBound) }

  /// Where the part ends.
  open var end: UITextPosition { UITextPosition(offset: range.upperBound) }

  /// Whether another object is the same part.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange).map { $0.range == range } ?? false
  }

  /// A hash that equal parts share.
  nonisolated open override var hash: Int { range.hashValue }
}
