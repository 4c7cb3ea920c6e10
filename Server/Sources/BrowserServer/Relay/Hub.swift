import NIOCore

/// The connection of the pages with the sandbox.
///
/// The hub belongs to the server's one event loop, on which all its calls run. Closures that could
/// run elsewhere can therefore refer to it.
final class Hub: @unchecked Sendable {
  let limits: Limits
  /// The connections without a viewer.
  let door: Door
  private let loop: any EventLoop
  private let pipe: any Channel
  private var book: ViewerBook
  private var sockets: [UInt32: any ViewerSocket] = [:]
  /// The sockets without a hello.
  private var strangers: [ObjectIdentifier: any ViewerSocket] = [:]
  /// The number of guests that joined and returned in the current second.
  private var arrivals = (second: Int64.min, new: 0, back: 0)
  /// The number of bytes that the sandbox has not read yet.
  private var waiting = 0
  private(set) var isOver = false

  init(_ limits: Limits, pipe: any Channel) {
    (self.limits, self.pipe) = (limits, pipe)
    door = Door(limits)
    loop = pipe.eventLoop
    book = ViewerBook(limits)
  }

  private var seconds: Int64 { Int64(NIODeadline.now().uptimeNanoseconds / 1_000_000_000) }

  // MARK: - Pages

  /// Adds a socket whose page is unknown.
  func opened(_ socket: any ViewerSocket) {
    guard !isOver else { return socket.close(.sandboxEnded) }
    strangers[ObjectIdentifier(socket)] = socket
  }

  /// Lets a page in, with its former viewer's secret and its size; returns nil if it is refused.
  func hello(_ socket: any ViewerSocket, secret: [UInt8], about page: ByteBuffer) -> UInt32? {
    guard !isOver else { return nil }
    guard socket.role == .host || hasTime(isKnown: book.knows(secret, as: socket.role)) else {
      socket.close(.later)
      return nil
    }
    switch book.enter(secret, as: socket.role, at: seconds) {
    case .full:
      socket.close(socket.role == .host ? .elsewhere : .full)
      return nil
    case .new(let number, let secret): return enter(socket, number, secret, isBack: false, page)
    case .back(let number, let secret): return enter(socket, number, secret, isBack: true, page)
    }
  }

  /// Whether another guest can join now.
  ///
  /// Each new page needs the whole scene, which takes time of the sandbox. New and returning guests
  /// have separate limits.
  private func hasTime(isKnown: Bool) -> Bool {
    let now = seconds
    if arrivals.second != now { arrivals = (now, 0, 0) }
    if isKnown { arrivals.back += 1 } else { arrivals.new += 1 }
    return (isKnown ? arrivals.back : arrivals.new) <= limits.guestsPerSecond
  }

  private func enter(
    _ socket: any ViewerSocket,
    _ number: UInt32,
    _ secret: [UInt8],
    isBack: Bool,
    _ page: ByteBuffer
  ) -> UInt32 {
    strangers[ObjectIdentifier(socket)] = nil
    if let old = sockets.removeValue(forKey: number) {
      old.close(.elsewhere)
      tell(PipeFrame(kind: .left, viewer: number, content: ByteBuffer(integer: UInt8(0))))
    }
    sockets[number] = socket
    socket.send(welcome(number, secret))
    var content = ByteBuffer(integer: UInt8(isBack ? 1 : 0))
    content.writeInteger(socket.role.rawValue)
    content.writeImmutableBuffer(page)
    tell(PipeFrame(kind: .joined, viewer: number, content: content))
    return number
  }

  private func welcome(_ number: UInt32, _ secret: [UInt8]) -> ByteBuffer {
    var message = ByteBuffer()
    message.writeInteger(PageMessage.welcome)
    message.writeInteger(PageMessage.version)
    message.writeInteger(number, endianness: .little)
    message.writeBytes(secret)
    return message
  }

