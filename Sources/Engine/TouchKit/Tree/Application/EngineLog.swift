import TouchTrace
import Logging

/// The log of mistakes in client code that the engine tolerates.
@MainActor
package enum EngineLog {
  private static let logger = Logger(label: "touchkit")

  /// Logs an event that needs no reaction.
  static func inform(_ message: String) { logger.info("\(message)") }

  /// Logs a warning, and records it in the trace of an application if there is one.
  package static func warn(_ message: String, in application: UIApplication?) {
    logger.warning("\(message)")
    application?.trace.record(.warning(message))
  }
}

extension UIApplication {
  /// Records in the trace that the app's code printed a line.
  package func notePrinted(_ line: String) { trace.record(.printed(line)) }
}
