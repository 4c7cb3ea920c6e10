#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Why a file could not be written.
public struct AtomicFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The destination, as it was given.
  public let path: String
  /// What was tried, as in "cannot write …".
  public let step: String
  /// The system's number for the reason.
  public let code: Int32

  /// The path, what was tried and the system's reason.
  public var description: String {
    "cannot \(step) \(path.debugDescription): \(String(cString: strerror(code)))"
  }
}
