import Foundation

/// Time and measures, as recognizers need them.
extension UIGestureRecognizer {
  /// The application whose touches it sees; during an attempt the same, wherever its view goes.
  final var application: UIApplication? {
    arena?.application ?? attachedView?.attachedWindow?.application
  }

  /// The measures of its application.
  final var limits: GestureLimits {
    if let arenaLink { return arenaLink.ask { $0.limits } }
    return application?.gestureLimits ?? GestureLimits()
  }

  /// Replaces a timer by one that has something done at a later moment of input time.
  ///
  /// The work may keep the recognizer: a timer is called off when the attempt is over, and the arena
  /// keeps the recognizer until then. A weak reference would make every later use of it slower.
  final func restart(
    _ timer: inout TimerQueue.Ticket?,
    at time: TimeInterval,
    _ work: @escaping () -> Void
  ) {
    stop(&timer)
    timer = askApplication { $0.schedule(at: time, work) }
  }

  /// Calls off a timer.
  final func stop(_ timer: inout TimerQueue.Ticket?) {
    guard timer != nil else { return }
    askApplication { $0.cancel(timer) }
    timer = nil
  }

  /// Asks its application something, if it has one, for which during an attempt nothing is counted.
  private func askApplication<Answer>(_ question: (UIApplication) -> Answer) -> Answer? {
    if let arenaLink { return arenaLink.ask { $0.askApplication(question) } }
    return application.map(question)
  }
}
