/// The result of porting a file.
public struct PortResult: Sendable {
  /// The ported text, which compiles on Linux as far as possible.
  public var text: String
  /// The remarks about code that must be ported by hand, in the order of the file.
  public var remarks: [PortRemark]
  /// Whether the text was changed.
  public var isChanged: Bool
  /// The imported modules that may be missing on Linux.
  public var unknownModules: Set<String> = []
  /// The members of extensions that must move to classes in other files, by the names of the
  /// classes.
  ///
  /// `text` no longer contains them.
  public var departed: [String: TracedText] = [:]
}

/// A note about code that has no equivalent on Linux.
public struct PortRemark: Hashable, Sendable {
  /// The line in the original file, from 1.
  public var line: Int
  /// The column in the original file, in UTF-8 bytes from 1.
  public var column: Int
  /// The kind of the problem.
  public var kind: RemarkKind
  /// The problem, and its solution.
  public var message: String
}

/// The reason why a file was not ported.
public struct PortError: Error, Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, in UTF-8 bytes from 1.
  public var column: Int
  /// The parser's error message.
  public var message: String
}
