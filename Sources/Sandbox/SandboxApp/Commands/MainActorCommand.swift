import ArgumentParser

/// A command that uses views, which are isolated to the main actor.
nonisolated protocol MainActorCommand: ParsableCommand, Sendable {
  /// Runs the command.
  @MainActor func work() throws
}

nonisolated extension MainActorCommand {
  /// Runs the command; the parser calls it on the main thread, although its declaration is nonisolated.
  func run() throws {
    try MainActor.assumeIsolated { try work() }
  }
}
