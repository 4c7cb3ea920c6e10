import Foundation
import Geometry

/// An upright box in pixels with fractional edges; with NaN in an edge it covers nothing.
struct DeviceBox {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// A box that covers nothing and grows with each point that is included.
  static let empty = DeviceBox(
    left: .infinity,
    top: .infinity,
    right: -.infinity,
    bottom: -.infinity
  )

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Creates the box around a rectangle's image.
  init(_ rect: CGRect, _ transform: CGAffineTransform) {
    let (x0, y0) = (Double(rect.minX), Double(rect.minY))
    let (x1, y1) = (Double(rect.maxX), Double(rect.maxY))
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let horizontal = (x0 * a, x1 * a, y0 * c, y1 * c)
    let vertical = (x0 * b, x1 * b, y0 * d, y1 * d)
    left = min(horizontal.0, horizontal.1) + min(horizontal.2, horizontal.3) + transform.tx
    right = max(horizontal.0, horizontal.1) + max(horizontal.2, horizontal.3) + transform.tx
    top = min(vertical.0, vertical.1) + min(vertical.2, vertical.3) + transform.ty
    bottom = max(vertical.0, vertical.1) + max(vertical.2, vertical.3) + transform.ty
  }

  mutating func include(_ x: Double, _ y: Double) {
    left = min(left, x)
    right = max(right, x)
    top = min(top, y)
    bottom = max(bottom, y)
  }

  /// Returns the box with more room on all sides.
  func outset(by distance: Double) -> DeviceBox {
    DeviceBox(
      left: left - distance,
      top: top - distance,
      right: right + distance,
      bottom: bottom + distance
    )
  }

  /// Returns whether the box may touch any of the pixels, with one more around for rounding.
  func touches(_ rect: PixelRectangle) -> Bool {
    left < Double(rect.maxX + 1) && right > Double(rect.x - 1)
      && top < Double(rect.maxY + 1) && bottom > Double(rect.y - 1)
  }

  /// Returns the pixels that the box touches, with one more around for rounding, inside limits.
  func pixels(in limit: PixelRectangle) -> PixelRectangle {
    DeviceBox(
      left: left.rounded(.down) - 1,
      top: top.rounded(.down) - 1,
      right: right.rounded(.up) + 1,
      bottom: bottom.rounded(.up) + 1
    ).roundedPixels(in: limit)
  }

  /// Returns the pixels that the box touches, inside limits.
  func enclosingPixels(in limit: PixelRectangle) -> PixelRectangle {
    DeviceBox(
      left: left.rounded(.down),
      top: top.rounded(.down),
      right: right.rounded(.up),
      bottom: bottom.rounded(.up)
    ).roundedPixels(in: limit)
  }

  /// Returns the pixels between the nearest whole edges, inside limits.
  func roundedPixels(in limit: PixelRectangle) -> PixelRectangle {
    let x0 = max(left, Double(limit.x))
    let y0 = max(top, Double(limit.y))
    let x1 = min(right, Double(limit.maxX))
    let y1 = min(bottom, Double(limit.maxY))
    // NaN fails the comparisons, so every converted number fits.
    guard x0 < x1, y0 < y1 else { return .zero }
    let x = DeviceBox.nearest(x0)
    let y = DeviceBox.nearest(y0)
    let result = PixelRectangle(
      x: x,
      y: y,
      width: DeviceBox.nearest(x1) - x,
      height: DeviceBox.nearest(y1) - y
    )
    return result.isEmpty ? .zero : result
  }

  /// Whether all edges are on pixel edges, within the precision of the rasteriser.
  var isAligned: Bool {
    DeviceBox.isWhole(left) && DeviceBox.isWhole(top) && DeviceBox.isWhole(right)
      && DeviceBox.isWhole(bottom)
  }

  private static func isWhole(_ coordinate: Double) -> Bool {
    // Adding and subtracting 1.5 * 2^52 gives the nearest whole number without a function call, unlike rounding.
    let whole = (coordinate + 0x1.8p52) - 0x1.8p52
    return abs(coordinate - whole) < DrawingLimits.alignment
  }

  /// Returns the nearest whole number to a coordinate inside a picture.
  private static func nearest(_ coordinate: Double) -> Int {
    Int(coordinate + 65536.5) - 65536
  }
}
