import Foundation
import Glibc

/// A connection to a socket in the file system, with time limits on all calls.
final class LocalSocket {
  private static let patience = timeval(tv_sec: 10, tv_usec: 0)

  private let descriptor: Int32

  init(path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw LocalSocket.failure("create a socket") }
    var patience = LocalSocket.patience
    let length = socklen_t(MemoryLayout<timeval>.size)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      guard setsockopt(descriptor, SOL_SOCKET, option, &patience, length) == 0 else {
        throw LocalSocket.failure("limit the waiting")
      }
    }
    try connect(to: path)
  }

  deinit {
    close(descriptor)
  }

  func send(_ data: Data) throws {
    let sent = data.withUnsafeBytes {
      Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    guard sent == data.count else { throw LocalSocket.failure("send \(data.count) bytes") }
  }

  func receive(count: Int) throws -> Data {
    var data = Data(count: count)
    let received = data.withUnsafeMutableBytes {
      recv(descriptor, $0.baseAddress, count, Int32(MSG_WAITALL))
    }
    guard received == count else { throw LocalSocket.failure("receive \(count) bytes") }
    return data
  }

  private func connect(to path: String) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let capacity = MemoryLayout.size(ofValue: address.sun_path)
    // A longer path would be cut off without an error, and lead elsewhere.
    guard path.utf8.count < capacity else {
      throw RigError("socket path \(path) is too long: \(capacity - 1) bytes at most; set TMPDIR")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, size)
      }
    }
    guard result == 0 else { throw LocalSocket.failure("connect to \(path)") }
  }

  private static func failure(_ action: String) -> RigError {
    RigError("cannot \(action): \(String(cString: strerror(errno)))")
  }
}
