package import TextFormats

/// Why the program ends without having done what was asked for.
nonisolated package struct ProgramError: Error, Hashable, Sendable {
  package let status: ExitStatus
  /// What was expected, what came, and what to do, in one line.
  package let message: String

  package init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
