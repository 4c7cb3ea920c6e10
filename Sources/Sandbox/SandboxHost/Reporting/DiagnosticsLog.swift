import Foundation
package import Logging

/// A log that writes warnings and errors of all modules to standard error, each text once.
///
/// A scene with a mistake often repeats it with every motion of a finger.
nonisolated package struct DiagnosticsLog: LogHandler {
  package var metadata: Logger.Metadata = [:]
  package var logLevel = Logger.Level.warning
  private let memory = Memory.shared

  package init() {}

  package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  package func log(event: LogEvent) {
    let line = "\(event.level.rawValue): \(event.message)"
    guard memory.isNew(line) else { return }
    StandardError.write(line)
  }
}

extension DiagnosticsLog {
  /// The lines that were already written.
  ///
  /// Loggers of all threads share it.
  nonisolated private final class Memory: @unchecked Sendable {
    static let shared = Memory()

    /// The largest number of different lines; more would flood the output.
    private static let capacity = 1000

    private let lock = NSLock()
    private var lines: Set<String> = []

    func isNew(_ line: String) -> Bool {
      lock.withLock {
        lines.count < Self.capacity && lines.insert(line).inserted
      }
    }
  }
}
