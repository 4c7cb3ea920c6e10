public import Foundation
public import Geometry

/// Where the scene stands in the picture that marks are drawn on.
///
/// Marks keep their size whatever the scale is; labels stand beside the scene, if there is room.
public struct OverlayStage: Hashable, Sendable {
  /// The part of the picture that marks and labels may cover, in the picture's points.
  public var canvas: CGRect
  /// The rectangle that shows the scene, in the picture's points.
  public var scene: CGRect
  /// How many points of the picture a point of the scene takes.
  public var scale: CGFloat
  /// How much larger than usual letters are.
  public var textScale: CGFloat

  /// A stage on which a scene stands somewhere in a picture.
  public init(canvas: CGRect, scene: CGRect, scale: CGFloat = 1, textScale: CGFloat = 1) {
    self.canvas = canvas
    self.scene = scene
    self.scale = scale
    self.textScale = textScale
  }

  /// A picture that shows a scene of a size, in points, and nothing besides.
  public init(bare size: CGSize, textScale: CGFloat = 1) {
    let scene = CGRect(origin: .zero, size: size)
    self.init(canvas: scene, scene: scene, textScale: textScale)
  }

  /// A picture that shows a scene of a size, in points, with margins for labels around it.
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

  /// The least room that labels have around a scene, in points.
  public static func margins(
    _ textScale: CGFloat
  ) -> (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (
      top: (32 * textScale).rounded(), left: (36 * textScale).rounded(),
      bottom: (20 * textScale).rounded(), right: (36 * textScale).rounded()
    )
  }

  /// From the scene's points to the picture's.
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

  /// Where a point of the scene is in the picture.
  public func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: scene.minX + point.x * scale, y: scene.minY + point.y * scale)
  }

  /// Which point of the scene a point of the picture shows.
  public func scenePoint(_ place: CGPoint) -> CGPoint {
    CGPoint(x: (place.x - scene.minX) / scale, y: (place.y - scene.minY) / scale)
  }

  /// The part of the picture that outlines may cover: an edge of the scene can be outlined outside.
  var outlineBounds: CGRect { scene.insetBy(dx: -8, dy: -8).intersection(canvas) }
}
