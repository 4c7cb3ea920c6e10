import Drawing
public import Foundation
public import Geometry

/// Paths made of the lines of other paths.
nonisolated extension CGPath {
  /// The outline of what a line along the path covers, after a transform of the path.
  ///
  /// It is made of overlapping pieces that go the same way round: fill it by winding.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth,
      cap: lineCap,
      join: lineJoin,
      miterLimit: miterLimit
    )
    return CGPath(path.transformed(by: transform).stroked(style))
  }

  /// The dashes of the path, after a transform of it.
  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      path.transformed(by: transform).dashed(lengths.map { Double($0) }, phase: Double(phase))
    )
  }

  /// The path with straight lines in the place of curves.
  public func flattened(threshold: CGFloat) -> CGPath { CGPath(path.flattened) }

  /// Calls a function with each step, in order.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }
}

nonisolated extension CGContext {
  /// Makes the outline of what a line along the current path covers the current path.
  public func replacePathWithStrokedPath() {
    currentPath = currentPath.stroked(state.strokeStyle)
  }

  /// Sets the colour of insides from the components of the space that is set: of a grey two, of a
  /// colour four.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) {
      setFillColor(color)
    }
  }

  /// Sets the colour of lines from the components of the space that is set: of a grey two, of a
  /// colour four.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
      setStrokeColor(color)
    }
  }

  /// Sets what the components of colours of insides mean, and makes insides black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fillColor = .black
  }

  /// Sets what the components of colours of lines mean, and makes lines black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.strokeColor = .black
  }

  /// Paints colours around a point, beginning in a direction in radians, as far as clips allow.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let direction = CGPoint(
      x: center.x + CGFloat(cos(Double(angle))),
      y: center.y + CGFloat(sin(Double(angle)))
    )
    draw(gradient, .conic(center: center, towards: direction), [])
  }

  /// Paints an image again and again, beginning with a rectangle, as far as clips allow.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling else { return draw(image, in: rect) }
    let (area, rect) = (state.userClipBox, rect.standardized)
    guard rect.width > 0, rect.height > 0, !area.isEmpty, !area.isInfinite else { return }
    let (columns, rows) = (area.width / rect.width, area.height / rect.height)
    // More tiles than pixels in a window show nothing but their mean.
    guard columns * rows < 100_000 else { return }
    let left = rect.minX + ((area.minX - rect.minX) / rect.width).rounded(.down) * rect.width
    let top = rect.minY + ((area.minY - rect.minY) / rect.height).rounded(.down) * rect.height
    for y in stride(from: top, to: area.maxY, by: rect.height) {
      for x in stride(from: left, to: area.maxX, by: rect.width) {
        draw(image, in: CGRect(x: x, y: y, width: rect.width, height: rect.height))
      }
    }
  }

  /// A size in the coordinates of pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform)
  }

  /// The box around a rectangle in the coordinates of pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }

  /// A size of the coordinates of pixels in the user's.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// The box around a rectangle of the coordinates of pixels in the user's.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
}
