import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Files and folders that are written under temporary names; unfinished ones are removed.
///
/// A signal that ends the program removes them first. After `kill -9` they remain, and the next program that
/// writes into the folder removes them. It recognises them by their lock, which a process loses when it ends.
public enum UnfinishedFiles {
  private static let state = State()
  private static let prefix = ".touch-sandbox-"
  private static let suffix = ".tmp"

  /// The unfinished paths, and the folders whose leftovers were removed.
  private final class State: @unchecked Sendable {
    let lock = NSRecursiveLock()
    var paths: Set<String> = []
    var cleaned: Set<String> = []
    var watch: SignalWatch?
  }

  /// Returns an unused name in a folder, whose path is empty or ends with a slash.
  static func name(in folder: String) -> String {
    let number = String(UInt64.random(in: 0 ... .max), radix: 36)
    return "\(folder)\(prefix)\(number)\(suffix)"
  }

  /// Creates a file or folder under a new name in a folder, and returns its descriptor with the name.
  ///
  /// `make` returns -1 on failure, as system calls do; the result is nil then.
  static func create(in folder: String, _ make: (String) -> Int32) -> (Int32, String)? {
    state.lock.lock()
    defer { state.lock.unlock() }
    if state.watch == nil { state.watch = SignalWatch(removeAll) }
    if state.cleaned.insert(folder).inserted { removeLeftovers(in: folder) }
    while true {
      let path = name(in: folder)
      let descriptor = make(path)
      guard descriptor >= 0 else {
        if errno == EEXIST || errno == EINTR { continue }
        return nil
      }
      state.paths.insert(path)
      // Another program may have found it before it was locked, and removed it as a leftover.
      var information = stat()
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &information) == 0,
        information.st_nlink > 0
      {
        return (descriptor, path)
      }
      close(descriptor)
      state.paths.remove(path)
    }
  }

  /// Calls a closure that finishes or removes a path; no signal interrupts it.
  static func settle<Result>(_ path: String, _ body: () throws -> Result) rethrows -> Result {
    state.lock.lock()
    defer { state.lock.unlock() }
    let result = try body()
    state.paths.remove(path)
    return result
  }

  private static func removeAll() {
    // The lock is kept, because the program ends now.
    state.lock.lock()
    for path in state.paths.sorted() { try? FileManager.default.removeItem(atPath: path) }
  }

  private static func removeLeftovers(in folder: String) {
    let place = folder.isEmpty ? "." : folder
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: place) else { return }
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let path = folder + name
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        try? FileManager.default.removeItem(atPath: path)
      }
      close(descriptor)
    }
  }
}

/// A folder that is created under a temporary name, and moved to its place when it is complete.
public final class UnfinishedFolder {
  /// The temporary path.
  public let path: String
  private let descriptor: Int32
  private var isOver = false

  /// Creates a temporary folder in the folder of a place; nil if that is impossible.
  public init?(beside place: String) {
    let folder = place.lastIndex(of: "/").map { String(place[...$0]) } ?? ""
    let made = UnfinishedFiles.create(in: folder) { path in
      mkdir(path, 0o777) == 0 ? open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1
    }
    guard let made else { return nil }
    (descriptor, path) = made
  }

  deinit { discard() }

  /// Calls a closure that moves the folder or its contents to their place; no signal interrupts it.
  public func finish(_ body: () throws -> Void) throws {
    try UnfinishedFiles.settle(path, body)
    isOver = true
    close(descriptor)
  }

  /// Removes the folder, unless it is finished.
  public func discard() {
    guard !isOver else { return }
    isOver = true
    UnfinishedFiles.settle(path) { try? FileManager.default.removeItem(atPath: path) }
    close(descriptor)
  }
}

/// Calls a function when a signal ends the program, and then lets the signal end it.
///
/// Signals that already have a handler are ignored.
private final class SignalWatch {
  /// The end of the pipe into which the handler writes the signal's number.
  ///
  /// A signal handler may do little else.
  nonisolated(unsafe) private static var entrance: Int32 = -1

  init(_ body: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    // Programs that are started later must not inherit the descriptors.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    Self.entrance = ends[1]
    let exit = ends[0]
    var watched = sigset_t()
    sigemptyset(&watched)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var former = sigaction()
      guard sigaction(number, nil, &former) == 0, former.__sigaction_handler.sa_handler == nil
      else {
        continue
      }
      var action = sigaction()
      action.sa_flags = Int32(SA_RESTART)
      action.__sigaction_handler.sa_handler = { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(SignalWatch.entrance, &byte, 1)
      }
      sigaction(number, &action, nil)
      sigaddset(&watched, number)
    }
    let thread = Thread { [watched] in
      // The parent process may have blocked the signals, and the other threads still block them.
      var signals = watched
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      var byte: UInt8 = 0
      while read(exit, &byte, 1) < 0, errno == EINTR {}
      body()
      signal(Int32(byte), SIG_DFL)
      kill(getpid(), Int32(byte))
    }
    thread.start()
  }
}
