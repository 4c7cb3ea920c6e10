import Drawing
public import Foundation

nonisolated extension CGImage {
  /// Creates an image from pixels (Apple: CGImage).
  ///
  /// Rows follow each other from the top, `bytesPerRow` apart. Components have 8 bits. A pixel has one byte of grey,
  /// three of red, green and blue, or four in the order given by `bitmapInfo`. `decode` and the intent change nothing
  /// here. Returns nil for other pixels, for more than 8 192 in a row or a column, and if the provider has too few
  /// bytes.
  public convenience init?(
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, let data = provider.data, width > 0, height > 0,
      width <= PixelGrid.maximumSide, height <= PixelGrid.maximumSide,
      let format = PixelFormat(bits: bitsPerPixel, space: space, info: bitmapInfo),
      bytesPerRow >= width * format.length,
      data.count >= bytesPerRow * (height - 1) + width * format.length
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let start = data.startIndex + row * bytesPerRow + column * format.length
        format.append(data[start..<start + format.length], to: &bytes)
      }
    }
    guard let grid = PixelGrid(width: width, height: height, bytes: bytes) else { return nil }
    self.init(Picture(grid))
  }
}

/// The replacement of colours that cannot be shown; without effect here, because all are in sRGB.
nonisolated public enum CGColorRenderingIntent: Int32, Sendable {
  /// The intent that suits the context.
  case defaultIntent = 0
  /// The nearest measured colour.
  case absoluteColorimetric = 1
  /// The nearest colour relative to white.
  case relativeColorimetric = 2
  /// A slight shift of all colours.
  case perceptual = 3
  /// A colour of the same vividness.
  case saturation = 4
}

/// The positions of the components in a client's pixel.
nonisolated private struct PixelFormat {
  /// The number of bytes per pixel.
  let length: Int
  private let colors: [Int]
  private let alpha: Int?
  private let isPremultiplied: Bool

  init?(bits: Int, space: CGColorSpace, info: CGBitmapInfo) {
    guard let kind = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) else {
      return nil
    }
    isPremultiplied = kind == .premultipliedLast || kind == .premultipliedFirst
    length = bits / 8
    switch (space.model == .monochrome, bits, kind) {
    case (true, 8, CGImageAlphaInfo.none): (colors, alpha) = ([0, 0, 0], nil)
    case (false, 24, CGImageAlphaInfo.none): (colors, alpha) = ([0, 1, 2], nil)
    case (false, 32, _):
      guard let places = Self.places(kind, info) else { return nil }
      (colors, alpha) = places
    default: return nil
    }
  }

  private static func places(_ kind: CGImageAlphaInfo, _ info: CGBitmapInfo) -> ([Int], Int?)? {
    let places: ([Int], Int?)
    switch kind {
    case .premultipliedLast, .last: places = ([0, 1, 2], 3)
    case .premultipliedFirst, .first: places = ([1, 2, 3], 0)
    case .noneSkipLast, .none: places = ([0, 1, 2], nil)
    case .noneSkipFirst: places = ([1, 2, 3], nil)
    case .alphaOnly: return nil
    }
    guard info.intersection(.byteOrderMask) == .byteOrder32Little else { return places }
    return (places.0.map { 3 - $0 }, places.1.map { 3 - $0 })
  }

  /// Appends a pixel as blue, green, red and alpha, with premultiplied colours.
  func append(_ pixel: Data, to bytes: inout [UInt8]) {
    let start = pixel.startIndex
    let opacity = alpha.map { pixel[start + $0] } ?? 255
    for place in colors.reversed() {
      let color = pixel[start + place]
      let product = isPremultiplied ? min(color, opacity) : Self.product(color, opacity)
      bytes.append(product)
    }
    bytes.append(opacity)
  }

  private static func product(_ color: UInt8, _ opacity: UInt8) -> UInt8 {
    UInt8((Int(color) * Int(opacity) + 127) / 255)
  }
}
