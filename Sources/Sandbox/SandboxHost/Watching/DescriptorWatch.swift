import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A call on the main thread whenever a descriptor can be read, which also ends a window's wait.
@MainActor
package final class DescriptorWatch {
  private let source: any DispatchSourceRead

  /// Watches a descriptor, of which it keeps a copy; nil if the system has none left.
  package init?(_ descriptor: Int32, readable: @escaping @MainActor () -> Void) {
    let copy = dup(descriptor)
    guard copy >= 0 else { return nil }
    _ = fcntl(copy, F_SETFD, FD_CLOEXEC)
    source = DispatchSource.makeReadSource(fileDescriptor: copy, queue: .main)
    source.setEventHandler {
      // The handler runs on the main queue, though its type does not say so.
      MainActor.assumeIsolated { readable() }
    }
    source.setCancelHandler { close(copy) }
    source.resume()
  }

  isolated deinit { source.cancel() }
}
