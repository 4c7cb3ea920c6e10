internal import CPNG
public import Foundation
public import Geometry

extension Bitmap {
  /// The largest side of a picture that is read from data.
  public static let maximumDecodedSide = 8192

  /// The picture as PNG: the same bytes for the same pixels, no time and no comment.
  ///
  /// A pixel takes 4 bits where there are at most 16 colours, 8 where there are at most 256, else 24:
  /// what is flat is written in a quarter of the time.
  public func pngData() throws(BitmapError) -> Data {
    try pngData(PNGSettings())
  }

  /// A part of the picture as PNG; what lies outside is left out.
  public func pngData(of part: PixelRectangle) throws(BitmapError) -> Data {
    try pngData(PNGSettings(), of: bounds.intersection(part))
  }

  /// The same with 24 bits a pixel, whatever its colours: the pictures of an animation have to be of one
  /// kind.
  package func animationPNGData(of part: PixelRectangle) throws(BitmapError) -> Data {
    var settings = PNGSettings()
    settings.countsColors = false
    return try pngData(settings, of: bounds.intersection(part))
  }

  func pngData(
    _ settings: PNGSettings,
    of part: PixelRectangle? = nil
  ) throws(BitmapError) -> Data {
    let part = part ?? bounds
    guard !part.isEmpty else { throw .size(width: part.width, height: part.height) }
    guard let writer = sandbox_png_writer_create() else {
      throw .memory(width: part.width, height: part.height)
    }
    defer { sandbox_png_writer_free(writer) }
    let picture = sandbox_png_picture(
      pixels: UnsafePointer(
        (base + part.y * bytesPerRow + part.x * 4).assumingMemoryBound(to: UInt8.self)
      ),
      width: UInt32(part.width),
      height: UInt32(part.height),
      bytes_per_row: bytesPerRow,
      has_alpha: 0,
      counts_colors: settings.countsColors ? 1 : 0
    )
    guard settings.encode(picture, with: writer), let bytes = writer.pointee.bytes else {
      throw .encoding(Bitmap.text(&writer.pointee.failure))
    }
    return Data(bytes: bytes, count: writer.pointee.count)
  }

  /// Reads a PNG of any colour type; transparent pixels are put on white.
  ///
  /// The announced size is checked before memory is asked for, so a small file cannot demand
  /// gigabytes.
  public convenience init(pngData: Data) throws(BitmapError) {
    let bytes = [UInt8](pngData)
    guard let reader = sandbox_png_reader_create(bytes, bytes.count) else {
      throw .memory(width: 0, height: 0)
    }
    defer { sandbox_png_reader_free(reader) }
    // `bytes` is used again below, because the reader points into it.
    defer { withExtendedLifetime(bytes) {} }
    guard sandbox_png_reader_header(reader, UInt32(Bitmap.maximumDecodedSide)) != 0 else {
      throw .decoding(Bitmap.text(&reader.pointee.failure))
    }
    try self.init(width: Int(reader.pointee.width), height: Int(reader.pointee.height))
    guard sandbox_png_reader_pixels(reader, base, bytesPerRow) != 0 else {
      throw .decoding(Bitmap.text(&reader.pointee.failure))
    }
  }

  private static func text(_ failure: inout sandbox_png_failure) -> String {
    withUnsafeBytes(of: &failure.message) { message in
      String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

/// How hard the encoder works.
///
/// The lowest level with every row as difference to the row above: flat pictures become about
/// twice as large as with the encoder's own settings and take a third of the time.
struct PNGSettings {
  var level: Int32 = 1
  var filter: Int32 = PNG_FILTER_UP
  var strategy: Int32 = 0
  /// Whether fewer bits are written where there are few colours.
  var countsColors = true

  /// Has a writer encode a picture; when it does not, the writer says why.
  func encode(
    _ picture: sandbox_png_picture,
    with writer: UnsafeMutablePointer<sandbox_png_writer>
  ) -> Bool {
    withUnsafePointer(to: picture) {
      sandbox_png_writer_encode(writer, $0, level, filter, strategy) != 0
    }
  }
}
