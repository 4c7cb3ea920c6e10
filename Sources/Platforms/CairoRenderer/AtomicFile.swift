public import Foundation

/// Writes files so that a reader sees the old content or the new, never half of it.
public enum AtomicFile {
  /// Writes data to a path, replacing an existing file.
  ///
  /// An error changes nothing and leaves no files; see `AtomicFileWriter`.
  public static func write(_ data: Data, to path: String) throws(AtomicFileError) {
    let writer = try AtomicFileWriter(path: path)
    let written = data.withUnsafeBytes { bytes in
      Result { () throws(AtomicFileError) in try writer.append(bytes) }
    }
    try written.get()
    try writer.finish()
  }
}
