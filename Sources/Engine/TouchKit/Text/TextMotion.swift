import Foundation

/// A motion of a caret.
package enum TextMotion: Hashable {
  /// A motion over one user-perceived character.
  case character(forward: Bool)
  /// A motion to the end or the beginning of a word.
  case word(forward: Bool)
  /// A motion to the same position in the line below or above; only text views have several lines.
  case line(forward: Bool)
  /// A motion to the end or the beginning of the line.
  case lineEdge(forward: Bool)
  /// A motion to the end or the beginning of the text.
  case document(forward: Bool)

  /// Returns the caret's position after the motion from an index.
  func target(from index: String.Index, in string: String) -> String.Index {
    switch self {
    case .character(true):
      string.index(index, offsetBy: 1, limitedBy: string.endIndex) ?? string.endIndex
    case .character(false):
      string.index(index, offsetBy: -1, limitedBy: string.startIndex) ?? string.startIndex
    case .word(let forward): Self.wordEnd(from: index, in: string, forward: forward)
    case .line(let forward), .lineEdge(let forward), .document(let forward):
      forward ? string.endIndex : string.startIndex
    }
  }

  /// Returns the end to which a selection collapses; nil if the motion takes place anyway.
  func endOfSelection(_ selection: Range<Int>) -> Int? {
    guard case .character(let forward) = self else { return nil }
    return forward ? selection.upperBound : selection.lowerBound
  }

  /// Returns the index after the separators and the next word.
  private static func wordEnd(
    from start: String.Index,
    in string: String,
    forward: Bool
  ) -> String.Index {
    var index = start
    var isInWord = false
    while index != (forward ? string.endIndex : string.startIndex) {
      let next = forward ? string.index(after: index) : string.index(before: index)
      let character = string[forward ? index : next]
      let belongsToWord = character.isLetter || character.isNumber || character == "_"
      if isInWord, !belongsToWord { break }
      isInWord = isInWord || belongsToWord
      index = next
    }
    return index
  }
}
