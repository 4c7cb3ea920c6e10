import TextFormats

/// A pasted text without what copying did to it, that knows where each byte stood.
struct PastedText {
  /// The text, as UTF-8 that may be damaged.
  let bytes: [UInt8]
  /// The text as it came.
  let original: [UInt8]
  /// Where the distance between the two changes: offsets in `bytes` and in `original`.
  let shifts: [Shift]

  struct Shift {
    let offset: Int
    let original: Int
  }
}

/// Says where offsets of a cleaned text stand in the original; asked from front to back.
///
/// Lines and columns are counted on the way, so that all questions together take one pass.
struct PlaceCursor {
  private let text: PastedText
  private var shift = 0
  private var offset = 0
  private var position = SourcePosition()

  init(_ text: PastedText) {
    self.text = text
  }

  /// The place of an offset; of one before those asked already, the last place.
  mutating func position(at clean: Int) -> SourcePosition {
    while shift + 1 < text.shifts.count, text.shifts[shift + 1].offset <= clean { shift += 1 }
    var goal = clean
    if text.shifts.indices.contains(shift), text.shifts[shift].offset <= clean {
      goal = text.shifts[shift].original + (clean - text.shifts[shift].offset)
    }
    goal = min(goal, text.original.count)
    while offset < goal {
      let byte = text.original[offset]
      offset += 1
      if byte == 0x0A {
        position = SourcePosition(line: position.line + 1)
      } else if offset == text.original.count || text.original[offset] & 0xC0 != 0x80 {
        position.column += 1
      }
    }
    return position
  }
}
