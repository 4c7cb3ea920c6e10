/// A problem in a text, its position, and a way to fix it.
public struct SourceProblem: Error, Hashable, Sendable {
  /// The name of the file; nil until the caller sets it.
  public var file: String?
  /// The start of the problem.
  public var position: SourcePosition
  /// The expected and the actual content, and the fix, in one line.
  public var message: String
  /// The message in Chinese; nil if only terminals print it.
  public var chinese: String?
  /// The line of the text that contains the position; empty if it is not useful.
  public var excerpt: String

  /// Creates a description of a problem.
  public init(
    _ message: String,
    chinese: String? = nil,
    at position: SourcePosition,
    excerpt: String = "",
    file: String? = nil
  ) {
    (self.message, self.chinese) = (message, chinese)
    self.position = position
    self.excerpt = excerpt
    self.file = file
  }

  /// Returns the same problem with the name of its file.
  public func named(_ file: String) -> SourceProblem {
    var problem = self
    problem.file = file
    return problem
  }

  /// Returns the same problem with the line of a text that contains it.
  public func quoting(_ text: some StringProtocol) -> SourceProblem {
    var problem = self
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(position.line - 1) else { return problem }
    problem.excerpt = String(lines[position.line - 1])
    return problem
  }
}

extension SourceProblem: CustomStringConvertible {
  /// The position and message in one line: `scene.yml:14:7: unknown key 'colour'`.
  public var description: String {
    let place = file.map { "\(PlainText($0)):" } ?? ""
    return "\(place)\(position): \(PlainText(message))"
  }

  /// The position, the message, the line, and a caret below the column.
  public var report: String {
    guard !excerpt.isEmpty else { return description }
    let line = PlainText.characters(of: excerpt)
    // In a long line, only the text around the column is useful.
    let start = max(0, position.column - 1 - Self.excerptMargin)
    let shown = line.dropFirst(start).prefix(2 * Self.excerptMargin)
    let before = shown.prefix(position.column - 1 - start)
    let gap = before.map { String(repeating: " ", count: $0.terminalWidth) }.joined()
    return "\(description)\n  \(shown.map(\.text).joined())\n  \(gap)^"
  }

  private static let excerptMargin = 60
}
