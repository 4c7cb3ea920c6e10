/// How a colour is put over eight pixels; bit for bit the arithmetic of the drawing library.
protocol Blending {
  /// Covers the pixels wholly.
  func over(_ pixels: SIMD8<UInt32>) -> SIMD8<UInt32>
  /// Covers each pixel as far as a number of 255 says.
  func over(_ pixels: SIMD8<UInt32>, _ coverage: SIMD8<UInt32>) -> SIMD8<UInt32>
}

extension Blending {
  /// Covers one pixel wholly.
  @inline(__always)
  func over(_ pixel: UInt32) -> UInt32 { over(SIMD8(repeating: pixel))[0] }

  /// Covers one pixel as far as a number of 255 says.
  @inline(__always)
  func over(_ pixel: UInt32, _ coverage: UInt8) -> UInt32 {
    over(SIMD8(repeating: pixel), SIMD8(repeating: UInt32(coverage)))[0]
  }
}

/// A colour that hides what it covers: mixed with what is there, each product rounded half down.
struct OpaqueBlending: Blending {
  private let pixel: SIMD8<UInt32>
  private let halves: PixelHalves

  init(_ color: PremultipliedColor) {
    pixel = SIMD8(repeating: color.pixel)
    halves = PixelHalves(pixel)
  }

  @inline(__always)
  func over(_ pixels: SIMD8<UInt32>) -> SIMD8<UInt32> { pixel }

  @inline(__always)
  func over(_ pixels: SIMD8<UInt32>, _ coverage: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let share = PixelHalves.lanes(coverage)
    let rest = 255 &- share
    return halves.times(share, rounding: 127)
      .adding(PixelHalves(pixels).times(rest, rounding: 127))
      .joined
  }
}

/// A colour that shines through: multiplied by the coverage, then put over, each product rounded.
struct TranslucentBlending: Blending {
  private let halves: PixelHalves
  private let pixel: SIMD8<UInt32>
  private let remaining: SIMD16<UInt16>

  init(_ color: PremultipliedColor) {
    pixel = SIMD8(repeating: color.pixel)
    halves = PixelHalves(pixel)
    remaining = SIMD16(repeating: UInt16(255 - color.alpha))
  }

  @inline(__always)
  func over(_ pixels: SIMD8<UInt32>) -> SIMD8<UInt32> {
    PixelHalves(pixels).times(remaining, rounding: 128).joined &+ pixel
  }

  /// Covers one pixel wholly, two components in each number: narrow rows have many such.
  @inline(__always)
  func over(_ pixel: UInt32) -> UInt32 {
    let (low, rest): (UInt32, UInt32) = (0x00FF_00FF, UInt32(remaining[0]))
    let redBlue = (pixel & low) &* rest &+ 0x0080_0080
    let alphaGreen = ((pixel >> 8) & low) &* rest &+ 0x0080_0080
    let lower = ((redBlue &+ ((redBlue >> 8) & low)) >> 8) & low
    let upper = (alphaGreen &+ ((alphaGreen >> 8) & low)) & ~low
    return (lower | upper) &+ self.pixel[0]
  }

  @inline(__always)
  func over(_ pixels: SIMD8<UInt32>, _ coverage: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let source = halves.times(PixelHalves.lanes(coverage), rounding: 128)
    let rest = 255 &- PixelHalves.lanes(source.alpha)
    return PixelHalves(pixels).times(rest, rounding: 128).adding(source).joined
  }
}
