#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The reason why a file could not be written.
public struct AtomicFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the destination, as it was given.
  public let path: String
  /// The step that failed, as in "cannot write …".
  public let step: String
  /// The system's error number.
  public let code: Int32

  /// The path, the step that failed, and the system's reason.
  public var description: String {
    "cannot \(step) \(path.debugDescription): \(String(cString: strerror(code)))"
  }
}
