import Foundation

/// Work from any thread that belongs to the main actor.
nonisolated enum MainActorWork {
  /// Whether the caller is on the main actor.
  ///
  /// A program's main thread is on it. If a program has given its main thread away, as test runners do, other threads
  /// serve the main queue.
  private static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs the work now if that is possible, and otherwise soon.
  static func perform(_ work: @escaping @MainActor () -> Void) {
    if isHere {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
  }

  /// Returns the value of a main-actor object for Foundation.
  ///
  /// Foundation declares `description`, `hash` and `==` for no actor, but calls them for main-actor objects on the main
  /// actor. Traps elsewhere.
  static func reply<Answer: Sendable>(_ question: @MainActor () -> Answer) -> Answer {
    MainActor.assumeIsolated(question)
  }

  /// Returns a value if the caller is on the main actor; nil elsewhere.
  static func answer<Answer: Sendable>(_ question: @MainActor () -> Answer) -> Answer? {
    isHere ? MainActor.assumeIsolated(question) : nil
  }
}
