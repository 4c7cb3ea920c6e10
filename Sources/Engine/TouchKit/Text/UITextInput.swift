public import Foundation

/// A responder that provides positions in its text (Apple: UITextInput).
///
/// It contains the part of the protocol that makes sense without input methods of a touch screen. A responder accepts
/// only positions that it created itself.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range; nil for an invalid range.
  func text(in range: UITextRange) -> String?

  /// Replaces a range by a text.
  func replace(_ range: UITextRange, withText text: String)

  /// The selected range, or the caret.
  var selectedTextRange: UITextRange? { get set }

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }

  /// The position after the last character.
  var endOfDocument: UITextPosition { get }

  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Returns the position at a distance in UTF-16 units; nil beyond the ends.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// Returns the number of UTF-16 units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Returns the box of the first line of a range, in the responder's coordinates.
  func firstRect(for range: UITextRange) -> CGRect

  /// Returns the caret's rectangle at a position, in the responder's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect

  /// Returns the position nearest to a point of the responder.
  func closestPosition(to point: CGPoint) -> UITextPosition?

  /// Returns the position inside a range nearest to a point of the responder.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// Returns the character at a point of the responder.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// The results that depend only on the text.
extension EditedText {
  package func piece(in range: UITextRange) -> String? {
    range.range.lowerBound <= length ? text(in: range.range) : nil
  }

  package func place(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (goal, hasOverflow) = position.offset.addingReportingOverflow(offset)
    guard !hasOverflow, goal >= 0, goal <= length else { return nil }
    return UITextPosition(offset: goal)
  }

  package func part(from: UITextPosition, to: UITextPosition) -> UITextRange {
    UITextRange(min(from.offset, to.offset)..<max(from.offset, to.offset))
  }

  package func nearest(_ offset: Int, within range: UITextRange) -> UITextPosition {
    UITextPosition(offset: min(max(offset, range.range.lowerBound), range.range.upperBound))
  }

  /// Returns the character around the position before which a touch is.
  package func character(at offset: Int) -> UITextRange? {
    guard length > 0 else { return nil }
    var copy = self
    copy.select(from: min(offset, length - 1), to: min(offset, length - 1))
    let start = copy.head
    copy.move(.character(forward: true), extending: false)
    return UITextRange(start..<copy.head)
  }
}

extension UITextPosition {
  /// Returns the order of two positions.
  package final func order(to other: UITextPosition) -> ComparisonResult {
    if offset == other.offset { return .orderedSame }
    return offset < other.offset ? .orderedAscending : .orderedDescending
  }
}
