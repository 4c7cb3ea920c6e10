import DequeModule
import TouchTrace
import Foundation
import TouchInput

/// What waits for its turn; `FramePasses` takes the most urgent first.
///
/// Input and time come first in, first out. What fell due while time passed comes before the moment
/// to which it passed.
struct EventQueue {
  /// Something to do when nothing else is being done.
  enum Work {
    /// Do what fell due while time passed.
    case fire(TimerQueue.Entry)
    /// Let time pass up to a moment, in seconds.
    case reach(TimeInterval)
    /// Handle a batch of input.
    case handle(InputBatch)
  }

  /// What came in from outside.
  private enum Item {
    case time(TimeInterval)
    case batch(InputBatch)
  }

  /// Work for later moments.
  var timers = TimerQueue()

  private var items: Deque<Item> = []
  /// How much fell due since the first item came to the front.
  private var firings = 0

  /// How much may fall due while time passes once; half an hour of frames (our choice).
  ///
  /// A clock that jumps by years must not make a display link show every frame in between.
  private static let maximumFirings = 108_000
  private var interruption: CancellationCause?
  private var hasLostViews = false

  /// The moment that time is passing to, in seconds; in the distant past while it rests.
  var goal: TimeInterval {
    guard case .time(let time) = items.first else { return -.infinity }
    return time
  }

  /// Adds a batch; whatever falls due before it comes first.
  mutating func append(_ batch: InputBatch) {
    append(batch.timestamp)
    items.append(.batch(batch))
  }

  /// Adds the news that a moment was reached.
  mutating func append(_ time: TimeInterval) {
    if time.isFinite { items.append(.time(time)) }
  }

  mutating func interrupt(_ cause: CancellationCause) { interruption = interruption ?? cause }

  mutating func noteLostViews() { hasLostViews = true }

  /// Whether something is to be done.
  var hasWork: Bool {
    hasLostViews || interruption != nil || !items.isEmpty
  }

  /// Whether nothing is to be done before a moment.
  func isIdle(until time: TimeInterval) -> Bool {
    !hasWork && time.isFinite && (timers.nextTime ?? .infinity) > time
  }

  // MARK: - Taking

  /// Whether views left their window since that was last asked.
  mutating func takeLostViews() -> Bool {
    defer { hasLostViews = false }
    return hasLostViews
  }

  /// Why every touch is to be cancelled; nil when none is.
  mutating func takeInterruption() -> CancellationCause? {
    defer { interruption = nil }
    return interruption
  }

  /// The next of what came in, or fell due before it; nil when nothing did.
  mutating func next() -> Work? {
    switch items.first {
    case .time(let time):
      firings += 1
      // What repeats itself counts from here on.
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
