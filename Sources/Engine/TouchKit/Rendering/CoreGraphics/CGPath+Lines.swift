import Drawing
public import Foundation
public import Geometry

/// Paths derived from the lines of other paths.
nonisolated extension CGPath {
  /// Returns the outline of the stroked path, after a transform of the path.
  ///
  /// It consists of overlapping pieces of the same direction, so fill it by the winding rule.
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

  /// Returns the dashes of the path, after a transform of it.
  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      path.transformed(by: transform).dashed(lengths.map { Double($0) }, phase: Double(phase))
    )
  }

  /// Returns the path with straight lines instead of curves.
  public func flattened(threshold: CGFloat) -> CGPath { CGPath(path.flattened) }

  /// Calls a function with each element, in order.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }
}

nonisolated extension CGContext {
  /// Replaces the current path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    currentPath = currentPath.stroked(state.strokeStyle)
  }

  /// Sets the fill colour from components of the current colour space.
  ///
  /// There are two components for a grey and four for a colour.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) {
      setFillColor(color)
    }
  }

  /// Sets the stroke colour from components of the current colour space.
  ///
  /// There are two components for a grey and four for a colour.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
      setStrokeColor(color)
    }
  }

  /// Sets the colour space of fill colours and makes the fill colour black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fillColor = .black
  }

  /// Sets the colour space of stroke colours and makes the stroke colour black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.strokeColor = .black
  }

  /// Draws a gradient around a point, from a direction in radians, within the clip.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let direction = CGPoint(
      x: center.x + CGFloat(cos(Double(angle))),
      y: center.y + CGFloat(sin(Double(angle)))
    )
    draw(gradient, .conic(center: center, towards: direction), [])
  }

  /// Draws tiles of an image, with the first in a rectangle, within the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling else { return draw(image, in: rect) }
    let (area, rect) = (state.userClipBox, rect.standardized)
    guard rect.width > 0, rect.height > 0, !area.isEmpty, !area.isInfinite else { return }
    let (columns, rows) = (area.width / rect.width, area.height / rect.height)
    // More tiles than pixels in a window show only their mean colour.
    guard columns * rows < 100_000 else { return }
    let left = rect.minX + ((area.minX - rect.minX) / rect.width).rounded(.down) * rect.width
    let top = rect.minY + ((area.minY - rect.minY) / rect.height).rounded(.down) * rect.height
    for y in stride(from: top, to: area.maxY, by: rect.height) {
      for x in stride(from: left, to: area.maxX, by: rect.width) {
        draw(image, in: CGRect(x: x, y: y, width: rect.width, height: rect.height))
      }
    }
  }

  /// Converts a size from the user's coordinates to pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Returns the bounding box in pixels of a rectangle.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Converts a size from pixels to the user's coordinates.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Returns the bounding box in the user's coordinates of a rectangle in pixels.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
}
