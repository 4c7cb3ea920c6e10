import Drawing
public import Foundation

/// The shadow of letters, for the attribute `.shadow` (Apple: NSShadow).
nonisolated open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let header = FoundationHeader()

  /// Creates a sharp shadow directly behind the letters, of black with an opacity of one third.
  public override init() { super.init() }

  /// The offset of the shadow, in points; y grows downwards.
  open var shadowOffset = CGSize.zero

  /// The softness of the shadow, in points; 0 for a sharp one.
  ///
  /// It is twice the standard deviation of the blur.
  open var shadowBlurRadius: CGFloat = 0

  /// The `UIColor` of the shadow; nil for none.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Returns a shadow with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether another object is an equal shadow.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSShadow)?.drawingShadow == drawingShadow
  }

  /// A hash that equal shadows share.
  open override var hash: Int { drawingShadow.hashValue }

  /// The same shadow for drawing.
  final var drawingShadow: Shadow {
    Shadow(
      color: (shadowColor as? UIColor)?.drawingColor ?? .clear,
      offset: shadowOffset,
      radius: shadowBlurRadius > 0 ? Double(shadowBlurRadius) / 2 : 0
    )
  }
}
