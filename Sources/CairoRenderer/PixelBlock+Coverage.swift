import Geometry

extension PixelBlock {
  /// Puts a colour over the pixels of a rectangle, as far as a shape covers each of them.
  ///
  /// The arithmetic is the drawing library's, bit for bit. The rectangle lies inside the coverage.
  func blend(_ rect: PixelRectangle, with color: PremultipliedColor, through coverage: Coverage) {
    if color.alpha == 255 {
      blend(rect, OpaqueBlending(color), coverage)
    } else {
      blend(rect, TranslucentBlending(color), coverage)
    }
  }

  @inline(__always)
  private func blend<Way: Blending>(
    _ rect: PixelRectangle,
    _ blending: Way,
    _ coverage: Coverage
  ) {
    let map = coverage.map
    let (left, top) = (rect.x - map.extents.x, rect.y - map.extents.y)
    for row in 0..<rect.height {
      let (start, end) = coverage.columns(row: top + row, from: left, to: left + rect.width)
      guard start < end else { continue }
      PixelBlock.blendRow(
        address(x: map.extents.x + start, y: rect.y + row),
        UnsafeRawPointer(map.memory + ((top + row) * map.bytesPerRow + start)),
        count: end - start,
        blending
      )
    }
  }

  @inline(__always)
  private static func blendRow<Way: Blending>(
    _ pixels: UnsafeMutableRawPointer,
    _ coverage: UnsafeRawPointer,
    count: Int,
    _ blending: Way
  ) {
    var index = 0
    while index + 8 <= count {
      let covered = (coverage + index).loadUnaligned(as: UInt64.self)
      // Most of a shape's box is covered wholly or not at all.
      if covered != 0 {
        let place = pixels + index * 4
        let below = place.loadUnaligned(as: SIMD8<UInt32>.self)
        // Vectors of one size: the same bytes, read as other lanes, at no cost.
        let shares = unsafeBitCast(covered, to: SIMD8<UInt8>.self)
        let result =
          covered == .max
          ? blending.over(below) : blending.over(below, SIMD8(truncatingIfNeeded: shares))
        place.storeBytes(of: result, as: SIMD8<UInt32>.self)
      }
      index += 8
    }
    while index < count {
      let place = pixels + index * 4
      let share = coverage.load(fromByteOffset: index, as: UInt8.self)
      let result = blending.over(place.loadUnaligned(as: UInt32.self), share)
      place.storeBytes(of: result, as: UInt32.self)
      index += 1
    }
  }
}
