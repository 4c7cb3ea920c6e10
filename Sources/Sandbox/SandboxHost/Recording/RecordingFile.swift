import CairoRenderer
import Foundation
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file that grows during a recording and is complete at any moment.
///
/// Each piece is written immediately, so a crash of the program loses nothing. If a piece does not fit on the disk, no
/// part of it stays in the file.
nonisolated final class RecordingFile {
  /// The path of the file.
  let path: String
  private let descriptor: Int32
  private var length: off_t = 0

  /// Creates a file; an existing file is replaced only if the caller asks for it.
  init(path: String, replacing: Bool) throws(ProgramError) {
    let existing = replacing ? 0 : O_EXCL
    // Without O_NONBLOCK, opening a pipe without a reader would block forever.
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK | existing
    descriptor = path.utf8.contains(0) ? -1 : open(path, flags, 0o666)
    self.path = path
    guard descriptor >= 0 else {
      let isThere = errno == EEXIST
      throw ProgramError(
        .cannotCreate,
        isThere
          ? "\(path.debugDescription) exists already. Choose another name, or replace it with "
            + "--force."
          : "\(path.debugDescription) cannot be created (\(String(cString: strerror(errno)))). "
            + "Choose a file in a folder that exists and can be written to."
      )
    }
    try claim()
  }

  /// Empties the file, unless another program records into it.
  private func claim() throws(ProgramError) {
    // Pipes and devices cannot be locked, and have no content to lose.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      throw ProgramError(
        .cannotCreate,
        "\(path.debugDescription) is being recorded by another program. Choose another name, or"
          + " end that recording."
      )
    }
    _ = ftruncate(descriptor, 0)
  }

  deinit { close(descriptor) }

  /// Appends all bytes, or none.
  func append(_ data: Data) throws(ProgramError) {
    let code = put(data)
    guard code == 0 else {
      // The earlier content stays a playable recording.
      _ = ftruncate(descriptor, length)
      throw ProgramError(
        .ioError,
        "\(path.debugDescription) cannot be extended (\(String(cString: strerror(code)))). It "
          + "contains the recording up to this point. Free some disk space and record again."
      )
    }
    length += off_t(data.count)
  }

  private func put(_ data: Data) -> Int32 {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(
          descriptor,
          UnsafeRawBufferPointer(rebasing: rest).baseAddress,
          rest.count
        )
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : EIO }
        rest = rest.dropFirst(count)
      }
      return 0
    }
  }
}
