import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Which references tests compared with, as a file that `prune` reads: one path a line.
///
/// It is kept where the environment names a file in `SCREENSHOT_LOG`.
public enum ScreenshotUse {
  /// The variable of the environment that names the file.
  public static let variable = "SCREENSHOT_LOG"

  /// Notes that a reference was compared with, or would have been if there were one.
  static func logUse(
    of reference: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard let path = environment[variable], !path.isEmpty else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // One call, so that the lines of test processes that run at the same time do not mix.
    let line = Array((URL(fileURLWithPath: reference).standardizedFileURL.path + "\n").utf8)
    _ = write(descriptor, line, line.count)
  }

  /// The references that a file names.
  public static func references(in text: String) -> Set<String> {
    Set(text.split(separator: "\n").map(String.init))
  }
}
