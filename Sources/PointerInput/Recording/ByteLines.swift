import Foundation
import SourceText

/// The lines of a file, one after the other.
struct ByteLines {
  /// A line and its number.
  struct Line {
    let bytes: Data.SubSequence
    let number: Int
    /// Whether a line feed followed; without one, the file may have been cut off in it.
    let isWhole: Bool

    var position: SourcePosition { SourcePosition(line: number) }

    var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }

    /// Whether it may be the first line of a recording, or a part of it.
    var isLikeHeader: Bool {
      let text = bytes.filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
      let beginning = Array(RecordingFormat.beginning.utf8)
      return zip(text, beginning).allSatisfy { $0 == $1 }
    }

    /// The line's JSON object.
    func node() throws(SourceProblem) -> SourceNode {
      do throws(SourceProblem) {
        let node = try JSONReader.value(in: bytes, line: number, depthLimit: RecordingFormat.depth)
        _ = try node.map("a JSON object")
        return node
      } catch {
        var problem = error
        problem.excerpt = String(decoding: bytes.prefix(4096), as: UTF8.self)
        throw problem
      }
    }
  }

  private var rest: Data.SubSequence
  private let longest: Int
  /// The number of the latest line.
  private(set) var number = 0

  init(_ data: Data, longest: Int) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    rest = data.starts(with: mark) ? data.dropFirst(mark.count) : data[...]
    self.longest = longest
  }

  /// The next line; nil at the end.
  mutating func next() throws(SourceProblem) -> Line? {
    guard !rest.isEmpty else { return nil }
    number += 1
    let end = rest.firstIndex(of: 0x0A)
    let line = rest[..<(end ?? rest.endIndex)]
    rest = end.map { rest[($0 + 1)...] } ?? rest[rest.endIndex...]
    guard line.count <= longest else {
      throw SourceProblem(
        "a line of \(line.count) bytes; expected at most \(longest)",
        at: SourcePosition(line: number)
      )
    }
    return Line(bytes: line, number: number, isWhole: end != nil)
  }
}
