internal import CMainQueue
internal import CSDL2
public import Foundation
internal import TouchInput

#if canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The work that a program defers to its main thread: tasks, the dispatch queue, timers.
///
/// The event loop sleeps in SDL, which does not know of this work. So a thread watches for it and wakes SDL.
final class MainThreadWork: @unchecked Sendable {
  static let shared = MainThreadWork()

  /// The interval of checks where the system does not report work, in seconds.
  private static let patience: TimeInterval = FramePeriod.seconds

  private let lock = NSLock()
  private var isReported = false
  private let isTaken = DispatchSemaphore(value: 0)
  /// The descriptor that is readable while there is work on the main queue.
  private let queue = MainThreadWork.mainQueueDescriptor

  private init() {
    guard queue != nil else { return }
    let watcher = Thread { [self] in watch() }
    watcher.name = "main thread work"
    watcher.start()
  }

  /// Runs the due work; returns the seconds until more is due, nil if nothing is scheduled.
  @MainActor
  func run() -> TimeInterval? {
    let next = RunLoop.main.limitDate(forMode: .default)
    let wasReported = lock.withLock {
      defer { isReported = false }
      return isReported
    }
    if wasReported { isTaken.signal() }
    guard queue != nil else { return Self.patience }
    return next.flatMap { $0 < .distantFuture ? max(0, $0.timeIntervalSinceNow) : nil }
  }

  private func watch() {
    guard let queue else { return }
    while true {
      var descriptor = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, -1) == 1 else { continue }
      lock.withLock { isReported = true }
      var event = SDL_Event()
      event.user = SDL_UserEvent(
        type: SDL_USEREVENT.rawValue,
        timestamp: sdl.SDL_GetTicks(),
        windowID: 0,
        code: 0,
        data1: nil,
        data2: nil
      )
      _ = sdl.SDL_PushEvent(&event)
      isTaken.wait()
    }
  }

  /// The descriptor that Foundation's run loop watches too; nil on a system without one.
  ///
  /// The linker resolves it. A program with Dispatch linked in, such as a released one, has no symbols at run
  /// time.
  static var mainQueueDescriptor: Int32? {
    let descriptor = sandbox_main_queue_descriptor()
    return descriptor >= 0 ? descriptor : nil
  }
}

extension PlatformWindow {
  /// Runs the work that the program deferred to its main thread: tasks, the dispatch queue, timers.
  ///
  /// Returns the seconds until more is due; nil if nothing is scheduled. New work ends the wait of
  /// `nextEvents(timeout:)`.
  public func runMainThreadWork() -> TimeInterval? { MainThreadWork.shared.run() }
}
