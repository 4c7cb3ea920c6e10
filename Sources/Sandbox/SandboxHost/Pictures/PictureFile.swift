import CairoRenderer
package import Foundation
import TextFormats

/// The destination of a picture: a file, or standard output.
package struct PictureFile {
  let path: String

  package init(path: String) {
    self.path = path
  }

  /// The path that means standard output.
  static let standardOutput = "-"

  /// Writes all bytes, or none.
  ///
  /// An existing file is replaced only if the caller asks for it.
  package func write(_ data: Data, replacing: Bool) throws(ProgramError) {
    guard path != Self.standardOutput else { return try StandardOutput.write(data) }
    try check(replacing: replacing)
    do {
      try AtomicFile.write(data, to: path)
    } catch {
      throw Self.failure(error)
    }
  }

  /// Prepares for writing piece by piece; an existing file stays unchanged until the last piece.
  package func open(replacing: Bool) throws(ProgramError) -> GrowingOutput {
    guard path != Self.standardOutput else { return GrowingOutput(writer: nil) }
    try check(replacing: replacing)
    do {
      return GrowingOutput(writer: try AtomicFileWriter(path: path))
    } catch {
      throw Self.failure(error)
    }
  }

  /// Returns the error message for a file that cannot be written.
  static func failure(_ error: AtomicFileError) -> ProgramError {
    ProgramError(
      .cannotCreate,
      "\(error). Choose a file in a folder that exists and can be written to."
    )
  }

  /// Throws an error if the file must not be replaced, before any work is done for it.
  package func check(replacing: Bool) throws(ProgramError) {
    // Devices and pipes have no content to lose; writing to a folder fails later.
    guard !replacing, path != Self.standardOutput, isOrdinaryFile else { return }
    throw ProgramError(
      .cannotCreate,
      "\(path.debugDescription) exists already. Choose another name, or replace it with --force."
    )
  }

  private var isOrdinaryFile: Bool {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    )
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }
}
