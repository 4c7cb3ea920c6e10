import Foundation

/// All observations of notifications with methods.
nonisolated final class NotificationWatches: @unchecked Sendable {
  static let shared = NotificationWatches()

  private let lock = NSLock()
  private var watches: [NotificationWatch] = []
  /// The number of observations above which those of deallocated objects are removed.
  private var limit = 32

  func add(_ watch: NotificationWatch) {
    let gone = lock.withLock {
      watches.append(watch)
      guard watches.count > limit else { return [NotificationWatch]() }
      let gone = watches.filter { !$0.isAlive }
      watches.removeAll { !$0.isAlive }
      limit = max(32, watches.count * 2)
      return gone
    }
    for watch in gone { watch.end() }
  }

  func remove(where isChosen: (NotificationWatch) -> Bool) {
    let chosen = lock.withLock {
      let chosen = watches.filter(isChosen)
      watches.removeAll(where: isChosen)
      return chosen
    }
    for watch in chosen { watch.end() }
  }
}
