/// A place in a text that a user wrote.
///
/// This module is the vocabulary of files that users and programs write and that can be wrong:
/// places, problems with an excerpt, JSON whose values know where they stand. Recordings, touch
/// scripts and scene files share it, so that all of them complain in the same way. It knows nothing
/// about touches or views.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The character (Unicode scalar) in the line, counted from 1.
  public var column: Int

  /// Creates a position; by default the beginning of the text.
  public init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }

  /// Whether the first stands before the second.
  public static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// Line and column as compilers write them: `14:7`.
  public var description: String { "\(line):\(column)" }
}
