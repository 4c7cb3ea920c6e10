import Foundation

/// Scheduled closures, in the order in which they are due.
///
/// Times are input times. A timer fires only when the host advances the application's time. Timers with the same time
/// fire in the order in which they were scheduled.
package struct TimerQueue {
  /// An identifier of a timer, for its cancellation.
  package struct Ticket: Hashable {
    fileprivate let serial: Int
  }

  /// A closure and its time.
  struct Entry {
    let time: TimeInterval
    fileprivate let ticket: Ticket
    let work: () -> Void
  }

  /// The entries, latest first, so that removing the next one is cheap.
  private var entries: [Entry] = []
  private var serial = 0

  /// The time of the next timer; nil without timers.
  var nextTime: TimeInterval? { entries.last?.time }

  /// Schedules a closure for a time; it never runs if the time is invalid.
  mutating func schedule(at time: TimeInterval, _ work: @escaping () -> Void) -> Ticket {
    serial += 1
    let ticket = Ticket(serial: serial)
    guard time.isFinite else { return ticket }
    let entry = Entry(time: time, ticket: ticket, work: work)
    if time < nextTime ?? .infinity {
      entries.append(entry)
    } else {
      entries.insert(entry, at: place(of: time))
    }
    return ticket
  }

  /// Cancels a timer and returns it; nil if it has fired or was cancelled before.
  mutating func cancel(_ ticket: Ticket?) -> Entry? {
    guard let ticket else { return nil }
    return entries.lastIndex { $0.ticket == ticket }.map { entries.remove(at: $0) }
  }

  /// Removes and returns the next timer that is due at a time, or nil.
  mutating func popDue(at time: TimeInterval) -> Entry? {
    guard let next = entries.last, next.time <= time else { return nil }
    return entries.popLast()
  }

  /// Returns the index before all entries with an earlier or equal time.
  private func place(of time: TimeInterval) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].time > time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
