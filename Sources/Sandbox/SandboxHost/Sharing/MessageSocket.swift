import Foundation
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// One end of a socket pair through which two processes exchange messages.
///
/// Each message is its length as four bytes, the lowest first, and its bytes. No call blocks. Bytes that the system
/// does not accept yet are buffered, up to a limit.
nonisolated package final class MessageSocket {
  /// The socket, which is readable when the other process sent bytes or ended.
  package let descriptor: Int32
  /// Whether the connection has ended.
  private(set) var isOver = false
  private var received: [UInt8] = []
  private var unsent: [UInt8] = []

  /// The largest size of a message, in bytes.
  static let longestMessage = 512 << 10
  /// The largest number of buffered bytes for a process that does not read.
  static let mostUnsent = 1 << 20
  /// The largest number of bytes to receive at a time.
  private static let mostReceived = 1 << 20

  /// Takes ownership of one end.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Creates the two ends of a connection; other programs do not inherit the descriptors.
  package static func makePair() throws(ProgramError) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
    let kind = SOCK_STREAM | SOCK_CLOEXEC
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      let reason = String(cString: strerror(errno))
      throw ProgramError(.software, "no sockets are left (\(reason)). Close programs.")
    }
    return (ends[0], ends[1])
  }

  /// Whether buffered bytes wait for the other process to read.
  var hasUnsent: Bool { !unsent.isEmpty && !isOver }

  /// Ends the connection for both processes.
  func end() {
    isOver = true
    _ = shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Sends a message; returns false if it is too long.
  ///
  /// If the other process reads too slowly, the connection ends.
  @discardableResult
  func enqueue(_ message: [UInt8]) -> Bool {
    guard message.count <= Self.longestMessage else { return false }
    guard unsent.count + message.count + 4 <= Self.mostUnsent else {
      end()
      return true
    }
    withUnsafeBytes(of: UInt32(message.count).littleEndian) { unsent += $0 }
    unsent += message
    flush()
    return true
  }

  /// Sends as many buffered bytes as the system accepts.
  func flush() {
    while hasUnsent {
      let count = unsent.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      guard count > 0 else { return isOver = true }
      unsent.removeFirst(count)
    }
  }

  /// Receives the available bytes.
  func fill() {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while !isOver, received.count < Self.mostReceived {
      let count = recv(descriptor, &part, part.count, Int32(MSG_DONTWAIT))
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      guard count > 0 else { return isOver = true }
      received += part.prefix(count)
    }
  }

  /// Returns the messages that have arrived completely.
  func takeMessages() -> [ArraySlice<UInt8>] {
    fill()
    var messages: [ArraySlice<UInt8>] = []
    var start = 0
    while received.count - start >= 4 {
      let length = (0..<4).reduce(0) { $0 | Int(received[start + $1]) << (8 * $1) }
      guard length <= Self.longestMessage else {
        end()
        break
      }
      guard received.count - start - 4 >= length else { break }
      messages.append(received[start + 4..<start + 4 + length])
      start += 4 + length
    }
    received.removeFirst(start)
    return messages
  }
}