  /// Sends a viewer's message to the sandbox; returns nil if the sandbox is not reading.
  func said(_ viewer: UInt32, _ message: ByteBuffer) -> EventLoopFuture<Void>? {
    guard waiting < limits.sandboxBytes else { return nil }
    if PageMessage.takesPart(message) { book.heard(viewer) }
    return tell(PipeFrame(kind: .said, viewer: viewer, content: message))
  }

  /// Removes a closed socket.
  func closed(_ socket: any ViewerSocket, _ viewer: UInt32?, _ cause: LeavingCause) {
    strangers[ObjectIdentifier(socket)] = nil
    guard let viewer, sockets[viewer] === socket else { return }
    sockets[viewer] = nil
    book.leave(viewer, at: seconds)
    tell(PipeFrame(kind: .left, viewer: viewer, content: ByteBuffer(integer: cause.rawValue)))
  }

  // MARK: - The sandbox

  /// Sends a frame to the sandbox; the future completes after it was written.
  @discardableResult
  func tell(_ frame: PipeFrame) -> EventLoopFuture<Void>? {
    guard !isOver else { return nil }
    let bytes = frame.bytes
    let count = bytes.readableBytes
    waiting += count
    let sent = pipe.writeAndFlush(bytes)
    sent.whenComplete { [weak self] _ in self?.waiting -= count }
    return sent
  }

  /// Handles a frame of the sandbox for a viewer; ignores viewers that are gone.
  func receive(_ frame: PipeFrame) {
    if frame.kind == .showMany { return showMany(frame.content) }
    guard let socket = sockets[frame.viewer] else { return }
    switch frame.kind {
    case .show: socket.send(frame.content)
    case .drop:
      let code = frame.content.getInteger(at: 0, endianness: .little, as: UInt16.self)
      socket.close(ClosingCode(rawValue: code ?? 0) ?? .brokenRule, .dropped)
    case .listening, .joined, .left, .said, .failed, .showMany: break
    }
  }

  /// Sends one message to many viewers; all queues share its bytes.
  private func showMany(_ content: ByteBuffer) {
    var content = content
    guard let count = content.readInteger(endianness: .little, as: UInt16.self) else { return }
    var numbers: [UInt32] = []
    for _ in 0..<count {
      guard let number = content.readInteger(endianness: .little, as: UInt32.self) else { return }
      numbers.append(number)
    }
    for number in numbers { sockets[number]?.send(content) }
  }

  /// Closes all sockets after the sandbox exited.
  func end() {
    isOver = true
    for socket in Array(sockets.values) + Array(strangers.values) { socket.close(.sandboxEnded) }
    (sockets, strangers) = ([:], [:])
  }
}

/// A page's socket, from the hub's view.
protocol ViewerSocket: AnyObject {
  /// The role of the page.
  var role: Role { get }

  /// Sends a message.
  func send(_ message: ByteBuffer)

  /// Closes the socket with a code and a cause.
  func close(_ code: ClosingCode, _ cause: LeavingCause)
}

extension ViewerSocket {
  func close(_ code: ClosingCode) { close(code, .gone) }
}

/// The reasons for the departure of a viewer, for the sandbox.
enum LeavingCause: UInt8, Sendable {
  case gone, brokenRule, tooSlow, dropped
}

/// The codes with which a socket is closed, for the page.
enum ClosingCode: UInt16, Sendable {
  case protocolError = 1002
  case noText = 1003
  case brokenRule = 1008
  case tooLong = 1009
  case later = 1013
  case sandboxEnded = 4000
  case elsewhere = 4001
  case otherVersion = 4002
  case full = 4003
}

/// The messages that the server knows; it forwards all others unchanged.
enum PageMessage {
  static let version: UInt8 = 2
  static let hello: UInt8 = 1
  static let welcome: UInt8 = 65

  /// Whether a message contains an action, the name or the choice of its viewer.
  static func takesPart(_ message: ByteBuffer) -> Bool {
    let kind = message.getInteger(at: message.readerIndex, as: UInt8.self)
    return kind == 2 || kind == 5 || kind == 6
  }
}
