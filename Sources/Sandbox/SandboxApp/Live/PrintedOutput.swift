import Foundation
import SandboxHost

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The standard output of the user's code, which the event log shows, too.
///
/// It goes into a file. Code that prints much in one call would block forever on a pipe without a reader.
final class PrintedOutput {
  /// The name of the file.
  nonisolated static let name = "printed.txt"

  private let file: Int32
  private var rest = ""

  /// Redirects printed output to a file; nil if no file can be created.
  init?(folder: String) {
    file = open("\(folder)/\(Self.name)", O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    dup2(file, STDOUT_FILENO)
  }

  /// Discards the output since the last call.
  func drop() { ftruncate(file, 0) }

  /// Returns the lines that were printed since the last call, and forwards them.
  func takeLines() -> [String] {
    let size = lseek(file, 0, SEEK_END)
    guard size > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(size))
    let count = pread(file, &bytes, bytes.count, 0)
    ftruncate(file, 0)
    guard count > 0 else { return [] }
    let data = Data(bytes.prefix(count))
    try? FileHandle(fileDescriptor: StandardOutput.descriptor).write(contentsOf: data)
    rest += String(decoding: data, as: UTF8.self)
    var lines = rest.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    rest = lines.removeLast()
    return lines
  }
}
