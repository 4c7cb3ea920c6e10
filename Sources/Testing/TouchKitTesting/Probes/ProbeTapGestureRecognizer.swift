public import TouchKit

/// A tap recognizer that logs the states it sends to its targets: `tap.ended [at 50.0 20.0]`.
///
/// The place is the middle of the fingers, in window points. `tap.reset` follows when the recognizer is ready for
/// the next attempt. Without another line before it, the attempt failed.
@preconcurrency @MainActor
open class ProbeTapGestureRecognizer: UITapGestureRecognizer {
  /// The log that receives the states.
  public let log: ProbeLog

  // Isolated to no actor, for the reason given in `Stage`.
  nonisolated deinit {}

  /// Creates a recognizer with a name and a log; `addTarget` gives it more targets.
  public init(_ name: String, log: ProbeLog) {
    self.log = log
    super.init(target: nil, action: nil)
    self.name = name
    addTarget(self, action: ProbeTapGestureRecognizer.logState)
  }

  open override func reset() {
    log.add(probeName, "reset")
    super.reset()
  }

  private func logState() {
    log.add(probeName, "\(state)", ["at " + ProbeLog.text(of: location(in: nil))])
  }
}
