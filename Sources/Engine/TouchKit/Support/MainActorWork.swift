import Foundation

/// Work that came from anywhere and belongs to the main actor.
nonisolated enum MainActorWork {
  /// Whether the main actor is where this is called.
  ///
  /// A program's main thread is one place; where a program has handed its main thread over, as test
  /// runners do, the main queue is served by other threads.
  private static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Does it now where that is possible, and otherwise soon.
  static func perform(_ work: @escaping @MainActor () -> Void) {
    if isHere {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
  }

  /// What an object of the main actor answers when Foundation asks it.
  ///
  /// `description`, `hash` and `==` are declared for no actor there, but objects of the main actor are
  /// asked on it. Stops the program elsewhere.
  static func reply<Answer: Sendable>(_ question: @MainActor () -> Answer) -> Answer {
    MainActor.assumeIsolated(question)
  }

  /// An answer, if it can be had now.
  static func answer<Answer: Sendable>(_ question: @MainActor () -> Answer) -> Answer? {
    isHere ? MainActor.assumeIsolated(question) : nil
  }
}
