public import TouchKit

/// A pan recognizer that logs what it tells its targets: `pan.began [by 12.0 0.0, at 112.0 100.0]`.
///
/// How far it went and where the middle of the fingers is are in window points; when it ends, its
/// speed in points a second stands there too: `pan.ended [by 60.0 0.0, at 160.0 100.0, 300.0 0.0/s]`.
/// `pan.reset` follows when the recognizer is ready for the next attempt; one with nothing before it
/// says that an attempt failed.
@preconcurrency @MainActor
open class ProbePanGestureRecognizer: UIPanGestureRecognizer {
  /// Who is told of the states.
  public let log: ProbeLog

  // See `Stage`.
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
