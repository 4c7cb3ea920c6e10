/// The layout of a context's pixels in the client's memory.
nonisolated struct PixelLayout {
  let bitmapInfo: UInt32
  let space: CGColorSpace
  let bytesPerRow: Int
  /// The indexes of red, green, blue and alpha in a pixel; nil for a pixel of one byte.
  private let places: [Int]?
  private let hasAlpha: Bool
  /// Whether the indexes count from the pixel's end.
  private let isReversed: Bool

  /// Creates the layout that a client describes; returns nil if contexts do not support it.
  init?(width: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, info: UInt32) {
    guard bitsPerComponent == 8 else { return nil }
    let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue)
    let order = info & CGBitmapInfo.byteOrderMask.rawValue
    let isGray = space.model == .monochrome
    switch (isGray, alpha) {
    case (true, .some(CGImageAlphaInfo.none)): places = nil
    case (false, .premultipliedLast), (false, .noneSkipLast): places = [0, 1, 2, 3]
    case (false, .premultipliedFirst), (false, .noneSkipFirst): places = [1, 2, 3, 0]
    default: return nil
    }
    let least = width * (isGray ? 1 : 4)
    guard bytesPerRow == 0 || bytesPerRow >= least,
      [0, CGBitmapInfo.byteOrder32Little.rawValue, CGBitmapInfo.byteOrder32Big.rawValue]
        .contains(order)
    else { return nil }
    isReversed = order == CGBitmapInfo.byteOrder32Little.rawValue
    hasAlpha = alpha == .premultipliedLast || alpha == .premultipliedFirst
    self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
    self.space = space
    bitmapInfo = info
  }

  /// The number of bits per pixel.
  var bitsPerPixel: Int { places == nil ? 8 : 32 }

  /// Writes a row of red, green, blue and alpha in this layout.
  func write(_ row: ArraySlice<UInt8>, to target: UnsafeMutablePointer<UInt8>) {
    let step = bitsPerPixel / 8
    for (index, start) in stride(from: row.startIndex, to: row.endIndex, by: 4).enumerated() {
      write(row[start..<start + 4], pixel: target + index * step)
    }
  }

  private func write(_ components: ArraySlice<UInt8>, pixel: UnsafeMutablePointer<UInt8>) {
    let start = components.startIndex
    guard let places else {
      let (red, green) = (UInt32(components[start]), UInt32(components[start + 1]))
      let sum = red * 2126 + green * 7152 + UInt32(components[start + 2]) * 722
      pixel.pointee = UInt8((sum + 5000) / 10_000)
      return
    }
    for (component, place) in places.enumerated() {
      let byte = component == 3 && !hasAlpha ? 255 : components[start + component]
      pixel[isReversed ? 3 - place : place] = byte
    }
  }
}
