package import Foundation
package import SourceText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The lines of a file, one after the other.
package struct ByteLines {
  /// A line and its number.
  package struct Line {
    fileprivate let data: Data
    /// Where it lies in the file, without the line feed.
    fileprivate let range: Range<Int>
    package let number: Int
    /// Whether a line feed followed; without one, the file may have been cut off in it.
    package let isWhole: Bool

    package var position: SourcePosition { SourcePosition(line: number) }

    package var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }

    /// Whether it may be the first line of a recording, or a part of it.
    var isLikeHeader: Bool { begins(like: RecordingFormat.beginning) }

    /// Whether it begins with a text, spaces left out, or is a part of one that does.
    package func begins(like beginning: String) -> Bool {
      let text = bytes.filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
      return zip(text, Array(beginning.utf8)).allSatisfy { $0 == $1 }
    }

    /// The bytes of it.
    package var bytes: Data.SubSequence { data[range] }

    /// What it tells, where it is one of the lines of which recordings mostly consist.
    func plain() -> PlainLine? {
      data.withUnsafeBytes { PlainLine(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }

    /// The line's JSON object.
    package func node() throws(SourceProblem) -> SourceNode {
      do throws(SourceProblem) {
        let node = try JSONReader.value(
          in: bytes,
          line: number,
          depthLimit: FileLimits.Recording.depth
        )
        _ = try node.map("a JSON object")
        return node
      } catch {
        var problem = error
        problem.excerpt = String(decoding: bytes.prefix(4096), as: UTF8.self)
        throw problem
      }
    }
  }

  private let data: Data
  private var offset: Int
  private let longest: Int
  /// The number of the latest line.
  package private(set) var number = 0

  /// The lines of a file, none of which may be longer than so many bytes.
  package init(_ data: Data, longest: Int) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    // A part of other data would count from somewhere else.
    self.data = data.startIndex == 0 ? data : Data(data)
    offset = data.starts(with: mark) ? mark.count : 0
    self.longest = longest
  }

  /// The next line; nil at the end.
  package mutating func next() throws(SourceProblem) -> Line? {
    guard offset < data.count else { return nil }
    number += 1
    let end = lineFeed(from: offset)
    let range = offset..<(end ?? data.count)
    offset = range.upperBound + (end == nil ? 0 : 1)
    guard range.count <= longest else {
      throw SourceProblem(
        "a line of \(range.count) bytes; expected at most \(longest)",
        at: SourcePosition(line: number)
      )
    }
    return Line(data: data, range: range, number: number, isWhole: end != nil)
  }

  private func lineFeed(from start: Int) -> Int? {
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = memchr(base + start, 0x0A, bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}
