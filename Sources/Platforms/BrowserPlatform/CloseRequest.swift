import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A request to close the window that may be made on any thread, as by a signal's handler.
package final class CloseRequest: Sendable {
  /// Readable when it was made.
  let descriptor: Int32
  private let far: Int32

  /// A request that was not made.
  ///
  /// Where the system has no pipe left, it is never heard; no program gets as far as that.
  package init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }
    (descriptor, far) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(far)
  }

  /// Makes it; waiting for input ends.
  package func make() {
    var mark: UInt8 = 1
    _ = write(far, &mark, 1)
  }

  /// Whether it was made since the last call.
  func take() -> Bool {
    var marks = [UInt8](repeating: 0, count: 64)
    return read(descriptor, &marks, marks.count) > 0
  }
}
