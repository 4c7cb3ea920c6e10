import DispatchTracing

/// Touches that end before their finger lifts.
extension UIApplication {
  /// Notes that views left their window.
  ///
  /// Their touches end after the present event, so that a view that is taken out and put back in
  /// one callback keeps them.
  final func viewsWereLost() {
    hasLostViews = true
    guard !queue.isDelivering else { return }
    CurrentApplication.with(self) { endTouchesOfLostViews() }
  }

  /// Cancels the touches of views that are no longer in their window.
  final func endTouchesOfLostViews() {
    // Callbacks may remove further views.
    while hasLostViews {
      hasLostViews = false
      router.cancelTouchesOfLostViews()
    }
  }

  /// Cancels every touch.
  final func endTouches(_ cause: CancellationCause) {
    router.cancelAll(cause)
  }
}
