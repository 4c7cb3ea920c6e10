import Geometry

extension PixelBlock {
  /// Puts a translucent premultiplied colour over every pixel of a rectangle.
  ///
  /// Bit for bit what the drawing library does, without its cost for every call.
  func blend(_ rect: PixelRectangle, with color: PremultipliedColor) {
    guard !rect.isEmpty else { return }
    let blending = TranslucentBlending(color)
    for row in rect.y..<rect.maxY {
      PixelBlock.blendRow(address(x: rect.x, y: row), count: rect.width, blending)
    }
  }

  @inline(__always)
  private static func blendRow(
    _ start: UnsafeMutableRawPointer,
    count: Int,
    _ blending: TranslucentBlending
  ) {
    var place = start
    var left = count
    while left >= 8 {
      let pixels = place.loadUnaligned(as: SIMD8<UInt32>.self)
      place.storeBytes(of: blending.over(pixels), as: SIMD8<UInt32>.self)
      place += 32
      left -= 8
    }
    while left > 0 {
      place.storeBytes(of: blending.over(place.loadUnaligned(as: UInt32.self)), as: UInt32.self)
      place += 4
      left -= 1
    }
  }
}
