import CairoRenderer

/// The difference between the product's picture and a floor's.
nonisolated struct PixelDistance {
  /// The greatest difference of a channel, of 255.
  private(set) var greatest = 0

  /// The tolerated difference; each of several translucent colours above each other is rounded once.
  private static let rounding = 6

  var isVisible: Bool { greatest > PixelDistance.rounding }

  init(_ bitmap: Bitmap, _ others: UnsafeRawBufferPointer) {
    bitmap.withUnsafePixels { pixels in
      guard pixels.count == others.count else { return greatest = 255 }
      // The fourth byte has no colour.
      for place in pixels.indices where place % 4 != 3 {
        greatest = max(greatest, abs(Int(pixels[place]) - Int(others[place])))
      }
    }
  }
}
