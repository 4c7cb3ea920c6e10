import DequeModule
import TouchTrace
import Foundation
import TouchInput

/// The queued work of an application, the most urgent first.
///
/// `FramePasses` takes it from the queue. Input and time are first in, first out. Timers that are due come before the
/// time to which the clock advances.
struct EventQueue {
  /// A unit of queued work.
  enum Work {
    /// Runs a timer that is due.
    case fire(TimerQueue.Entry)
    /// Advances the clock to a time, in seconds.
    case reach(TimeInterval)
    /// Handles a batch of input.
    case handle(InputBatch)
  }

  /// An item received from the host.
  private enum Item {
    case time(TimeInterval)
    case batch(InputBatch)
  }

  /// The scheduled timers.
  var timers = TimerQueue()

  private var items: Deque<Item> = []
  /// The number of timers fired for the first item.
  private var firings = 0

  /// The maximum number of timers fired per advance; half an hour of frames (our choice).
  ///
  /// A clock that jumps by years must not make a display link show every frame in between.
  private static let maximumFirings = 108_000
  private var interruption: CancellationCause?
  private var hasLostViews = false

  /// The time to which the clock advances, in seconds; negative infinity if it does not.
  var goal: TimeInterval {
    guard case .time(let time) = items.first else { return -.infinity }
    return time
  }

  /// Appends a batch; timers due before it come first.
  mutating func append(_ batch: InputBatch) {
    append(batch.timestamp)
    items.append(.batch(batch))
  }

  /// Appends an advance of the clock.
  mutating func append(_ time: TimeInterval) {
    if time.isFinite { items.append(.time(time)) }
  }

  mutating func interrupt(_ cause: CancellationCause) { interruption = interruption ?? cause }

  mutating func noteLostViews() { hasLostViews = true }

  /// Whether there is queued work.
  var hasWork: Bool {
    hasLostViews || interruption != nil || !items.isEmpty
  }

  /// Returns whether there is no work before a time.
  func isIdle(until time: TimeInterval) -> Bool {
    !hasWork && time.isFinite && (timers.nextTime ?? .infinity) > time
  }

  // MARK: - Taking

  /// Returns whether views have left their window since the last call.
  mutating func takeLostViews() -> Bool {
    defer { hasLostViews = false }
    return hasLostViews
  }

  /// Returns the cause for which every touch has to be cancelled, or nil.
  mutating func takeInterruption() -> CancellationCause? {
    defer { interruption = nil }
    return interruption
  }

  /// Returns the next item, or a timer due before it; nil if there is no item.
  mutating func next() -> Work? {
    switch items.first {
    case .time(let time):
      firings += 1
      // Repeating timers continue from here.
      if firings == Self.maximumFirings { return .reach(time) }
      if let timer = timers.popDue(at: time) { return .fire(timer) }
      firings = 0
      items.removeFirst()
      return .reach(time)
    case .batch(let batch):
      items.removeFirst()
      return .handle(batch)
    case nil: return nil
    }
  }
}
