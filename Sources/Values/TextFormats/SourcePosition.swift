/// A position in a text that a user wrote.
///
/// This module contains the common types for files that users and programs write and that can be invalid.
/// They are positions, problems with an excerpt, and JSON whose values have positions. Recordings, touch
/// scripts and scene files share it, so that all of them report errors in the same way. It does not depend on
/// touches or views.
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

  /// Whether the first position comes before the second.
  public static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The line and column in the format of compilers: `14:7`.
  public var description: String { "\(line):\(column)" }
}
