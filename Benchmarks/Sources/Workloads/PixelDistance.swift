import CairoRenderer

/// How much the product's picture and a floor's differ.
nonisolated struct PixelDistance {
  /// The greatest difference of a channel, of 255.
  private(set) var greatest = 0

  /// Translucent colours above each other are rounded once each: at most so much comes together.
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
