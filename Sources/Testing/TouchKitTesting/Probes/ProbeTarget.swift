import TouchKit

/// A target that logs the actions it is sent, for controls and recognizers.
///
/// `button.addTarget(target, action: ProbeTarget.fire, for: .touchUpInside)`; senders do not retain
/// it.
@preconcurrency @MainActor
public final class ProbeTarget {
  /// The log that receives the actions.
  public let log: ProbeLog
  /// What the log calls it.
  public let name: String

  // See `Stage`.
  nonisolated deinit {}

  /// Creates a target with a name and a log.
  public init(_ name: String, log: ProbeLog) {
    self.log = log
    self.name = name
  }

  /// The action: logs the sender, and of a recognizer its state.
  public func fire(_ sender: Any) {
    if let recognizer = sender as? UIGestureRecognizer {
      return log.add(name, "fire", ["\(recognizer.probeName) \(recognizer.state)"])
    }
    let view = sender as? UIView
    log.add(name, "fire", [view?.accessibilityIdentifier ?? String(describing: type(of: sender))])
  }
}
