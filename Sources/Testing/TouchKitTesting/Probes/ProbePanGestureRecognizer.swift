public import TouchKit

/// A pan recognizer that logs the states it sends to its targets: `pan.began [by 12.0 0.0, at 112.0 100.0]`.
///
/// The translation and the middle of the fingers are in window points. At the end the line also has the velocity
/// in points per second: `pan.ended [by 60.0 0.0, at 160.0 100.0, 300.0 0.0/s]`. `pan.reset` follows when the
/// recognizer is ready for the next attempt. Without another line before it, the attempt failed.
@preconcurrency @MainActor
open class ProbePanGestureRecognizer: UIPanGestureRecognizer {
  /// The log that receives the states.
  public let log: ProbeLog

  // Isolated to no actor, for the reason given in `Stage`.
  nonisolated deinit {}

  /// Creates a recognizer with a name and a log; `addTarget` gives it more targets.
  public init(_ name: String, log: ProbeLog) {
    self.log = log
    super.init(target: nil, action: nil)
    self.name = name
    addTarget(self, action: ProbePanGestureRecognizer.logState)
  }

  open override func reset() {
    log.add(probeName, "reset")
    super.reset()
  }

  private func logState() {
    var subjects = [
      "by " + ProbeLog.text(of: translation(in: nil)), "at " + ProbeLog.text(of: location(in: nil)),
    ]
    if state == .ended { subjects.append(ProbeLog.text(of: velocity(in: nil)) + "/s") }
    log.add(probeName, "\(state)", subjects)
  }
}
