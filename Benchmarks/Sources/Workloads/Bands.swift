import CBands
import Drawing
import Foundation
import Geometry

/// The least that nested boxes cost: plain rectangles, blended in bands of rows on one processor.
final class Bands {
  private(set) var pixels = [UInt8](repeating: 0, count: 1280 * 800 * 4)
  private let boxes: [benchmark_box]

  init(_ boxes: NestedBoxes) {
    self.boxes = zip(boxes.rects, boxes.colors).map { rect, color in
      benchmark_box(
        x: Int32(rect.minX),
        y: Int32(rect.minY),
        width: Int32(rect.width),
        height: Int32(rect.height),
        color: Bands.bytes(color)
      )
    }
  }

  func draw() {
    pixels.withUnsafeMutableBufferPointer { pixels in
      boxes.withUnsafeBufferPointer { boxes in
        guard let base = pixels.baseAddress, let first = boxes.baseAddress else { return }
        benchmark_paint_bands(base, 1280, 800, first, boxes.count, 0xFF20_2020)
      }
    }
  }

  /// Blue, green, red and alpha, the colours multiplied with alpha.
  private static func bytes(_ color: Color) -> (UInt8, UInt8, UInt8, UInt8) {
    func byte(_ channel: Double) -> UInt8 { UInt8((channel * color.alpha * 255).rounded()) }
    return (byte(color.blue), byte(color.green), byte(color.red), byte(1))
  }
}
