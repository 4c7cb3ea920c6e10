public import Foundation

/// A responder that knows the places in its text (Apple: UITextInput).
///
/// It is the part of the protocol that has a meaning without input methods of a touch screen.
/// Places come from the responder itself; those of another responder mean nothing to it.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The characters of a part of the text; nil if there is none.
  func text(in range: UITextRange) -> String?

  /// Puts a text in the place of a part.
  func replace(_ range: UITextRange, withText text: String)

  /// The selected part, or where the caret stands.
  var selectedTextRange: UITextRange? { get set }

  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }

  /// The place behind the last character.
  var endOfDocument: UITextPosition { get }

  /// The part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// The place a number of UTF-16 units away; nil beyond the ends.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// How many UTF-16 units lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The box of the first line of a part, in the responder's coordinates.
  func firstRect(for range: UITextRange) -> CGRect

  /// Where a caret is at a place, in the responder's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect

  /// The place that is nearest to a point of the responder.
  func closestPosition(to point: CGPoint) -> UITextPosition?

  /// The place within a part that is nearest to a point of the responder.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// The character at a point of the responder.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// The answers that follow from the text alone.
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

  /// The character around the place before which a finger is.
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
  /// Which of two places comes first.
  package final func order(to other: UITextPosition) -> ComparisonResult {
    if offset == other.offset { return .orderedSame }
    return offset < other.offset ? .orderedAscending : .orderedDescending
  }
}
