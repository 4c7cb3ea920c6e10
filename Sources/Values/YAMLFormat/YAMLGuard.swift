import Foundation
import TextFormats

/// Checks a text before a YAML parser gets it, and rejects content that could hang or crash the parser.
///
/// Aliases of aliases can expand a few hundred bytes into billions of values. Lists
/// nested as deep as the file is long overflow the stack.
enum YAMLGuard {
  /// The maximum depth; it exceeds the reader's limit, so that the reader's message, with a position, comes first.
  static let deepest = 500

  static func text(of data: Data) throws(SourceProblem) -> String {
    guard data.count <= FileLimits.Scene.fileBytes else {
      throw SourceProblem(
        "the file has \(data.count) bytes; expected at most \(FileLimits.Scene.fileBytes)",
        at: SourcePosition()
      )
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw SourceProblem("this is not UTF-8 text", at: SourcePosition())
    }
    try check(Array(data))
    return text
  }

  private static func check(_ bytes: [UInt8]) throws(SourceProblem) {
    var (line, nesting, indent, aliases) = (1, 0, 0, 0)
    var (isIndent, hasAnchor) = (true, false)
    var before = UInt8(ascii: "\n")
    for (index, byte) in bytes.enumerated() {
      let isMark = isBreak(before) && index + 1 < bytes.count && !isBreak(bytes[index + 1])
      switch byte {
      case UInt8(ascii: "\n"): (line, indent, isIndent) = (line + 1, 0, true)
      case UInt8(ascii: "["), UInt8(ascii: "{"): (nesting, isIndent) = (nesting + 1, false)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): nesting = max(0, nesting - 1)
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
        if isIndent { indent += 1 }
      case UInt8(ascii: "*"): if isMark { aliases += 1 }
      case UInt8(ascii: "&"): if isMark { hasAnchor = true }
      case 0: throw SourceProblem("the text contains a zero byte", at: .init(line: line))
      default: isIndent = false
      }
      before = byte
      guard nesting <= deepest, indent <= 2 * deepest else {
        throw SourceProblem(
          "values nest deeper than \(FileLimits.Scene.depth) levels",
          at: SourcePosition(line: line)
        )
      }
      guard !hasAnchor || aliases <= FileLimits.Scene.aliases else {
        throw SourceProblem(
          "more than \(FileLimits.Scene.aliases) aliases (words that begin with '*')",
          at: SourcePosition(line: line)
        )
      }
    }
  }

  /// Whether an anchor or an alias can begin after a byte.
  private static func isBreak(_ byte: UInt8) -> Bool { " \n\r\t[]{},:-?".utf8.contains(byte) }
}
