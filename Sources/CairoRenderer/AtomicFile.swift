public import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes files so that a reader sees the old content or the new, never half of it.
public enum AtomicFile {
  /// Writes data to a path, replacing a file that is there.
  ///
  /// The data goes to a temporary file beside the destination, is forced to the disk, and takes
  /// the destination's name. A link is followed. Devices and pipes have no content to protect and
  /// are written to directly. After an error nothing has changed and nothing is left behind.
  public static func write(_ data: Data, to path: String) throws(AtomicFileError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw AtomicFileError(path: path, step: "use the name", code: EINVAL)
    }
    var information = stat()
    guard stat(path, &information) == 0 else {
      guard errno == ENOENT, !isLink(path) else {
        throw AtomicFileError(path: path, step: "find", code: errno)
      }
      return try replace(path, with: data, permissions: nil, naming: path)
    }
    switch information.st_mode & S_IFMT {
    case S_IFREG:
      try overwrite(path, with: data, permissions: information.st_mode & 0o7777)
    case S_IFDIR:
      throw AtomicFileError(path: path, step: "write", code: EISDIR)
    default:
      try writeDirectly(data, to: path)
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }

  private static func overwrite(
    _ path: String,
    with data: Data,
    permissions: mode_t
  ) throws(AtomicFileError) {
    guard access(path, W_OK) == 0 else {
      throw AtomicFileError(path: path, step: "write", code: errno)
    }
    guard let resolved = realpath(path, nil) else {
      throw AtomicFileError(path: path, step: "find", code: errno)
    }
    defer { free(resolved) }
    try replace(String(cString: resolved), with: data, permissions: permissions, naming: path)
  }

  private static func replace(
    _ destination: String,
    with data: Data,
    permissions: mode_t?,
    naming path: String
  ) throws(AtomicFileError) {
    let (descriptor, temporary) = try createTemporary(beside: destination, naming: path)
    do throws(AtomicFileError) {
      try fill(descriptor, with: data, permissions: permissions, naming: path)
      guard rename(temporary, destination) == 0 else {
        throw AtomicFileError(path: path, step: "give the finished file the name", code: errno)
      }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Creates an empty file that no other process uses, in the folder of the destination.
  private static func createTemporary(
    beside destination: String,
    naming path: String
  ) throws(AtomicFileError) -> (descriptor: Int32, path: String) {
    let folder = destination.lastIndex(of: "/").map { String(destination[...$0]) } ?? ""
    while true {
      let number = String(UInt64.random(in: 0 ... .max), radix: 36)
      let temporary = "\(folder).touch-sandbox-\(number).tmp"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, temporary) }
      guard errno == EEXIST || errno == EINTR else {
        throw AtomicFileError(path: path, step: "create a file in the folder of", code: errno)
      }
    }
  }

  /// Writes, forces to disk and closes, in any case.
  private static func fill(
    _ descriptor: Int32,
    with data: Data,
    permissions: mode_t?,
    naming path: String
  ) throws(AtomicFileError) {
    do throws(AtomicFileError) {
      if let permissions, fchmod(descriptor, permissions) != 0 {
        throw AtomicFileError(path: path, step: "set the permissions of", code: errno)
      }
      try writeAll(data, to: descriptor, naming: path)
      guard fsync(descriptor) == 0 else {
        throw AtomicFileError(path: path, step: "store on the disk", code: errno)
      }
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else {
      throw AtomicFileError(path: path, step: "finish", code: errno)
    }
  }

  private static func writeDirectly(_ data: Data, to path: String) throws(AtomicFileError) {
    // Without O_NONBLOCK a pipe without a reader would wait for ever.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw AtomicFileError(path: path, step: "open", code: errno)
    }
    _ = fcntl(descriptor, F_SETFL, 0)
    defer { close(descriptor) }
    try writeAll(data, to: descriptor, naming: path)
  }

  private static func writeAll(
    _ data: Data,
    to descriptor: Int32,
    naming path: String
  ) throws(AtomicFileError) {
    let code: Int32 = data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = putBytes(UnsafeRawBufferPointer(rebasing: rest), into: descriptor)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : EIO }
        rest = rest.dropFirst(count)
      }
      return 0
    }
    guard code == 0 else { throw AtomicFileError(path: path, step: "write", code: code) }
  }
}

/// The system's `write`, which inside the enumeration would mean the enumeration's own.
private func putBytes(_ bytes: UnsafeRawBufferPointer, into descriptor: Int32) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
