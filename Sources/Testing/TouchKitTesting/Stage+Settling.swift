import TouchTrace
public import Foundation
import TouchInput
import TouchKit

extension Stage {
  /// Advances time until no work waits and nothing moves; returns whether that state was reached.
  ///
  /// Timers, delayed touches, multiple taps, animations and scroll views that slow down run to their end. Some
  /// work is endless, such as a repeating animation or a finger that rests on a long press. After a limit, 10
  /// seconds by default, the call ends.
  ///
  /// On the main thread outside of any task, it also runs the work on the main queue and in the main run loop. It
  /// does so as ``settleMainQueue(within:fileID:file:line:column:)`` does. A test of Swift Testing, and an `async`
  /// test of XCTest, is itself work on the main queue. No other work runs there before the test ends or awaits.
  /// Such tests call `await stage.settleMainQueue()`.
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

  /// Advances time and runs the work on the main queue until neither waits; returns whether that was reached.
  ///
  /// Work on the main queue comes from the app through `DispatchQueue.main`, `OperationQueue.main` and tasks on
  /// the main actor, and from that work itself:
  ///
  /// ```swift
  /// @MainActor @Test func loads() async {
  ///   stage.finger.tap("load")     // DispatchQueue.main.async { label.text = "done" }
  ///   await stage.settleMainQueue()
  ///   #expect(label.text == "done")
  /// }
  /// ```
  ///
  /// Work in `RunLoop.main` runs in tests of XCTest; Swift Testing runs no run loop. The call does not wait for
  /// work on other threads, nor for work at a later time (`asyncAfter`, `Task.sleep`).
  ///
  /// The call ends when 20 turns of the main queue in a row changed nothing in the application. It never hangs.
  /// Work that restarts itself and still changes the application after 1 000 turns fails the test at this line.
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

  /// Advances time until nothing is due; returns false if something is still due at the end.
  private func passTime(until end: TimeInterval) -> Bool {
    application.layoutIfNeeded()
    while let deadline = application.nextDeadline {
      guard deadline <= end else {
        advance(to: end)
        return false
      }
      advance(to: max(deadline, time))
      // A deadline that does not advance would block the test for ever.
      if let next = application.nextDeadline, next <= time { advance(by: FramePeriod.seconds) }
    }
    return true
  }

  // MARK: - The main queue

  private var changes: StageChanges {
    StageChanges(time: time, records: log.records.count, screen: application.changeCount)
  }

  /// Runs the waiting work on the main thread, once; returns false if the caller occupies the main queue.
  private func runMainThreadWork() -> Bool {
    guard Thread.isMainThread, withUnsafeCurrentTask(body: { $0 == nil }) else { return false }
    let mark = MainQueueMark()
    DispatchQueue.main.async { mark.isReached = true }
    _ = RunLoop.main.limitDate(forMode: .default)
    return mark.isReached
  }

  /// Waits until the present work on the main queue has run.
  private func awaitMainQueue() async {
    // Work that only passes through another thread has returned by then, if that thread is free.
    await Task.detached {}.value
    await withCheckedContinuation { waiting in
      DispatchQueue.main.async { waiting.resume() }
    }
  }

  private func refuseEndlessWork(_ place: CallSite) -> Bool {
    refuse(
      "the main queue still changes the application after \(QuietWatch.longest) turns, because "
        + "each block starts another",
      at: place
    )
    return false
  }
}

/// The state of an application, for comparing two moments.
nonisolated private struct StageChanges: Equatable {
  let time: TimeInterval
  let records: Int
  let screen: Int
}

/// Decides from the changes per turn when work on the main queue has ended.
nonisolated private struct QuietWatch {
  /// The number of turns without a change that mean the end; work may reschedule itself several times before.
  static let quietTurns = 20
  /// The maximum number of turns.
  static let longest = 1_000

  private var latest: StageChanges?
  private var quiet = 0
  private var turns = 0

  /// Returns whether the application was unchanged for long enough; called once per turn.
  mutating func isQuiet(_ changes: StageChanges) -> Bool {
    quiet = changes == latest ? quiet + 1 : 0
    latest = changes
    turns += 1
    return quiet == Self.quietTurns
  }

  var isEndless: Bool { turns >= Self.longest }
}

/// A mark that notes when the main queue reached it.
private final class MainQueueMark {
  var isReached = false

  nonisolated deinit {}
}
