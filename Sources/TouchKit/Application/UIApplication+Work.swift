import DispatchTracing

/// One thing after the other: what callbacks cause waits until the present event is handled.
extension UIApplication {
  /// Notes that views left their window.
  ///
  /// Their touches end after the present event, so that a view that is taken out and put back in
  /// one callback keeps them.
  final func viewsWereLost() {
    queue.noteLostViews()
    workOff()
  }

  /// Cancels every touch, now or after the present event.
  final func endTouches(_ cause: CancellationCause) {
    queue.interrupt(cause)
    workOff()
  }

  /// Does what is waiting, unless it was called from within that.
  final func workOff() {
    guard !isWorking else { return }
    isWorking = true
    CurrentApplication.with(self) {
      while let work = queue.next() { perform(work) }
    }
    isWorking = false
  }

  private func perform(_ work: EventQueue.Work) {
    switch work {
    case .endTouchesOfLostViews: router.cancelTouchesOfLostViews()
    case .endTouches(let cause): router.cancelAll(cause)
    case .deliver(let batch): deliver(batch)
    }
  }
}
