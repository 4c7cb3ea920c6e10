import TouchTrace
public import Foundation
import TouchInput
import TouchKit

extension Stage {
  /// Lets time pass until nothing waits any more and nothing moves; true when it came to that.
  ///
  /// Timers, delayed touches, multiple taps, animations and scroll views that slow down run to
  /// their end. What never ends, such as a repeating animation or a finger that rests on a long
  /// press, is given up after a limit, 10 seconds by default.
  ///
  /// Called on the main thread outside of any task, it also runs what waits on the main queue and
  /// in the main run loop, as ``settleMainQueue(within:fileID:file:line:column:)`` does. A test of
  /// Swift Testing, and an `async` test of XCTest, is itself a piece of work on the main queue: no
  /// other runs there before it ends or awaits. Such tests write `await stage.settleMainQueue()`.
  @discardableResult
  public func settle(
    within limit: TimeInterval = 10,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let end = time + max(0, limit)
    var watch = QuietWatch()
    while passTime(until: end) {
      if watch.isQuiet(changes) || !runMainThreadWork() { return true }
      if watch.isEndless { return refuseEndlessWork(CallSite(fileID, filePath, line, column)) }
    }
    return false
  }

  /// Lets time pass and runs the work on the main queue until neither waits; true when it came to
  /// that.
  ///
  /// Work on the main queue is what the app gave to `DispatchQueue.main`, `OperationQueue.main` and
  /// tasks on the main actor, and what that work gives to them in its turn:
  ///
  /// ```swift
  /// @MainActor @Test func loads() async {
  ///   stage.finger.tap("load")     // DispatchQueue.main.async { label.text = "done" }
  ///   await stage.settleMainQueue()
  ///   #expect(label.text == "done")
  /// }
  /// ```
  ///
  /// Work in `RunLoop.main` runs in tests of XCTest; Swift Testing runs no run loop. Work on other
  /// threads, and work that is due at a later hour (`asyncAfter`, `Task.sleep`), is not waited for.
  ///
  /// It ends when 20 turns of the main queue in a row changed nothing of the application. It never
  /// hangs: work that starts itself again and still changes the application after 1 000 turns fails
  /// the test at this line.
  @discardableResult
  public func settleMainQueue(
    within limit: TimeInterval = 10,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> Bool {
    let end = time + max(0, limit)
    var watch = QuietWatch()
    while passTime(until: end) {
      if watch.isQuiet(changes) { return true }
      if watch.isEndless { return refuseEndlessWork(CallSite(fileID, filePath, line, column)) }
      await awaitMainQueue()
    }
    return false
  }

  /// Lets time pass until nothing is due; false if something still is at the end.
  private func passTime(until end: TimeInterval) -> Bool {
    application.layoutIfNeeded()
    while let deadline = application.nextDeadline {
      guard deadline <= end else {
        advance(to: end)
        return false
      }
      advance(to: max(deadline, time))
      // A deadline that does not move on would hold the test for ever.
      if let next = application.nextDeadline, next <= time { advance(by: FramePeriod.seconds) }
    }
    return true
  }

  // MARK: - The main queue

  private var changes: StageChanges {
    StageChanges(time: time, records: log.records.count, screen: application.changeCount)
  }

  /// Runs what waits on the main thread, once; false if the caller occupies the main queue.
  private func runMainThreadWork() -> Bool {
    guard Thread.isMainThread, withUnsafeCurrentTask(body: { $0 == nil }) else { return false }
    let mark = MainQueueMark()
    DispatchQueue.main.async { mark.isReached = true }
    _ = RunLoop.main.limitDate(forMode: .default)
    return mark.isReached
  }

  /// Returns when the work that waited on the main queue has run.
  private func awaitMainQueue() async {
    // Work that only passes through another thread is back by then, if that one is free.
    await Task.detached {}.value
    await withCheckedContinuation { waiting in
      DispatchQueue.main.async { waiting.resume() }
    }
  }

  private func refuseEndlessWork(_ place: CallSite) -> Bool {
    refuse(
      "work on the main queue still changes the application after \(QuietWatch.longest) turns: "
        + "each piece of work starts another",
      at: place
    )
    return false
  }
}

/// The state of an application by which two moments are compared.
nonisolated private struct StageChanges: Equatable {
  let time: TimeInterval
  let records: Int
  let screen: Int
}

/// Decides when work on the main queue has ended, from what it changed per turn.
nonisolated private struct QuietWatch {
  /// How many turns without a change mean the end: work may hand itself on some times before.
  static let quietTurns = 20
  /// How many turns are waited for.
  static let longest = 1_000

  private var latest: StageChanges?
  private var quiet = 0
  private var turns = 0

  /// Whether the application is as it was for long enough; called once per turn.
  mutating func isQuiet(_ changes: StageChanges) -> Bool {
    quiet = changes == latest ? quiet + 1 : 0
    latest = changes
    turns += 1
    return quiet == Self.quietTurns
  }

  var isEndless: Bool { turns >= Self.longest }
}

/// Notes that the main queue came to a place.
private final class MainQueueMark {
  var isReached = false

  nonisolated deinit {}
}
