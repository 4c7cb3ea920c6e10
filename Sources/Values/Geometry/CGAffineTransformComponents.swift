public import Foundation

/// A transform as four steps: scale, then shear, then rotate, then translate.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The scale factors of width and height; a negative height mirrors.
  public var scale: CGSize
  /// The shift of x per point of y; 0 keeps right angles.
  public var horizontalShear: CGFloat
  /// The rotation around the origin in radians, clockwise on screen.
  public var rotation: CGFloat
  /// The translation in points.
  public var translation: CGVector

  /// Creates the components of the identity.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1),
      horizontalShear: 0,
      rotation: 0,
      translation: .zero
    )
  }

  /// Creates components from the four steps.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates the transform of the four steps in order.
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(1, 0, components.horizontalShear, 1, 0, 0)
    self =
      scale
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
    tx = components.translation.dx
    ty = components.translation.dy
  }

  /// Returns four steps with the same effect as the transform.
  ///
  /// The width's factor is never negative; a mirrored picture has a negative height. Four steps cannot represent
  /// every transform that maps the plane to a line. The part of y that is parallel to the line is then lost.
  public func decomposed() -> CGAffineTransformComponents {
    var components = CGAffineTransformComponents()
    components.translation = CGVector(dx: tx, dy: ty)
    let width = CGFloat(hypot(Double(a), Double(b)))
    guard width > 0 else {
      // x vanishes, so that only the direction of y determines the rotation.
      components.scale = CGSize(width: 0, height: CGFloat(hypot(Double(c), Double(d))))
      components.rotation = CGFloat(atan2(Double(-c), Double(d)))
      return components
    }
    let (cosine, sine) = (a / width, b / width)
    let height = d * cosine - c * sine
    components.scale = CGSize(width: width, height: height)
    components.rotation = CGFloat(atan2(Double(b), Double(a)))
    components.horizontalShear = height == 0 ? 0 : (c * cosine + d * sine) / height
    return components
  }
}
