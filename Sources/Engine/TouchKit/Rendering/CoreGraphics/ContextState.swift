import Drawing
import Foundation
import Geometry

/// The state that `saveGState()` saves.
nonisolated struct ContextState {
  /// The transform from the user's coordinates to the initial coordinates of the context.
  var transform = CGAffineTransform.identity
  /// The bounding box of the clip, in the initial coordinates of the context.
  var clipBox: CGRect
  var fillColor = Color.black
  var fillSpace = CGColorSpaceCreateDeviceGray()
  var strokeSpace = CGColorSpaceCreateDeviceGray()
  var strokeColor = Color.black
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0
  var opacity = 1.0
  var blendMode = BlendMode.normal
  /// The shadow, in the initial coordinates of the context.
  var shadow: Shadow?
  var interpolation = CGInterpolationQuality.default
  /// Whether antialiasing is wanted, and whether the recorded drawing has it.
  var wantsSmoothEdges = true
  var hasSmoothEdges = true
  /// Whether the end of a layer restores the state, instead of `restoreGState()`.
  var isOfLayer = false
  /// The pictures that clip the drawing, the innermost last.
  var masks: [ContextMask] = []

  /// Whether new drawing simply covers the old one, without a blend mode or shadow.
  var isPlain: Bool { blendMode == .normal && shadow == nil }

  /// The style of lines.
  var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth,
      cap: lineCap,
      join: lineJoin,
      miterLimit: miterLimit,
      dashes: dashes,
      phase: dashPhase
    )
  }

  /// The bounding box of the clip, in the user's coordinates.
  var userClipBox: CGRect {
    guard let inverse = transform.inverse else { return .zero }
    return clipBox.applying(inverse)
  }

  /// The shadow in the user's coordinates; their transform does not move or rotate it.
  var userShadow: Shadow? {
    guard var shadow, let inverse = transform.inverse else { return nil }
    shadow.offset = shadow.offset.applying(inverse)
    shadow.radius *= Double(abs(inverse.determinant)).squareRoot()
    return shadow
  }
}
