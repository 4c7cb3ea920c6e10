public import Foundation
public import Geometry

/// The position of the scene in the picture that marks are drawn on.
///
/// Marks keep their size at any scale; labels are beside the scene, if there is space.
public struct OverlayStage: Hashable, Sendable {
  /// The part of the picture that marks and labels may cover, in the picture's points.
  public var canvas: CGRect
  /// The rectangle of the scene, in the picture's points.
  public var scene: CGRect
  /// The number of the picture's points per point of the scene.
  public var scale: CGFloat
  /// The scale of text; 1 is the usual size.
  public var textScale: CGFloat

  /// Creates a stage with a scene at any position in a picture.
  public init(canvas: CGRect, scene: CGRect, scale: CGFloat = 1, textScale: CGFloat = 1) {
    self.canvas = canvas
    self.scene = scene
    self.scale = scale
    self.textScale = textScale
  }

  /// Creates a stage for a picture that contains only a scene of a size, in points.
  public init(bare size: CGSize, textScale: CGFloat = 1) {
    let scene = CGRect(origin: .zero, size: size)
    self.init(canvas: scene, scene: scene, textScale: textScale)
  }

  /// Creates a stage for a picture of a scene of a size, in points, with margins for labels around it.
  public init(withMarginsAround size: CGSize, textScale: CGFloat = 1) {
    let margins = OverlayStage.margins(textScale)
    self.init(
      canvas: CGRect(
        x: 0,
        y: 0,
        width: size.width + margins.left + margins.right,
        height: size.height + margins.top + margins.bottom
      ),
      scene: CGRect(origin: CGPoint(x: margins.left, y: margins.top), size: size),
      textScale: textScale
    )
  }

  /// Returns the minimum space for labels around a scene, in points.
  public static func margins(
    _ textScale: CGFloat
  ) -> (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (
      top: (32 * textScale).rounded(), left: (36 * textScale).rounded(),
      bottom: (20 * textScale).rounded(), right: (36 * textScale).rounded()
    )
  }

  /// The transform from the scene's points to the picture's.
  public var transform: CGAffineTransform {
    CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: scene.minX,
      ty: scene.minY
    )
  }

  /// Converts a point of the scene to the picture.
  public func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: scene.minX + point.x * scale, y: scene.minY + point.y * scale)
  }

  /// Converts a point of the picture to the scene.
  public func scenePoint(_ place: CGPoint) -> CGPoint {
    CGPoint(x: (place.x - scene.minX) / scale, y: (place.y - scene.minY) / scale)
  }

  /// The part of the picture that outlines may cover; it includes a strip outside of the scene.
  var outlineBounds: CGRect { scene.insetBy(dx: -8, dy: -8).intersection(canvas) }
}
