/// The end that a signal asked for, after everything was put away.
nonisolated struct Interruption: Error, Hashable, Sendable {
  let signal: Int32

  /// What shells report for a process that the signal ended.
  var exitCode: Int32 { 128 + signal }
}
