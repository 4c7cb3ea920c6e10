internal import CCairo
import Drawing
import Foundation
import Geometry

/// A shape on its way to the picture: an outline, and the pen that draws it if it is not filled.
struct DeviceShape {
  /// What the shape is made of.
  enum Outline {
    /// A path, which the transform brings to pixels.
    case path(Path)
    /// A quadrilateral that is in pixels already.
    case quad(Quad)
  }

  let outline: Outline
  /// The pen; nil to fill the outline.
  var pen: StrokeStyle?
  /// From the path's and the pen's coordinates to pixels.
  let transform: CGAffineTransform

  /// Describes itself in the rasteriser's numbers; false where they are none to compute with.
  func describe(to key: inout ShapeKey, covering covered: PixelRectangle) -> Bool {
    key.begin(covered)
    if let pen { key.add(pen, transform) }
    switch outline {
    case .path(let path): return key.add(path, transform)
    case .quad(let quad): return key.add(quad)
    }
  }

  /// Makes its outline the context's current path; false where it is none to compute with.
  func plot(in context: OpaquePointer) -> Bool {
    switch outline {
    case .path(let path): DevicePath.plot(path, transform, in: context)
    case .quad(let quad): DevicePath.plot(quad, in: context)
    }
  }

  /// Draws the context's current path.
  func drawPath(in context: OpaquePointer) {
    if let pen {
      pen.draw(in: context, transform)
    } else {
      cairo_fill(context)
    }
  }
}
