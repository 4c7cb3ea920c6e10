internal import CPNG
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Encodes and decodes PNG files in memory.
enum PNGFile {
  /// The order of a pixel's bytes.
  enum Format {
    /// Blue, green, red.
    case opaque
    /// Blue, green and red, not multiplied by the opacity, and the opacity.
    case translucent

    fileprivate var bytesPerPixel: Int {
      switch self {
      case .opaque: 3
      case .translucent: 4
      }
    }
  }

  /// Encodes pixels, fast rather than small.
  static func encode(
    _ pixels: UnsafeRawPointer,
    width: Int,
    height: Int,
    bytesPerRow: Int,
    as format: Format
  ) throws(BitmapError) -> Data {
    // Incompressible pixels take a little more space than their own size.
    let pixelBytes = height * (width * format.bytesPerPixel + 1)
    let capacity = pixelBytes + pixelBytes / 128 + 1024
    guard let memory = malloc(capacity) else { throw .memory(width: width, height: height) }
    defer { free(memory) }
    let count = cpng_encode(
      memory,
      capacity,
      pixels,
      bytesPerRow,
      UInt32(width),
      UInt32(height),
      format == .translucent ? 1 : 0
    )
    guard count > 0 else { throw .encoding("libpng did not write the picture") }
    return Data(bytes: memory, count: count)
  }

  /// Pixels in memory that the caller has to free.
  ///
  /// Each has blue, green and red, not multiplied by the opacity, and the opacity.
  struct Pixels {
    let memory: UnsafeMutableRawPointer
    let width: Int
    let height: Int
    let hasOpacity: Bool

    /// Calls a closure with the bytes of each pixel that is not opaque.
    func changeTranslucentPixels(_ change: (UnsafeMutablePointer<UInt8>) -> Void) {
      guard hasOpacity else { return }
      var pixel = memory.assumingMemoryBound(to: UInt8.self)
      for _ in 0..<width * height {
        if pixel[3] < 255 { change(pixel) }
        pixel += 4
      }
    }
  }

  /// Decodes a PNG of any colour type.
  ///
  /// The size in the header is checked before memory is allocated, so a small file cannot demand gigabytes.
  static func decode(_ data: Data) throws(BitmapError) -> Pixels {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard data.starts(with: signature) else {
      throw .decoding("the data does not begin like a PNG")
    }
    return try [UInt8](data).withUnsafeBufferPointer { bytes throws(BitmapError) in
      try decode(bytes)
    }
  }

  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>) throws(BitmapError) -> Pixels {
    var image = png_image(width: 0, height: 0)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
      throw .decoding(image.text)
    }
    let (width, height) = (Int(image.width), Int(image.height))
    guard width <= Bitmap.maximumDecodedSide, height <= Bitmap.maximumDecodedSide,
      width * height <= Bitmap.maximumPixelCount
    else { throw .decoding("the picture is larger than the limit") }
    guard let memory = malloc(width * height * 4) else {
      throw .memory(width: width, height: height)
    }
    let hasOpacity = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0
    image.format = UInt32(PNG_FORMAT_BGRA)
    // Without this flag the library takes 16 bits per component for linear light.
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    guard png_image_finish_read(&image, nil, memory, Int32(width * 4), nil) != 0 else {
      free(memory)
      throw .decoding(image.text)
    }
    return Pixels(memory: memory, width: width, height: height, hasOpacity: hasOpacity)
  }
}

extension png_image {
  fileprivate init(width: Int, height: Int) {
    self.init()
    version = UInt32(PNG_IMAGE_VERSION)
    self.width = UInt32(width)
    self.height = UInt32(height)
  }

  /// The reason why the library failed.
  fileprivate var text: String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
