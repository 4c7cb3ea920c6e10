public import Foundation

/// What a transform does, as four plain steps: change size, then slant, then turn, then displace.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors by which width and height grow; a negative height mirrors.
  public var scale: CGSize
  /// How far x moves for each point of y; 0 keeps right angles.
  public var horizontalShear: CGFloat
  /// The turn about the origin in radians, clockwise on screen.
  public var rotation: CGFloat
  /// The displacement in points.
  public var translation: CGVector

  /// Creates components that change nothing.
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
  /// Creates the transform that does the four steps in order.
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

  /// The four steps that together do what the transform does.
  ///
  /// The width's factor is never negative; a mirrored picture has a negative height. A transform
  /// that maps the plane to a line can be more than four such steps say: then the part of y that
  /// lies along the line is lost.
  public func decomposed() -> CGAffineTransformComponents {
    var components = CGAffineTransformComponents()
    components.translation = CGVector(dx: tx, dy: ty)
    let width = CGFloat(hypot(Double(a), Double(b)))
    guard width > 0 else {
      // x vanishes, so the direction of y alone tells the turn.
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
