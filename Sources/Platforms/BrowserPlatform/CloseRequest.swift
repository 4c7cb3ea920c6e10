import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A request to close the window, which any thread can make, and also a signal handler.
package final class CloseRequest: Sendable {
  /// The descriptor that becomes readable when the request is made.
  let descriptor: Int32
  private let far: Int32

  /// Creates a request that is not made yet.
  ///
  /// Where the system has no pipe left, the request never arrives; no program gets that far.
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

  /// Makes the request, which ends the wait for input.
  package func make() {
    var mark: UInt8 = 1
    _ = write(far, &mark, 1)
  }

  /// Returns whether the request was made since the last call.
  func take() -> Bool {
    var marks = [UInt8](repeating: 0, count: 64)
    return read(descriptor, &marks, marks.count) > 0
  }
}
