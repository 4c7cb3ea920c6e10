import Drawing
import Foundation
import Geometry

nonisolated extension CGContext {
  /// Creates a context that makes an image of a size in pixels, with y growing upwards.
  ///
  /// Memory of the caller's is not drawn into, so `data` has to be nil; the pixels are read from the
  /// context's own `data`. Colours are those of sRGB whatever the space. The answer is nil
  /// otherwise, for sizes without pixels, and for pixels that are neither 8-bit greys nor red,
  /// green, blue and opacity (multiplied, or none) of 8 bits each, in either order.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard data == nil, (1...16_384).contains(width), (1...16_384).contains(height),
      let layout = PixelLayout(
        width: width,
        bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow,
        space: space,
        info: bitmapInfo
      )
    else { return nil }
    self.init(
      area: CGRect(x: 0, y: 0, width: width, height: height),
      pixels: ContextPixels(layout)
    )
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// The pixels of what was drawn so far, row after row from the top, in the context's layout.
  ///
  /// The memory is the context's and is written anew whenever it is asked for. Nil for contexts
  /// that were not made for reading, and where `UIImage.pngData()` is nil.
  public var data: UnsafeMutableRawPointer? {
    guard let pixels else { return nil }
    let (drawing, width, height) = (finishedList, self.width, self.height)
    let components = PixelReading.ask(for: "CGContext.data") { painter in
      painter.pixels(of: drawing, width: width, height: height, scale: 1)
    }
    return components.flatMap { pixels.write($0, width: width, height: height) }
  }

  /// The distance from one row of `data` to the next, in bytes; 0 where there is none.
  public var bytesPerRow: Int { pixels?.layout.bytesPerRow ?? 0 }

  /// The bits of a component of a pixel of `data`; 0 where there is none.
  public var bitsPerComponent: Int { pixels == nil ? 0 : 8 }

  /// The bits of a pixel of `data`; 0 where there is none.
  public var bitsPerPixel: Int { pixels?.layout.bitsPerPixel ?? 0 }

  /// How the bytes of a pixel of `data` follow each other.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: pixels?.layout.bitmapInfo ?? 0) }

  /// Where the opacity of a pixel of `data` stands.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// The space of the colours of `data`.
  public var colorSpace: CGColorSpace? { pixels?.layout.space }
}

/// The memory in which a client reads what it drew.
nonisolated final class ContextPixels {
  let layout: PixelLayout
  private var memory: UnsafeMutablePointer<UInt8>?

  init(_ layout: PixelLayout) { self.layout = layout }

  deinit { memory?.deallocate() }

  /// Writes pixels of red, green, blue and opacity into the memory.
  func write(_ components: [UInt8], width: Int, height: Int) -> UnsafeMutableRawPointer? {
    let count = layout.bytesPerRow * height
    let target = memory ?? .allocate(capacity: count)
    if memory == nil { target.initialize(repeating: 0, count: count) }
    memory = target
    for row in 0..<height {
      let start = row * width * 4
      layout.write(components[start..<start + width * 4], to: target + row * layout.bytesPerRow)
    }
    return UnsafeMutableRawPointer(target)
  }
}
