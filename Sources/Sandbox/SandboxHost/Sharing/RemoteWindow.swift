import BrowserPlatform
import CairoRenderer
package import Foundation
package import Geometry
package import SDLPlatform
import TextFormats
import TouchInput

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A window of another process, which sends input and receives pictures.
///
/// The other end of the connection is a `SharedWindow`. When that process ends, the window sends a close request.
package final class RemoteWindow {
  let socket: MessageSocket
  /// The number of seconds that the window's clock is ahead of the system's monotonic clock.
  private let clock: TimeInterval
  private(set) var state: WindowState
  /// The picture, as shown by the window so far.
  var output: RemotePicture
  var contacts = ContactTable()
  private(set) var inbox = Inbox()
  /// The latest request, and the answer to it.
  private var request: (number: Int, answer: WindowAnswer?) = (0, nil)
  private var isTyping = false

  /// The input that arrived and was not delivered yet.
  struct Inbox {
    var parcels: [InputParcel] = []
    var drops: [WindowDrop] = []
    /// The number of the latest delivered batch.
    var number = 0
    /// Whether the program works on delivered input.
    var isBusy = true
    /// The time of the latest event.
    var latest = -TimeInterval.infinity
  }

  /// The time to wait for the window at first, and for each answer, in seconds.
  private static let patience: TimeInterval = 5

  /// Takes ownership of a socket and the picture's memory, and waits for the other process's first message.
  package init(socket descriptor: Int32, memory: Int32) throws(ProgramError) {
    socket = MessageSocket(descriptor: descriptor)
    output = RemotePicture(memory: PictureMemory(descriptor: memory))
    guard case .greeting(let state, let clock)? = Self.firstMessage(of: socket) else {
      throw ProgramError(
        .unavailable,
        "the program that shows the window does not respond. Start it again."
      )
    }
    (self.state, self.clock) = (state, clock)
  }

  /// Returns the first message.
  ///
  /// Later messages follow only after an answer to it.
  private static func firstMessage(of socket: MessageSocket) -> WindowMessage? {
    let end = monotonicTime + patience
    while !socket.isOver, case let time = end - monotonicTime, time > 0 {
      wait(for: [socket.descriptor], timeout: time)
      if let bytes = socket.takeMessages().first { return try? WindowMessage(bytes) }
    }
    return nil
  }

  /// Sends a message; returns false if it is too long.
  @discardableResult
  func post(_ message: DrawingMessage) -> Bool { socket.enqueue(message.bytes) }

  static var monotonicTime: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1_000_000_000
  }

  /// Waits until one of some descriptors is readable; nil waits without a limit.
  static func wait(for readable: [Int32], writable: Int32? = nil, timeout: TimeInterval?) {
    var descriptors = readable.map { descriptor in
      let events = Int16(POLLIN) | (descriptor == writable ? Int16(POLLOUT) : 0)
      return pollfd(fd: descriptor, events: events, revents: 0)
    }
    let milliseconds = timeout.map { min(max(0, $0) * 1000, Double(Int32.max)).rounded(.up) } ?? -1
    poll(&descriptors, nfds_t(descriptors.count), Int32(milliseconds))
  }
}

// MARK: - Messages

extension RemoteWindow {
  /// Receives the pending messages.
  func receive() {
    for bytes in socket.takeMessages() {
      guard let message = try? WindowMessage(bytes) else { return socket.end() }
      switch message {
      case .batch(let parcel): inbox.parcels.append(parcel)
      case .shown: output.isOutstanding = false
      case .answer(let number, let answer):
        if number == request.number { request.answer = answer }
      case .greeting: return socket.end()
      }
    }
  }

  /// Notifies the other process that the program waits for input.
  func becomeIdle() {
    guard inbox.isBusy else { return }
    inbox.isBusy = false
    post(.idle(inbox.number))
  }

  /// Delivers the batches that have arrived.
  func takeParcels() -> [InputEvent] {
    inbox.isBusy = true
    guard !inbox.parcels.isEmpty else {
      post(.busy)
      return []
    }
    let parcels = inbox.parcels
    inbox.parcels = []
    for parcel in parcels {
      inbox.number = parcel.number
      inbox.drops += parcel.drops
      state = parcel.state
    }
    let events = contacts.admit(parcels.flatMap(\.events))
    inbox.latest = max(inbox.latest, events.last?.timestamp ?? inbox.latest)
    return events
  }

  /// Sends a request and waits for the answer; nil without an answer.
  private func ask(_ question: WindowRequest) -> WindowAnswer? {
    request = (request.number + 1, nil)
    guard post(.ask(request.number, question)) else { return nil }
    let end = now + Self.patience
    while request.answer == nil, !socket.isOver, case let time = end - now, time > 0 {
      let writable = socket.hasUnsent ? socket.descriptor : nil
      Self.wait(for: [socket.descriptor], writable: writable, timeout: time)
      socket.flush()
      receive()
    }
    return request.answer
  }
}

// MARK: - DesktopWindow

extension RemoteWindow: DesktopWindow {
  package var now: TimeInterval { max(Self.monotonicTime + clock, inbox.latest) }

  package var size: CGSize { state.size }

  package var scale: Double { state.scale }

  package var pixels: PixelRectangle { state.pixels }

  package var fillsScreen: Bool { state.fillsScreen }

  package var loss: String { "the program that shows the window has exited. Start it again." }

  package func resize(to size: CGSize) -> CGSize {
    if case .size(let size) = ask(.resize(size)) { size } else { self.size }
  }

  package func toggleFullScreen() { post(.toggleFullScreen) }

  package func setTitle(_ title: String) { post(.title(title)) }

  package var clipboardText: String? {
    if case .text(let text) = ask(.clipboard) { text } else { nil }
  }

  package func setClipboardText(_ text: String) -> Bool { ask(.copy(text)) == .done(true) }

  package func follow(isTyping: Bool) {
    guard isTyping != self.isTyping else { return }
    self.isTyping = isTyping
    post(.typing(isTyping))
  }

  package func takeDrops() -> [WindowDrop] {
    defer { inbox.drops = [] }
    return inbox.drops
  }

  package func runMainThreadWork() -> TimeInterval? {
    let next = RunLoop.main.limitDate(forMode: .default)
    return next.flatMap { $0 < .distantFuture ? max(0, $0.timeIntervalSinceNow) : nil }
  }
}
