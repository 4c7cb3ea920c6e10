import TextFormats

/// A pasted text after cleaning, with the original position of each byte.
struct PastedText {
  /// The cleaned text, as UTF-8 that can be damaged.
  let bytes: [UInt8]
  /// The original text.
  let original: [UInt8]
  /// The offsets in `bytes` and `original` at which the distance between them changes.
  let shifts: [Shift]

  struct Shift {
    let offset: Int
    let original: Int
  }
}

/// A cursor that converts offsets of the cleaned text to original positions, from front to back.
///
/// It counts lines and columns on the way, so that all calls together take one pass.
struct PlaceCursor {
  private let text: PastedText
  private var shift = 0
  private var offset = 0
  private var position = SourcePosition()

  init(_ text: PastedText) {
    self.text = text
  }

  /// Returns the position of an offset; for an earlier offset than before, the last position.
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
