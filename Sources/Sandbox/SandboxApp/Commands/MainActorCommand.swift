import ArgumentParser

/// A command that works with views, which belong to the main actor.
nonisolated protocol MainActorCommand: ParsableCommand, Sendable {
  /// Does what the command is for.
  @MainActor func work() throws
}

nonisolated extension MainActorCommand {
  /// Called by the parser on the program's main thread, though its declaration does not say so.
  func run() throws {
    try MainActor.assumeIsolated { try work() }
  }
}
