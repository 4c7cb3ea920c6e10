/// What became of a file.
public struct PortResult: Sendable {
  /// The file as it compiles on Linux, as far as that could be done.
  public var text: String
  /// What is left to be done by hand, in the order of the file.
  public var remarks: [PortRemark]
  /// Whether anything was rewritten.
  public var isChanged: Bool
  /// The modules that the file imports of which it is not known whether Linux has them.
  public var unknownModules: Set<String> = []
  /// Members of extensions that have to stand in the bodies of classes of other files, by the
  /// classes' names; they are no longer in `text`.
  public var departed: [String: TracedText] = [:]
}

/// Something that has no form on Linux that a program could write.
public struct PortRemark: Hashable, Sendable {
  /// The line in the file as it was, from 1.
  public var line: Int
  /// The column in the file as it was, in UTF-8 bytes from 1.
  public var column: Int
  /// What sort of thing it is.
  public var kind: RemarkKind
  /// What it is, and what to do.
  public var message: String
}

/// Why a file was not touched.
public struct PortError: Error, Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, in UTF-8 bytes from 1.
  public var column: Int
  /// What the parser expected.
  public var message: String
}
