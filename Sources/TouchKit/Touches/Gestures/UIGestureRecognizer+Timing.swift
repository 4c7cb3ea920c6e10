import Foundation

/// Time and measures, as recognizers need them.
extension UIGestureRecognizer {
  /// The application whose touches it sees; during an attempt the same, wherever its view goes.
  final var application: UIApplication? {
    arena?.application ?? attachedView?.attachedWindow?.application
  }

  /// The measures of its application.
  final var limits: GestureLimits { application?.gestureLimits ?? GestureLimits() }

  /// Replaces a timer by one that has something done at a later moment of input time.
  final func restart(
    _ timer: inout TimerQueue.Ticket?,
    at time: TimeInterval,
    _ work: @escaping () -> Void
  ) {
    stop(&timer)
    timer = application?.schedule(at: time, work)
  }

  /// Calls off a timer.
  final func stop(_ timer: inout TimerQueue.Ticket?) {
    application?.cancel(timer)
    timer = nil
  }
}
