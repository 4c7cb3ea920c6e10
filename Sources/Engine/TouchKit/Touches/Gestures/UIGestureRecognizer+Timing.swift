import Foundation

/// Time and measures, as recognizers need them.
extension UIGestureRecognizer {
  /// The application whose touches it sees; during an attempt the same, wherever its view goes.
  final var application: UIApplication? {
    arena?.application ?? attachedView?.attachedWindow?.application
  }

  /// The measures of its application.
  final var limits: GestureLimits { application?.gestureLimits ?? GestureLimits() }

  /// Replaces a timer by one that calls work at a later moment of input time.
  ///
  /// The work may keep the recognizer: timers are cancelled when the attempt is over.
  final func restart(
    _ timer: inout TimerQueue.Ticket?,
    at time: TimeInterval,
    _ work: @escaping () -> Void
  ) {
    stop(&timer)
    timer = application?.schedule(at: time, work)
  }

  /// Cancels a timer.
  final func stop(_ timer: inout TimerQueue.Ticket?) {
    guard timer != nil else { return }
    application?.cancel(timer)
    timer = nil
  }
}
