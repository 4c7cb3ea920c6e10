import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Files and folders that are being made under a name of their own: none of them stays.
///
/// A signal that ends the program removes them first. After `kill -9` they stay, and the next program that writes
/// into the folder removes them. It finds them by their lock, which a process loses when it ends.
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

  /// A name that nothing else has, in a folder that is named with a slash at its end or not at all.
  static func name(in folder: String) -> String {
    let number = String(UInt64.random(in: 0 ... .max), radix: 36)
    return "\(folder)\(prefix)\(number)\(suffix)"
  }

  /// Makes something under a new name in a folder, and returns its descriptor with the name.
  ///
  /// `make` returns -1 where it fails, as system calls do; nil is returned then.
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
      // Another program may have found it before it was locked, and taken it for a leftover.
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

  /// Finishes or removes what is made under a name; no signal comes in between.
  static func settle<Result>(_ path: String, _ body: () throws -> Result) rethrows -> Result {
    state.lock.lock()
    defer { state.lock.unlock() }
    let result = try body()
    state.paths.remove(path)
    return result
  }

  private static func removeAll() {
    // Kept: the program ends now.
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

/// A folder that is made under a name of its own, and takes its place when it is whole.
public final class UnfinishedFolder {
  /// Where it is until then.
  public let path: String
  private let descriptor: Int32
  private var isOver = false

  /// Makes one in the folder of a place; nil where that is not possible.
  public init?(beside place: String) {
    let folder = place.lastIndex(of: "/").map { String(place[...$0]) } ?? ""
    let made = UnfinishedFiles.create(in: folder) { path in
      mkdir(path, 0o777) == 0 ? open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1
    }
    guard let made else { return nil }
    (descriptor, path) = made
  }

  deinit { discard() }

  /// Moves it, or what is in it, where it belongs; no signal comes in between.
  public func finish(_ body: () throws -> Void) throws {
    try UnfinishedFiles.settle(path, body)
    isOver = true
    close(descriptor)
  }

  /// Leaves nothing behind.
  public func discard() {
    guard !isOver else { return }
    isOver = true
    UnfinishedFiles.settle(path) { try? FileManager.default.removeItem(atPath: path) }
    close(descriptor)
  }
}

/// Calls a function when a signal ends the program, and then ends it.
///
/// Signals that already have a handler are left alone.
private final class SignalWatch {
  /// The end into which the handler writes the signal's number: a handler may do next to nothing else.
  nonisolated(unsafe) private static var entrance: Int32 = -1

  init(_ body: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    // Programs that are started in the meantime have no part in it.
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
