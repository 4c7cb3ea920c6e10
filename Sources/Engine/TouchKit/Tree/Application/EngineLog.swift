import TouchTrace
import Logging

/// Where the engine says what client code did that it had to tolerate.
@MainActor
package enum EngineLog {
  private static let logger = Logger(label: "touchkit")

  /// Logs what happened and needs no reaction.
  static func inform(_ message: String) { logger.info("\(message)") }

  /// Logs a warning and tells the trace of an application, if there is one.
  package static func warn(_ message: String, in application: UIApplication?) {
    logger.warning("\(message)")
    application?.trace.record(.warning(message))
  }
}

extension UIApplication {
  /// Notes in the trace that the app's code printed a line.
  package func notePrinted(_ line: String) { trace.record(.printed(line)) }
}
