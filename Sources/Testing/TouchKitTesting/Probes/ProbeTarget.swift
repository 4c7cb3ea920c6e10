import TouchKit

/// A target of controls and recognizers that logs the actions it receives.
///
/// `button.addTarget(target, action: ProbeTarget.fire, for: .touchUpInside)`; senders do not retain it.
@preconcurrency @MainActor
public final class ProbeTarget {
  /// The log that receives the actions.
  public let log: ProbeLog
  /// The name of the target in the log.
  public let name: String

  // Isolated to no actor, for the reason given in `Stage`.
  nonisolated deinit {}

  /// Creates a target with a name and a log.
  public init(_ name: String, log: ProbeLog) {
    self.log = log
    self.name = name
  }

  /// Logs the sender, and the state of a recognizer.
  public func fire(_ sender: Any) {
    if let recognizer = sender as? UIGestureRecognizer {
      return log.add(name, "fire", ["\(recognizer.probeName) \(recognizer.state)"])
    }
    let view = sender as? UIView
    log.add(name, "fire", [view?.accessibilityIdentifier ?? String(describing: type(of: sender))])
  }
}
