internal import CSDL2
import Foundation

/// Turns the signals that ask a program to end into a request to close, so that it ends in order.
public final class TerminationSignals {
  private let record = SignalRecord()
  private var sources: [any DispatchSourceSignal] = []

  /// Creates a watcher that does not watch yet.
  public init() {}

  /// The first such signal that came, if one did.
  public var received: Int32? { record.first }

  /// Starts watching for interrupt, termination and hang-up; call it before a window is opened.
  public func watch() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Otherwise the signal would end the process at once.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [record] in record.noteSignal(number) }
      source.resume()
      sources.append(source)
    }
  }
}

/// The first signal that came, written on any thread.
private final class SignalRecord: @unchecked Sendable {
  private let lock = NSLock()
  private var number: Int32?

  var first: Int32? { lock.withLock { number } }

  func noteSignal(_ signalNumber: Int32) {
    lock.withLock { number = number ?? signalNumber }
    var event = SDL_Event()
    event.quit = SDL_QuitEvent(type: SDL_QUIT.rawValue, timestamp: SDL_GetTicks())
    SDL_PushEvent(&event)
  }
}
