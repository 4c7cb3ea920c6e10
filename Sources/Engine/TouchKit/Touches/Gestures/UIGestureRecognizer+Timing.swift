import Foundation

/// Timers and limits for recognizers.
extension UIGestureRecognizer {
  /// The application whose touches it receives; constant during an attempt, even if its view moves.
  final var application: UIApplication? {
    arena?.application ?? attachedView?.attachedWindow?.application
  }

  /// The limits of its application.
  final var limits: GestureLimits { application?.gestureLimits ?? GestureLimits() }

  /// Replaces a timer by one that calls a closure at a later input time.
  ///
  /// The closure may retain the recognizer, because timers are cancelled at the end of the attempt.
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
