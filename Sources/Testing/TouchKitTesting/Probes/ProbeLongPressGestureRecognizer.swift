public import TouchKit

/// A long-press recognizer that logs what it tells its targets: `press.began [at 50.0 20.0]`.
///
/// The place is the middle of the fingers, in window points. `press.reset` follows when the
/// recognizer is ready for the next attempt; one with nothing before it says that an attempt failed.
@preconcurrency @MainActor
open class ProbeLongPressGestureRecognizer: UILongPressGestureRecognizer {
  /// Who is told of the states.
  public let log: ProbeLog

  // See `Stage`.
  nonisolated deinit {}

  /// Creates a recognizer with a name and a log; `addTarget` gives it more targets.
  public init(_ name: String, log: ProbeLog) {
    self.log = log
    super.init(target: nil, action: nil)
    self.name = name
    addTarget(self, action: ProbeLongPressGestureRecognizer.logState)
  }

  open override func reset() {
    log.add(probeName, "reset")
    super.reset()
  }

  private func logState() {
    log.add(probeName, "\(state)", ["at " + ProbeLog.text(of: location(in: nil))])
  }
}
