import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The program with access to the network, at the other end of a pair of sockets.
final class ServerProcess {
  /// The descriptor that is readable when the server sent data or exited.
  let descriptor: Int32
  private let process: pid_t
  private var frames = ServerFrames()
  /// Frames that came with the greeting, for the next call of `receive`.
  private var early: ArraySlice<ServerFrame> = []
  /// Whether the connection to the server is over.
  private(set) var isOver = false

  /// Starts a program.
  init(path: String, arguments: [String]) throws(ServerError) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .notStarted(path, reason: String(cString: strerror(errno)))
    }
    defer { Self.closeDescriptor(ends[1]) }
    var number: pid_t = 0
    let result = Self.spawn(path, arguments, ends[1], &number)
    guard result == 0 else {
      Self.closeDescriptor(ends[0])
      throw .notStarted(path, reason: String(cString: strerror(result)))
    }
    (descriptor, process) = (ends[0], number)
  }

  /// The server exits when the connection closes; it notifies its pages first.
  deinit {
    Self.closeDescriptor(descriptor)
    var status: Int32 = 0
    for _ in 0..<100 where waitpid(process, &status, WNOHANG) == 0 { usleep(10_000) }
  }

  private static func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

  private static func spawn(
    _ path: String,
    _ arguments: [String],
    _ end: Int32,
    _ number: inout pid_t
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for standard in [STDIN_FILENO, STDOUT_FILENO] {
      posix_spawn_file_actions_adddup2(&actions, end, standard)
    }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    return posix_spawn(&number, path, &actions, nil, &words, environ)
  }

  /// Returns all frames that the server has sent so far.
  func receive() -> [ServerFrame] {
    var received = Array(early)
    early = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while !isOver {
      let count = recv(descriptor, &part, part.count, Int32(MSG_DONTWAIT))
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { break }
      guard count > 0 else {
        isOver = true
        break
      }
      received += frames.take(part.prefix(count))
      if frames.isBroken { isOver = true }
    }
    return received
  }

  /// Keeps frames for the next call of `receive`, as if they had not been read.
  func putBack(_ frames: ArraySlice<ServerFrame>) { early = frames }

  /// Ends the connection of a viewer that broke a rule.
  func drop(_ viewer: UInt32) {
    var code = WireWriter()
    code.add(UInt16(1008))
    send(SandboxFrame.bytes(SandboxFrame.drop, to: viewer, code.data))
  }

  /// Sends data, and waits until the server has read it, which it does at once.
  func send(_ data: Data) {
    var sent = 0
    while sent < data.count, !isOver {
      let count = data.withUnsafeBytes { bytes in
        Platform.send(descriptor, UnsafeRawBufferPointer(rebasing: bytes[sent...]))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        isOver = true
        return
      }
      sent += count
    }
  }
}

/// The system's function, because a method here has the same name.
private enum Platform {
  static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    let flags = Int32(MSG_NOSIGNAL)
    #if canImport(Musl)
    return Musl.send(descriptor, bytes.baseAddress, bytes.count, flags)
    #else
    return Glibc.send(descriptor, bytes.baseAddress, bytes.count, flags)
    #endif
  }
}
