import CairoRenderer
import Foundation

/// Output that is written piece by piece, to a file or to standard output.
///
/// The file appears only when it is complete.
package final class GrowingOutput {
  /// The writer of the file; nil for standard output.
  private let writer: AtomicFileWriter?

  /// Prepares for writing to the destination of a picture.
  init(writer: AtomicFileWriter?) {
    self.writer = writer
  }

  /// Adds bytes at the end.
  package func append(_ bytes: UnsafeRawBufferPointer) throws(ProgramError) {
    guard let writer else { return try StandardOutput.write(Data(bytes)) }
    do {
      try writer.append(bytes)
    } catch {
      // The program may end before the writer is released.
      writer.giveUp()
      throw PictureFile.failure(error)
    }
  }

  /// Moves the file to its destination.
  ///
  /// Call it once, after the last piece.
  package func finish() throws(ProgramError) {
    do {
      try writer?.finish()
    } catch {
      writer?.giveUp()
      throw PictureFile.failure(error)
    }
  }
}
