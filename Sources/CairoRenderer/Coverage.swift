import Drawing
import Geometry

/// How much of each pixel a shape covers, and between which columns of every row it covers any.
final class Coverage {
  /// Eight pixels' coverage, as it is read at once.
  typealias Word = UInt64
  static let wordWidth = 8

  /// The columns of a row, in words, outside of which nothing is covered.
  struct Span {
    var start: Int32
    var end: Int32
  }

  let map: AlphaMap
  private let spans: [Span]

  /// The memory it takes.
  var byteCount: Int { map.byteCount + spans.count * MemoryLayout<Span>.stride }

  init(_ map: AlphaMap) {
    self.map = map
    let wordCount = map.bytesPerRow / Coverage.wordWidth
    spans = (0..<map.extents.height).map { row in
      let words = Coverage.words(map.memory + row * map.bytesPerRow)
      var span = Span(start: 0, end: Int32(wordCount))
      while span.start < span.end, words[Int(span.start)] == 0 { span.start += 1 }
      while span.end > span.start, words[Int(span.end) - 1] == 0 { span.end -= 1 }
      return span
    }
  }

  /// The columns of a row that cover anything and lie in a range, counted from the first.
  @inline(__always)
  func columns(row: Int, from start: Int, to end: Int) -> (Int, Int) {
    let span = spans[row]
    return (
      max(start, Int(span.start) * Coverage.wordWidth), min(end, Int(span.end) * Coverage.wordWidth)
    )
  }

  private static func words(_ bytes: UnsafeMutablePointer<UInt8>) -> UnsafePointer<Word> {
    // Rows are whole words, and memory begins at a word.
    UnsafeRawPointer(bytes).assumingMemoryBound(to: Word.self)
  }
}
