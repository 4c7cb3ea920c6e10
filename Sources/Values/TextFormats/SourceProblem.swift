/// What is wrong with a text, where, and what to do about it.
public struct SourceProblem: Error, Hashable, Sendable {
  /// The name of the file; nil until the caller sets it.
  public var file: String?
  /// Where the problem begins.
  public var position: SourcePosition
  /// What was expected, what came, and what to do, in one line.
  public var message: String
  /// The message in Chinese; nil where only terminals tell it.
  public var chinese: String?
  /// The line of the text that the position is in; empty when it is not worth showing.
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

  /// The same problem of a text with a name.
  public func named(_ file: String) -> SourceProblem {
    var problem = self
    problem.file = file
    return problem
  }

  /// The same problem with the line of a text that it is in.
  public func quoting(_ text: some StringProtocol) -> SourceProblem {
    var problem = self
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(position.line - 1) else { return problem }
    problem.excerpt = String(lines[position.line - 1])
    return problem
  }
}

extension SourceProblem: CustomStringConvertible {
  /// Place and message in one line: `scene.yml:14:7: unknown key 'colour'`.
  public var description: String {
    let place = file.map { "\(PlainText($0)):" } ?? ""
    return "\(place)\(position): \(PlainText(message))"
  }

  /// Place, message, the line, and a caret below the column.
  public var report: String {
    guard !excerpt.isEmpty else { return description }
    let line = PlainText.characters(of: excerpt)
    // Far to the right, only what surrounds the column is of interest.
    let start = max(0, position.column - 1 - Self.excerptMargin)
    let shown = line.dropFirst(start).prefix(2 * Self.excerptMargin)
    let before = shown.prefix(position.column - 1 - start)
    let gap = before.map { String(repeating: " ", count: $0.terminalWidth) }.joined()
    return "\(description)\n  \(shown.map(\.text).joined())\n  \(gap)^"
  }

  private static let excerptMargin = 60
}
