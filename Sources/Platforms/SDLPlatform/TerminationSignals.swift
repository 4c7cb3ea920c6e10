internal import CSDL2
import Foundation

/// Turns the signals that end a program into a request to close, so that it ends in order.
public final class TerminationSignals {
  private let record: SignalRecord
  private var sources: [any DispatchSourceSignal] = []

  /// Creates an inactive watcher that asks SDL's window to close.
  public init() { record = SignalRecord(ask: SignalRecord.askWindow) }

  /// Creates an inactive watcher that calls a function for each signal, on any thread.
  public init(ask: @escaping @Sendable () -> Void) { record = SignalRecord(ask: ask) }

  /// The first such signal that came; nil if none came.
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
  private let ask: @Sendable () -> Void

  init(ask: @escaping @Sendable () -> Void) {
    self.ask = ask
  }

  var first: Int32? { lock.withLock { number } }

  func noteSignal(_ signalNumber: Int32) {
    lock.withLock { number = number ?? signalNumber }
    ask()
  }

  static func askWindow() {
    var event = SDL_Event()
    event.quit = SDL_QuitEvent(type: SDL_QUIT.rawValue, timestamp: sdl.SDL_GetTicks())
    _ = sdl.SDL_PushEvent(&event)
  }
}
