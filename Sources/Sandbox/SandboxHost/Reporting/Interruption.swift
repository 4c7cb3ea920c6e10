/// The end of the program because of a signal, after all cleanup.
nonisolated package struct Interruption: Error, Hashable, Sendable {
  let signal: Int32

  package init(signal: Int32) {
    self.signal = signal
  }

  /// The exit code that shells report for a process that the signal ended.
  package var exitCode: Int32 { 128 + signal }
}
