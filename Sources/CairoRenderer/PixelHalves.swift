/// Eight pixels, red and blue in one half of the lanes' bytes, alpha and green in the other.
///
/// Every component has 16 bits, so products need no unpacking.
struct PixelHalves {
  // The casts below are between vectors of one size: the same bytes, read as other lanes.
  private let redBlue: SIMD16<UInt16>
  private let alphaGreen: SIMD16<UInt16>

  @inline(__always)
  init(_ pixels: SIMD8<UInt32>) {
    let low = SIMD8<UInt32>(repeating: 0x00FF_00FF)
    redBlue = unsafeBitCast(pixels & low, to: SIMD16<UInt16>.self)
    alphaGreen = unsafeBitCast(pixels, to: SIMD16<UInt16>.self) &>> 8
  }

  @inline(__always)
  private init(_ redBlue: SIMD16<UInt16>, _ alphaGreen: SIMD16<UInt16>) {
    self.redBlue = redBlue
    self.alphaGreen = alphaGreen
  }

  /// One number for each pixel, as factors of its components.
  @inline(__always)
  static func lanes(_ numbers: SIMD8<UInt32>) -> SIMD16<UInt16> {
    unsafeBitCast(numbers | (numbers &<< 16), to: SIMD16<UInt16>.self)
  }

  /// The opacity of each pixel.
  @inline(__always)
  var alpha: SIMD8<UInt32> { unsafeBitCast(alphaGreen, to: SIMD8<UInt32>.self) &>> 16 }

  /// Every component times a factor / 255.
  ///
  /// x / 255 without dividing is (x + r + (x + r) / 256) / 256, where r of 128 rounds a half up and
  /// of 127 down.
  @inline(__always)
  func times(_ factors: SIMD16<UInt16>, rounding: UInt16) -> PixelHalves {
    let low = redBlue &* factors &+ rounding
    let high = alphaGreen &* factors &+ rounding
    return PixelHalves((low &+ (low &>> 8)) &>> 8, (high &+ (high &>> 8)) &>> 8)
  }

  @inline(__always)
  func adding(_ other: PixelHalves) -> PixelHalves {
    PixelHalves(redBlue &+ other.redBlue, alphaGreen &+ other.alphaGreen)
  }

  /// The pixels as they stand in memory.
  @inline(__always)
  var joined: SIMD8<UInt32> {
    unsafeBitCast(redBlue | (alphaGreen &<< 8), to: SIMD8<UInt32>.self)
  }
}
