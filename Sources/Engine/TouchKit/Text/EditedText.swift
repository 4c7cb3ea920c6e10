import Foundation

/// An edited text with its selection.
///
/// Offsets count UTF-16 units, like the ranges of UIKit. The ends of the selection are between user-perceived
/// characters, so that no emoji or accent is ever split.
package struct EditedText: Equatable {
  package private(set) var string = ""
  /// The end of the selection that stays fixed when the selection is extended.
  package private(set) var anchor = 0
  /// The end of the selection that moves; without a selection, the caret.
  package private(set) var head = 0

  /// The selected range; empty at the caret.
  package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

  /// The length of the text in UTF-16 units.
  package var length: Int { string.utf16.count }

  /// Creates a text with the caret at its end.
  package init(_ string: String = "") {
    self.string = string
    anchor = length
    head = length
  }

  // MARK: - Changing

  /// Replaces a range with a text; the caret moves to its end.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    let range = clamped(range)
    let (start, end) = (index(range.lowerBound), index(range.upperBound))
    string.replaceSubrange(start..<end, with: text)
    // The new characters can have combined with adjacent ones.
    head = characterEnd(at: range.lowerBound + text.utf16.count)
    anchor = head
  }

  /// Selects a range, limited to the text.
  package mutating func select(_ range: Range<Int>) {
    let range = clamped(range)
    anchor = characterStart(at: range.lowerBound)
    head = range.isEmpty ? anchor : characterEnd(at: range.upperBound)
  }

  /// Selects from an offset to another one, which moves when the selection is extended.
  package mutating func select(from anchor: Int, to head: Int) {
    self.anchor = characterStart(at: min(max(0, anchor), length))
    self.head = characterStart(at: min(max(0, head), length))
  }

  /// Moves the caret, or the moving end of the selection.
  package mutating func move(_ motion: TextMotion, extending: Bool) {
    if !extending, !selection.isEmpty, let end = motion.endOfSelection(selection) {
      (anchor, head) = (end, end)
      return
    }
    head = offset(from: head, by: motion)
    if !extending { anchor = head }
  }

  /// Returns the range of a deletion: the selection, or the range from the caret to a motion's end.
  func deletion(_ motion: TextMotion) -> Range<Int> {
    guard selection.isEmpty else { return selection }
    let end = offset(from: head, by: motion)
    return min(head, end)..<max(head, end)
  }

  // MARK: - Reading

  /// Returns the text in a range, limited to the text.
  package func text(in range: Range<Int>) -> String {
    let range = clamped(range)
    return String(string[index(range.lowerBound)..<index(range.upperBound)])
  }

  /// Returns the number of user-perceived characters before an offset.
  func characterCount(before offset: Int) -> Int {
    string[..<index(min(max(0, offset), length))].count
  }

  /// Returns the offset after a number of user-perceived characters.
  func offset(ofCharacter count: Int) -> Int {
    let end = string.index(string.startIndex, offsetBy: max(0, count), limitedBy: string.endIndex)
    return string.utf16.distance(from: string.startIndex, to: end ?? string.endIndex)
  }

  /// Returns whether an editing action is possible.
  package func allows(_ action: EditAction, isEditable: Bool) -> Bool {
    switch action {
    case .copy: !selection.isEmpty
    case .cut, .delete: isEditable && !selection.isEmpty
    case .paste: isEditable && UIPasteboard.general.hasStrings
    case .select: length > 0 && selection.isEmpty
    case .selectAll: length > 0 && selection.count < length
    }
  }

  // MARK: - Boundaries

  private func clamped(_ range: Range<Int>) -> Range<Int> {
    let lower = min(max(0, range.lowerBound), length)
    return lower..<min(max(lower, range.upperBound), length)
  }

  private func index(_ offset: Int) -> String.Index {
    let utf16 = string.utf16
    return utf16.index(utf16.startIndex, offsetBy: min(max(0, offset), utf16.count))
  }

  /// Returns the nearest character boundary at or before an offset.
  private func characterStart(at offset: Int) -> Int { boundary(at: offset, step: -1) }

  /// Returns the nearest character boundary at or after an offset.
  private func characterEnd(at offset: Int) -> Int { boundary(at: offset, step: 1) }

  private func boundary(at offset: Int, step: Int) -> Int {
    var offset = min(max(0, offset), length)
    while String.Index(index(offset), within: string) == nil { offset += step }
    return offset
  }

  private func offset(from offset: Int, by motion: TextMotion) -> Int {
    let index = index(offset)
    let target = motion.target(from: index, in: string)
    return string.utf16.distance(from: string.startIndex, to: target)
  }
}
