import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A watcher that notifies when a file's content changes, or when the file is missing.
///
/// An editor may replace the file. The system sends the notifications. There is no polling, so an idle window sleeps.
// The annotation repeats the module's default. Other modules that are built with `-O` and `-enable-testing` do not see
// the default, and reject the isolated `deinit`.
@MainActor
package final class FileWatcher {
  private let source: any DispatchSourceRead

  /// Watches a file and calls back on the main thread; nil if the system cannot watch it.
  package convenience init?(path: String, changed: @escaping @MainActor () -> Void) {
    let url = URL(fileURLWithPath: path)
    let name = url.lastPathComponent
    self.init(in: [url.deletingLastPathComponent().path], named: { $0 == name }, changed: changed)
  }

  /// Watches files by name in folders, and calls back on the main thread; nil if a folder cannot be watched.
  package init?(
    in folders: Set<String>,
    named isWatched: @escaping @Sendable (String) -> Bool,
    changed: @escaping @MainActor () -> Void
  ) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    // The folders are watched, because a replaced file is another file.
    let news = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) | Self.losses
    guard folders.allSatisfy({ inotify_add_watch(descriptor, $0, news) >= 0 }) else {
      close(descriptor)
      return nil
    }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      let events = Self.takeEvents(descriptor).filter { isWatched($0.name) }
      // The handlers run on the main queue, although their type does not declare it.
      if events.contains(where: { !$0.isLoss }) { MainActor.assumeIsolated { changed() } }
      guard events.contains(where: \.isLoss) else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) {
        MainActor.assumeIsolated { changed() }
      }
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  isolated deinit { source.cancel() }

  /// The events after which a file is missing.
  nonisolated private static let losses = UInt32(IN_DELETE | IN_MOVED_FROM)
  /// The number of seconds that an editor may take to replace a file (our choice).
  nonisolated private static let patience = 0.5

  /// Returns the file names of the pending events, and whether the file is missing after the event.
  ///
  /// Each event is a 16-byte header and a name.
  nonisolated private static func takeEvents(_ descriptor: Int32) -> [(name: String, isLoss: Bool)]
  {
    var events: [(name: String, isLoss: Bool)] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      var offset = 0
      while offset + 16 <= count {
        let (kinds, length) = buffer.withUnsafeBytes {
          (
            $0.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
            Int($0.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
          )
        }
        let end = min(count, offset + 16 + length)
        let name = buffer[(offset + 16)..<end].prefix { $0 != 0 }
        events.append((String(decoding: name, as: UTF8.self), kinds & losses != 0))
        offset = end
      }
    }
    return events
  }
}
