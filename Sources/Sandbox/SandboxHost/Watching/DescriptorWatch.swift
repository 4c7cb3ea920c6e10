import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A watch that calls a closure on the main thread when a descriptor is readable, and ends a window's wait.
@MainActor
package final class DescriptorWatch {
  private let source: any DispatchSourceRead

  /// Watches a copy of a descriptor; nil if the system has no free descriptor.
  package init?(_ descriptor: Int32, readable: @escaping @MainActor () -> Void) {
    let copy = dup(descriptor)
    guard copy >= 0 else { return nil }
    _ = fcntl(copy, F_SETFD, FD_CLOEXEC)
    source = DispatchSource.makeReadSource(fileDescriptor: copy, queue: .main)
    source.setEventHandler {
      // The handler runs on the main queue, although its type does not declare it.
      MainActor.assumeIsolated { readable() }
    }
    source.setCancelHandler { close(copy) }
    source.resume()
  }

  isolated deinit { source.cancel() }
}
