#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file that is written piece by piece; a reader sees nothing of it until it is complete.
///
/// The data goes to a temporary file beside the destination, is forced to the disk, and takes the destination's
/// name. A link is followed. Devices and pipes have no content to protect and are written to directly. A writer
/// that is discarded before `finish()` leaves no files and changes nothing.
public final class AtomicFileWriter {
  private let path: String
  private let descriptor: Int32
  /// The file that replaces the destination; nil if the destination is written to directly.
  private let replacement: (temporary: String, destination: String)?
  private var isOver = false

  /// Creates a writer for a path.
  public init(path: String) throws(AtomicFileError) {
    self.path = path
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw AtomicFileError(path: path, step: "use the name", code: EINVAL)
    }
    var information = stat()
    guard stat(path, &information) == 0 else {
      guard errno == ENOENT, !Self.isLink(path) else {
        throw AtomicFileError(path: path, step: "find", code: errno)
      }
      (descriptor, replacement) = try Self.createTemporary(beside: path, naming: path)
      return
    }
    switch information.st_mode & S_IFMT {
    case S_IFREG:
      let destination = try Self.replaceable(path)
      (descriptor, replacement) = try Self.createTemporary(beside: destination, naming: path)
      // From here on the object exists, and its deinitializer removes the file that it created.
      if fchmod(descriptor, information.st_mode & 0o7777) != 0 {
        throw AtomicFileError(path: path, step: "set the permissions of", code: errno)
      }
    case S_IFDIR:
      throw AtomicFileError(path: path, step: "write", code: EISDIR)
    default:
      (descriptor, replacement) = (try Self.openDirectly(path), nil)
    }
  }

  deinit { giveUp() }

  /// Discards the file; later writes are ignored.
  public func giveUp() {
    guard !isOver else { return }
    isOver = true
    if let replacement {
      UnfinishedFiles.settle(replacement.temporary) { _ = unlink(replacement.temporary) }
    }
    close(descriptor)
  }

  /// Adds bytes at the end.
  public func append(_ bytes: UnsafeRawBufferPointer) throws(AtomicFileError) {
    guard !isOver else { return }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw AtomicFileError(path: path, step: "write", code: count < 0 ? errno : EIO)
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Puts the file in its place; call it once, after the last piece.
  public func finish() throws(AtomicFileError) {
    guard !isOver else { return }
    if replacement != nil, fsync(descriptor) != 0 {
      throw AtomicFileError(path: path, step: "store on the disk", code: errno)
    }
    isOver = true
    guard let replacement else {
      guard close(descriptor) == 0 else {
        throw AtomicFileError(path: path, step: "finish", code: errno)
      }
      return
    }
    // The renamed file is on the disk, so closing it can no longer change it.
    defer { close(descriptor) }
    let (temporary, destination) = replacement
    let code = UnfinishedFiles.settle(temporary) { () -> Int32? in
      guard rename(temporary, destination) != 0 else { return nil }
      let code = errno
      unlink(temporary)
      return code
    }
    if let code {
      throw AtomicFileError(path: path, step: "give the finished file the name", code: code)
    }
  }

  // MARK: - Opening

  private static func isLink(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the file behind links, if it may be written to.
  private static func replaceable(_ path: String) throws(AtomicFileError) -> String {
    guard access(path, W_OK) == 0 else {
      throw AtomicFileError(path: path, step: "write", code: errno)
    }
    guard let resolved = realpath(path, nil) else {
      throw AtomicFileError(path: path, step: "find", code: errno)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Creates an empty file that no other process uses, in the folder of the destination.
  private static func createTemporary(
    beside destination: String,
    naming path: String
  ) throws(AtomicFileError) -> (Int32, (temporary: String, destination: String)?) {
    let folder = destination.lastIndex(of: "/").map { String(destination[...$0]) } ?? ""
    let created = UnfinishedFiles.create(in: folder) { temporary in
      open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard let (descriptor, temporary) = created else {
      throw AtomicFileError(path: path, step: "create a file in the folder of", code: errno)
    }
    return (descriptor, (temporary, destination))
  }

  private static func openDirectly(_ path: String) throws(AtomicFileError) -> Int32 {
    // Without O_NONBLOCK, opening a pipe without a reader would never return.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw AtomicFileError(path: path, step: "open", code: errno)
    }
    _ = fcntl(descriptor, F_SETFL, 0)
    return descriptor
  }
}
