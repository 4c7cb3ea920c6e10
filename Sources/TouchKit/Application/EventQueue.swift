import DequeModule
import DispatchTracing
import PointerInput

/// What waits for its turn: input first in, first out, and the ends of touches before it.
struct EventQueue {
  /// Something to do when nothing else is being done.
  enum Work {
    /// Cancel the touches of views that left their window.
    case endTouchesOfLostViews
    /// Cancel every touch.
    case endTouches(CancellationCause)
    /// Handle a batch of input.
    case deliver(InputBatch)
  }

  private var batches: Deque<InputBatch> = []
  private var interruption: CancellationCause?
  private var hasLostViews = false

  mutating func append(_ batch: InputBatch) { batches.append(batch) }

  mutating func interrupt(_ cause: CancellationCause) { interruption = interruption ?? cause }

  mutating func noteLostViews() { hasLostViews = true }

  /// The next thing to do; nil when there is nothing.
  mutating func next() -> Work? {
    if hasLostViews {
      hasLostViews = false
      return .endTouchesOfLostViews
    }
    if let cause = interruption {
      interruption = nil
      return .endTouches(cause)
    }
    return batches.popFirst().map(Work.deliver)
  }
}
