import Foundation

/// Work that waits for its time, in the order in which it falls due.
///
/// Time here is input time: nothing falls due unless the host lets the application's time pass.
/// Work due at the same moment comes in the order in which it was scheduled.
package struct TimerQueue {
  /// Names scheduled work, to call it off.
  package struct Ticket: Hashable {
    fileprivate let serial: Int
  }

  /// Work, and when it falls due.
  struct Entry {
    let time: TimeInterval
    fileprivate let ticket: Ticket
    let work: () -> Void
  }

  /// The latest first, so that the next one is cheap to take.
  private var entries: [Entry] = []
  private var serial = 0

  /// When the next work falls due; nil when none waits.
  var nextTime: TimeInterval? { entries.last?.time }

  /// Adds work for a moment; one that is no number never comes.
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

  /// Calls work off and answers it; does nothing when it was done or called off before.
  mutating func cancel(_ ticket: Ticket?) -> Entry? {
    guard let ticket else { return nil }
    return entries.lastIndex { $0.ticket == ticket }.map { entries.remove(at: $0) }
  }

  /// Takes the next work that is due at a moment; nil when there is none.
  mutating func popDue(at time: TimeInterval) -> Entry? {
    guard let next = entries.last, next.time <= time else { return nil }
    return entries.popLast()
  }

  /// Before everything that is due earlier or at the same time.
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
