import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The references that tests compared with, as a file that `prune` reads: one path per line.
///
/// The file is written if the environment names it in `SCREENSHOT_LOG`.
public enum ScreenshotUse {
  /// The environment variable that names the file.
  public static let variable = "SCREENSHOT_LOG"

  /// Logs a comparison with a reference, which may be missing.
  static func logUse(
    of reference: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard let path = environment[variable], !path.isEmpty else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // The line is written with one call, so that lines of concurrent test processes do not mix.
    let line = Array((URL(fileURLWithPath: reference).standardizedFileURL.path + "\n").utf8)
    _ = write(descriptor, line, line.count)
  }

  /// Returns the references that a log names.
  public static func references(in text: String) -> Set<String> {
    Set(text.split(separator: "\n").map(String.init))
  }
}
