package import CairoRenderer
package import Foundation
import Geometry

/// Encodes pictures as an animated GIF (GIF89a).
///
/// Each picture contains only the rectangle that changed. It has its own palette of up to 256 colours: the most
/// frequent ones. Every other colour becomes the nearest one in the palette.
nonisolated package struct GIFEncoder {
  /// The file so far; complete after `finish`.
  package private(set) var data = Data()

  private let width: Int
  private let height: Int
  private var former: PixelFrame?
  /// The picture that is written when its duration is known.
  private var waiting: (image: [UInt8], start: Int)?
  /// The time before the first input; 0 after the first picture.
  private var leadingTime: Int

  /// The maximum side of a picture.
  package static let longestSide = 65_535
  /// The maximum time that the first picture stays before the first input.
  private static let longestLeadingTime = 50

  /// Creates a file of pictures of a size in pixels, repeated for ever.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - firstInput: The time of the first input. The first picture keeps at most half a second of the time
  ///     before it. 0 keeps all time.
  package init(width: Int, height: Int, firstInput: Int = 0) {
    self.width = width
    self.height = height
    leadingTime = firstInput
    data.append(contentsOf: Array("GIF89a".utf8))
    append(word: width)
    append(word: height)
    data.append(contentsOf: [0x70, 0, 0])
    data.append(contentsOf: [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0])
  }

  /// Adds a picture that is shown from a time on, in hundredths of a second from the beginning.
  package mutating func add(_ bitmap: Bitmap, at moment: Int) {
    let frame = PixelFrame(bitmap, width: width, height: height)
    guard let part = frame.changes(since: former) else { return }
    write(until: moment)
    waiting = (image(frame, part), moment)
    former = frame
  }

  /// Completes the file; the last picture is shown until the given time.
  package mutating func finish(at moment: Int) {
    write(until: moment)
    data.append(0x3B)
  }

  private mutating func write(until moment: Int) {
    guard let picture = waiting else { return }
    let still = moment - picture.start
    let cut = max(0, min(still, leadingTime) - Self.longestLeadingTime)
    leadingTime = 0
    let delay = min(max(2, still - cut), 65_535)
    data.append(contentsOf: [0x21, 0xF9, 4, 0x04])
    append(word: delay)
    data.append(contentsOf: [0, 0])
    data.append(contentsOf: picture.image)
    waiting = nil
  }

  private mutating func append(word: Int) {
    data.append(UInt8(truncatingIfNeeded: word))
    data.append(UInt8(truncatingIfNeeded: word >> 8))
  }

  // MARK: - One picture

  private func image(_ frame: PixelFrame, _ part: PixelRectangle) -> [UInt8] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(part.width * part.height)
    for y in part.y..<part.maxY {
      pixels += frame.pixels[(y * width + part.x)..<(y * width + part.maxX)]
    }
    let palette = GIFPalette(pixels)
    var bytes: [UInt8] = [0x2C]
    for word in [part.x, part.y, part.width, part.height] {
      bytes += [UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8)]
    }
    bytes.append(0x80 | UInt8(palette.bits - 1))
    bytes += palette.bytes
    var indices = palette
    let codeSize = max(2, palette.bits)
    var compressor = GIFCompressor(codeSize: codeSize)
    for pixel in pixels { compressor.add(indices.index(of: pixel)) }
    bytes.append(UInt8(codeSize))
    for block in compressor.finished().chunks(of: 255) {
      bytes.append(UInt8(block.count))
      bytes += block
    }
    bytes.append(0)
    return bytes
  }
}

extension [UInt8] {
  nonisolated fileprivate func chunks(of size: Int) -> [ArraySlice<UInt8>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
