/// The place of a call in a test, at which its failure is shown.
nonisolated public struct CallSite: Sendable {
  /// The module and the name of the file: `CardTests/DragTests.swift`.
  public let fileID: StaticString
  /// The full path of the file.
  public let filePath: StaticString
  /// The line in the file, from 1.
  public let line: UInt
  /// The column in the line, from 1.
  public let column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }
}
