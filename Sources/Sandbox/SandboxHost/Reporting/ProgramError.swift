package import TextFormats

/// The reason why the program ends without the requested result.
nonisolated package struct ProgramError: Error, Hashable, Sendable {
  package let status: ExitStatus
  /// The expected value, the actual value, and the remedy, in one line.
  package let message: String

  package init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
