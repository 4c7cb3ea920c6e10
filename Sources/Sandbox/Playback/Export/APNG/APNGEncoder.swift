package import CairoRenderer
package import Foundation
import Geometry

/// Encodes pictures as an animated PNG, which keeps every colour.
///
/// Each picture after the first contains only the rectangle that changed. Programs without support for
/// animations show the first picture.
nonisolated package struct APNGEncoder {
  private let width: Int
  private let height: Int
  private var header = Data()
  private var body = Data()
  private var former: PixelFrame?
  private var pictureCount: UInt32 = 0
  private var pieceCount: UInt32 = 0
  /// The picture that is written when its duration is known.
  private var waiting: (part: PixelRectangle, content: [Data], start: Int)?

  /// Creates a file of pictures of a size in pixels, repeated for ever.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Adds a picture that is shown from a time on, in milliseconds from the beginning.
  package mutating func add(_ bitmap: Bitmap, at moment: Int) throws(BitmapError) {
    let frame = PixelFrame(bitmap, width: width, height: height)
    guard let part = frame.changes(since: former) else { return }
    let isFitting = bitmap.width == width && bitmap.height == height
    let bitmap = isFitting ? bitmap : try bitmap.resized(width: width, height: height)
    let chunks = PNGChunk.chunks(of: try bitmap.pngData(of: part))
    if header.isEmpty { header = chunks.first { $0.kind == "IHDR" }?.bytes ?? Data() }
    write(until: moment)
    waiting = (part, chunks.filter { $0.kind == "IDAT" }.map(\.content), moment)
    former = frame
  }

  /// Completes and returns the file; the last picture is shown until the given time.
  package mutating func finish(at moment: Int) -> Data {
    write(until: moment)
    let control = PNGChunk.word(pictureCount) + PNGChunk.word(0)
    return PNGChunk.signature + header + PNGChunk(kind: "acTL", content: control).bytes + body
      + PNGChunk(kind: "IEND", content: Data()).bytes
  }

  private mutating func write(until moment: Int) {
    guard let picture = waiting else { return }
    waiting = nil
    body += PNGChunk(kind: "fcTL", content: control(picture.part, moment - picture.start)).bytes
    for content in picture.content {
      // Every program shows the first picture.
      let chunk =
        pictureCount == 0
        ? PNGChunk(kind: "IDAT", content: content)
        : PNGChunk(kind: "fdAT", content: nextNumber() + content)
      body += chunk.bytes
    }
    pictureCount += 1
  }

  /// Returns the chunk with the position and duration of a picture, which replaces the previous pixels.
  private mutating func control(_ part: PixelRectangle, _ milliseconds: Int) -> Data {
    let places = [part.width, part.height, part.x, part.y]
    // The number of units has 16 bits. Long durations therefore use coarser units.
    let units = [1000, 100, 1].first { milliseconds * $0 / 1000 <= 65_535 } ?? 1
    let delay = UInt16(clamping: milliseconds * units / 1000)
    return places.reduce(nextNumber()) { $0 + PNGChunk.word(UInt32($1)) }
      + PNGChunk.half(delay) + PNGChunk.half(UInt16(units)) + Data([0, 0])
  }

  private mutating func nextNumber() -> Data {
    defer { pieceCount += 1 }
    return PNGChunk.word(pieceCount)
  }
}
