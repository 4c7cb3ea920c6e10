import Foundation
import Glibc

/// A connection to a browser for JSON messages, each followed by a zero byte.
final class BrowserWire {
  /// The end for the browser.
  private(set) var farEnd: Int32

  private let nearEnd: Int32
  private var received = Data()

  init() throws {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw RigError("cannot create a pair of sockets: \(String(cString: strerror(errno)))")
    }
    (nearEnd, farEnd) = (ends[0], ends[1])
    var patience = timeval(tv_sec: Int(Patience.limit), tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(nearEnd, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
  }

  deinit {
    handOver()
    close(nearEnd)
  }

  /// Closes this process's copy of the far end, so that the connection closes when the browser ends.
  func handOver() {
    if farEnd >= 0 { close(farEnd) }
    farEnd = -1
  }

  func send(_ message: [String: Any]) throws {
    var data = try JSONSerialization.data(withJSONObject: message)
    data.append(0)
    while !data.isEmpty {
      let count = data.withUnsafeBytes {
        Glibc.send(nearEnd, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw failure("listens") }
      data.removeFirst(count)
    }
  }

  /// Waits for the next message and returns it.
  func receive() throws -> [String: Any] {
    var end = received.firstIndex(of: 0)
    while end == nil {
      var part = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(nearEnd, &part, part.count, 0)
      guard count > 0 else { throw failure("answers") }
      let known = received.count
      received.append(contentsOf: part.prefix(count))
      end = received[(received.startIndex + known)...].firstIndex(of: 0)
    }
    let line = received[received.startIndex..<(end ?? received.endIndex)]
    received = Data(received[((end ?? received.endIndex) + 1)...])
    guard let message = try JSONSerialization.jsonObject(with: line) as? [String: Any] else {
      throw RigError("the browser sent no object")
    }
    return message
  }

  private func failure(_ what: String) -> RigError {
    RigError("the browser no longer \(what): \(String(cString: strerror(errno)))")
  }
}
