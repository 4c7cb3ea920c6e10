import Geometry

extension PixelBlock {
  /// Puts a translucent premultiplied colour over every pixel of a rectangle.
  ///
  /// The arithmetic is the drawing library's, bit for bit, without its cost for every call.
  func blend(_ rect: PixelRectangle, with color: PremultipliedColor) {
    guard !rect.isEmpty else { return }
    let remaining = UInt16(255 - color.alpha)
    for row in rect.y..<rect.maxY {
      PixelBlock.blendRow(
        address(x: rect.x, y: row),
        count: rect.width,
        source: color.pixel,
        remaining: remaining
      )
    }
  }

  @inline(__always)
  private static func blendRow(
    _ start: UnsafeMutableRawPointer,
    count: Int,
    source: UInt32,
    remaining: UInt16
  ) {
    let sources = SIMD8<UInt32>(repeating: source)
    var place = start
    var left = count
    while left >= 8 {
      let pixels = place.loadUnaligned(as: SIMD8<UInt32>.self)
      place.storeBytes(of: kept(pixels, remaining) &+ sources, as: SIMD8<UInt32>.self)
      place += 32
      left -= 8
    }
    while left > 0 {
      let pixel = place.loadUnaligned(as: UInt32.self)
      place.storeBytes(of: kept(pixel, UInt32(remaining)) &+ source, as: UInt32.self)
      place += 4
      left -= 1
    }
  }

  /// What remains of eight pixels: every component times `remaining` / 255, rounded.
  ///
  /// x / 255 without dividing is (x + 128 + (x + 128) / 256) / 256. Red and blue are computed in
  /// one half of the lanes' bytes, alpha and green in the other, so nothing has to be unpacked.
  @inline(__always)
  private static func kept(_ pixels: SIMD8<UInt32>, _ remaining: UInt16) -> SIMD8<UInt32> {
    let low = SIMD8<UInt32>(repeating: 0x00FF_00FF)
    let redBlue = unsafeBitCast(pixels & low, to: SIMD16<UInt16>.self) &* remaining &+ 128
    let alphaGreen = (unsafeBitCast(pixels, to: SIMD16<UInt16>.self) &>> 8) &* remaining &+ 128
    let lower = (redBlue &+ (redBlue &>> 8)) &>> 8
    let upper = alphaGreen &+ (alphaGreen &>> 8)
    return unsafeBitCast(lower, to: SIMD8<UInt32>.self)
      | (unsafeBitCast(upper, to: SIMD8<UInt32>.self) & ~low)
  }

  /// The same for one pixel, two components in each number.
  @inline(__always)
  private static func kept(_ pixel: UInt32, _ remaining: UInt32) -> UInt32 {
    let low: UInt32 = 0x00FF_00FF
    let redBlue = (pixel & low) &* remaining &+ 0x0080_0080
    let alphaGreen = ((pixel >> 8) & low) &* remaining &+ 0x0080_0080
    let lower = ((redBlue &+ ((redBlue >> 8) & low)) >> 8) & low
    let upper = (alphaGreen &+ ((alphaGreen >> 8) & low)) & ~low
    return lower | upper
  }
}
