import CairoRenderer
package import Foundation
import TextFormats

/// Where a picture goes: a file, or standard output.
package struct PictureFile {
  let path: String

  package init(path: String) {
    self.path = path
  }

  /// The path that stands for standard output.
  static let standardOutput = "-"

  /// Writes the bytes, all of them or none.
  ///
  /// A file that exists is replaced only if told so.
  package func write(_ data: Data, replacing: Bool) throws(ProgramError) {
    guard path != Self.standardOutput else { return try StandardOutput.write(data) }
    try check(replacing: replacing)
    do {
      try AtomicFile.write(data, to: path)
    } catch {
      throw Self.failure(error)
    }
  }

  /// Prepares for writing piece by piece; what is there stays as it is until the last one.
  package func open(replacing: Bool) throws(ProgramError) -> GrowingOutput {
    guard path != Self.standardOutput else { return GrowingOutput(writer: nil) }
    try check(replacing: replacing)
    do {
      return GrowingOutput(writer: try AtomicFileWriter(path: path))
    } catch {
      throw Self.failure(error)
    }
  }

  /// What a user is told when a file cannot be written.
  static func failure(_ error: AtomicFileError) -> ProgramError {
    ProgramError(
      .cannotCreate,
      "\(error). Choose a file in a folder that exists and can be written to."
    )
  }

  /// Complains about a file that is not to be replaced, before any work is done for it.
  package func check(replacing: Bool) throws(ProgramError) {
    // Devices and pipes have no content that could be lost; folders are refused when written to.
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
