package import Foundation
package import TextFormats

/// The lines of a file, one after the other.
package struct ByteLines {
  /// A line and its number.
  package struct Line {
    /// The bytes of the line, without the line feed.
    package let bytes: ArraySlice<UInt8>
    package let number: Int
    /// Whether a line feed followed; without one, the file may be truncated in this line.
    package let isWhole: Bool

    package var position: SourcePosition { SourcePosition(line: number) }

    package var isBlank: Bool { bytes.allSatisfy(Self.isSpace) }

    /// Whether it may be the first line of a recording, or a part of it.
    var isLikeHeader: Bool { begins(like: RecordingFormat.beginning) }

    /// Whether it begins with a text, ignoring spaces, or is a part of one that does.
    package func begins(like beginning: String) -> Bool {
      let text = bytes.lazy.filter { !Self.isSpace($0) }
      return zip(text, beginning.utf8).allSatisfy { $0 == $1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == 0x0D
    }

    /// A reader for the line's JSON object.
    var json: JSONReader {
      JSONReader(bytes, line: number, depthLimit: FileLimits.Recording.depth)
    }

    /// Parses the line's JSON object.
    package func node() throws(SourceProblem) -> SourceNode {
      do throws(SourceProblem) {
        var json = json
        let node = try json.value()
        try json.finish()
        _ = try node.map("a JSON object")
        return node
      } catch {
        var problem = error
        problem.excerpt = String(decoding: bytes.prefix(4096), as: UTF8.self)
        throw problem
      }
    }
  }

  private let bytes: [UInt8]
  private var offset: Int
  private let longest: Int
  /// The number of the latest line.
  package private(set) var number = 0

  /// Creates the lines of a file, with a maximum line length in bytes.
  package init(_ data: Data, longest: Int) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    bytes = Array(data)
    offset = bytes.starts(with: mark) ? mark.count : 0
    self.longest = longest
  }

  /// Returns the next line; nil at the end.
  package mutating func next() throws(SourceProblem) -> Line? {
    guard offset < bytes.count else { return nil }
    number += 1
    let end = bytes[offset...].firstIndex(of: 0x0A)
    let line = bytes[offset..<(end ?? bytes.count)]
    offset = line.endIndex + (end == nil ? 0 : 1)
    guard line.count <= longest else {
      throw SourceProblem(
        "a line of \(line.count) bytes; expected at most \(longest)",
        at: SourcePosition(line: number)
      )
    }
    return Line(bytes: line, number: number, isWhole: end != nil)
  }
}
