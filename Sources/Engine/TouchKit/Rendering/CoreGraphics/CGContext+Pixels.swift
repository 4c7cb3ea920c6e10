import Drawing
import Foundation
import Geometry

nonisolated extension CGContext {
  /// Creates a context for an image of a size in pixels, with y growing upwards.
  ///
  /// The context never draws into the caller's memory, so `data` must be nil; clients read the pixels from the
  /// context's own `data`. Colours are those of sRGB in any space. The initializer returns nil if `data` is not nil,
  /// and for sizes without pixels. It supports two kinds of pixels, and returns nil for others: 8-bit greys, and red,
  /// green, blue and alpha (premultiplied, or none) of 8 bits each, in either order.
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

  /// The pixels of the drawing, row after row from the top, in the context's layout.
  ///
  /// The memory belongs to the context and is rewritten on every access. Nil for contexts that were not made for
  /// reading, and if `UIImage.pngData()` is nil.
  public var data: UnsafeMutableRawPointer? {
    guard let pixels else { return nil }
    let (drawing, width, height) = (finishedList, self.width, self.height)
    let components = PixelReading.ask(for: "CGContext.data") { painter in
      painter.pixels(of: drawing, width: width, height: height, scale: 1)
    }
    return components.flatMap { pixels.write($0, width: width, height: height) }
  }

  /// The distance from one row of `data` to the next, in bytes; 0 if there is no data.
  public var bytesPerRow: Int { pixels?.layout.bytesPerRow ?? 0 }

  /// The bits per component of a pixel of `data`; 0 if there is no data.
  public var bitsPerComponent: Int { pixels == nil ? 0 : 8 }

  /// The bits per pixel of `data`; 0 if there is no data.
  public var bitsPerPixel: Int { pixels?.layout.bitsPerPixel ?? 0 }

  /// The layout of the bytes of a pixel of `data`.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: pixels?.layout.bitmapInfo ?? 0) }

  /// The position of the alpha of a pixel of `data`.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// The colour space of `data`.
  public var colorSpace: CGColorSpace? { pixels?.layout.space }
}

/// The memory from which a client reads its drawing.
nonisolated final class ContextPixels {
  let layout: PixelLayout
  private var memory: UnsafeMutablePointer<UInt8>?

  init(_ layout: PixelLayout) { self.layout = layout }

  deinit { memory?.deallocate() }

  /// Writes pixels of red, green, blue and alpha into the memory.
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
