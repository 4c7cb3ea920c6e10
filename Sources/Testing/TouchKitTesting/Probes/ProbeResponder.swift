import TouchKit

/// A responder that logs its calls and passes them on if asked to.
@MainActor
protocol ProbeResponder: UIResponder {
  var log: ProbeLog { get }
  var probeName: String { get }
  /// Whether the class's own handling follows.
  var forwards: Bool { get }
}

extension ProbeResponder {
  /// Logs the calling method and its touches; returns whether the class's own handling follows.
  func logs(_ touches: Set<UITouch>, _ method: String = #function) -> Bool {
    log.add(probeName, method.baseName, touches)
    return forwards
  }

  /// Logs the calling method and its presses; returns whether the class's own handling follows.
  func logs(_ presses: Set<UIPress>, _ method: String = #function) -> Bool {
    log.add(probeName, method.baseName, presses)
    return forwards
  }

  /// Logs the calling method of a motion; returns whether the class's own handling follows.
  func logsMotion(_ method: String = #function) -> Bool {
    log.add(probeName, method.baseName)
    return forwards
  }
}

extension String {
  /// A method's name without its labels.
  fileprivate var baseName: String { String(prefix { $0 != "(" }) }
}
