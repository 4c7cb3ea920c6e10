package import Foundation
package import SandboxHost
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An input file that the user names; it is read as a whole, up to a limit.
nonisolated package struct InputFile {
  /// The path; `-` is standard input.
  package let path: String

  /// Creates the file of a path.
  package init(path: String) {
    self.path = path
  }

  /// Reads the content up to a limit in bytes; pipes and devices can be refused.
  package func read(limit: Int, regularOnly: Bool = false) throws(ProgramError) -> Data {
    let descriptor = try openFile(regularOnly: regularOnly)
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = readBytes(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw unreadable(.ioError, errno) }
      guard count > 0 else { return data }
      data.append(contentsOf: buffer[..<count])
      guard data.count <= limit else {
        throw ProgramError(
          .dataError,
          "\(PlainText(path)):1:1: the file has more than \(limit) bytes, the maximum. Name a"
            + " smaller file."
        )
      }
    }
  }

  private func openFile(regularOnly: Bool) throws(ProgramError) -> Int32 {
    if path == "-" { return STDIN_FILENO }
    // Without O_NONBLOCK, opening a pipe without a writer would block for ever.
    let descriptor = path.utf8.contains(0) ? -1 : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw unreadable(.noInput, errno) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw unreadable(.noInput, EISDIR)
    }
    guard !regularOnly || information.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw ProgramError(
        .noInput,
        "\(path.debugDescription) is a pipe or a device. Name a file."
      )
    }
    _ = fcntl(descriptor, F_SETFL, 0)
    return descriptor
  }

  private func unreadable(_ status: ExitStatus, _ code: Int32) -> ProgramError {
    ProgramError(
      status,
      "\(path.debugDescription) cannot be read (\(String(cString: strerror(code)))). Name a file "
        + "that exists and that you may read."
    )
  }
}

/// Calls the system's `read`; inside the structure the name would mean its own method.
nonisolated private func readBytes(_ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int)
  -> Int
{
  read(descriptor, &buffer, count)
}
