extension EditedText {
  /// Selects the word around an offset, or a single character if there is no word.
  package mutating func selectWord(at offset: Int) {
    select(from: offset, to: offset)
    move(.word(forward: true), extending: false)
    let end = head
    move(.word(forward: false), extending: false)
    select(from: head, to: end)
  }

  /// Selects the text between the line breaks around an offset.
  package mutating func selectParagraph(at offset: Int) {
    let units = Array(string.utf16)
    let middle = min(max(0, offset), units.count)
    let start = units[..<middle].lastIndex { $0 == 0x0A }.map { $0 + 1 } ?? 0
    let end = units[middle...].firstIndex { $0 == 0x0A } ?? units.count
    select(start..<end)
  }
}
