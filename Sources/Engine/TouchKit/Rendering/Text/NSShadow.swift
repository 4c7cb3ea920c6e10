import Drawing
public import Foundation

/// The shadow that letters cast, for the attribute `.shadow` (Apple: NSShadow).
nonisolated open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let header = FoundationHeader()

  /// Creates a shadow right behind the letters, sharp, of a third of black.
  public override init() { super.init() }

  /// Where the shadow falls, in points; y grows downwards.
  open var shadowOffset = CGSize.zero

  /// How soft the shadow is: twice the standard deviation of its blur, in points; 0 for a sharp one.
  open var shadowBlurRadius: CGFloat = 0

  /// The `UIColor` of the shadow; nil for none.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// A shadow that says the same.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether another object says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSShadow)?.drawingShadow == drawingShadow
  }

  /// A hash that equal shadows share.
  open override var hash: Int { drawingShadow.hashValue }

  /// The same for drawing.
  final var drawingShadow: Shadow {
    Shadow(
      color: (shadowColor as? UIColor)?.drawingColor ?? .clear,
      offset: shadowOffset,
      radius: shadowBlurRadius > 0 ? Double(shadowBlurRadius) / 2 : 0
    )
  }
}
