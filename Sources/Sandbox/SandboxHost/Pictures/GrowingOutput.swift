import CairoRenderer
import Foundation

/// What is written piece by piece: a file, which is there only when all of it is, or standard output.
package final class GrowingOutput {
  /// Nil for standard output.
  private let writer: AtomicFileWriter?

  /// Prepares for writing to where a picture would go.
  init(writer: AtomicFileWriter?) {
    self.writer = writer
  }

  /// Adds bytes at the end.
  package func append(_ bytes: UnsafeRawBufferPointer) throws(ProgramError) {
    guard let writer else { return try StandardOutput.write(Data(bytes)) }
    do {
      try writer.append(bytes)
    } catch {
      // The program may end before the writer goes away.
      writer.giveUp()
      throw PictureFile.failure(error)
    }
  }

  /// Puts the file where it belongs; to be called once, after the last piece.
  package func finish() throws(ProgramError) {
    do {
      try writer?.finish()
    } catch {
      writer?.giveUp()
      throw PictureFile.failure(error)
    }
  }
}
