import Drawing
import Foundation
import Geometry

/// Everything that `saveGState()` saves.
nonisolated struct ContextState {
  /// From the user's coordinates to those in which the context began.
  var transform = CGAffineTransform.identity
  /// The box around what can still be painted, in the coordinates in which the context began.
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
  /// In the coordinates in which the context began.
  var shadow: Shadow?
  var interpolation = CGInterpolationQuality.default
  /// Whether smooth edges are wanted, and whether what is recorded gets them.
  var wantsSmoothEdges = true
  var hasSmoothEdges = true
  /// Whether it ends with a layer, and not with what was saved.
  var isOfLayer = false
  /// The pictures that cut what is painted, the innermost last.
  var masks: [ContextMask] = []

  /// Whether each thing painted is simply put over what is there.
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

  /// The box around what can still be painted, in the user's coordinates.
  var userClipBox: CGRect {
    guard let inverse = transform.inverse else { return .zero }
    return clipBox.applying(inverse)
  }

  /// The shadow in the user's coordinates, which do not move or turn it.
  var userShadow: Shadow? {
    guard var shadow, let inverse = transform.inverse else { return nil }
    shadow.offset = shadow.offset.applying(inverse)
    shadow.radius *= Double(abs(inverse.determinant)).squareRoot()
    return shadow
  }
}
