import TouchKit

/// A responder that logs its calls and forwards them if required.
@MainActor
protocol ProbeResponder: UIResponder {
  var log: ProbeLog { get }
  var probeName: String { get }
  /// Whether the probe calls `super`.
  var forwards: Bool { get }
}

extension ProbeResponder {
  /// Logs the calling method and its touches; returns whether to call `super`.
  func logs(_ touches: Set<UITouch>, _ method: String = #function) -> Bool {
    log.add(probeName, method.baseName, touches)
    return forwards
  }

  /// Logs the calling method and its presses; returns whether to call `super`.
  func logs(_ presses: Set<UIPress>, _ method: String = #function) -> Bool {
    log.add(probeName, method.baseName, presses)
    return forwards
  }

  /// Logs the calling method of a motion; returns whether to call `super`.
  func logsMotion(_ method: String = #function) -> Bool {
    log.add(probeName, method.baseName)
    return forwards
  }
}

extension String {
  /// The method's name without its labels.
  fileprivate var baseName: String { String(prefix { $0 != "(" }) }
}
