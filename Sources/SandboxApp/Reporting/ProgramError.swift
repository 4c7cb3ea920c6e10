/// Why the program ends without having done what was asked for.
nonisolated struct ProgramError: Error, Hashable, Sendable {
  let status: ExitStatus
  /// What was expected, what came, and what to do, in one line.
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
