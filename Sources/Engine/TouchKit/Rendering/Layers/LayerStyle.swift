import Drawing
import Foundation
import Geometry

/// The appearance of a layer, except for its geometry, opacity and background.
///
/// Rarely used properties are stored apart (`RareLayerStyle`), and take no memory while they have default values.
@dynamicMemberLookup
struct LayerStyle {
  var borderWidth: CGFloat = 0
  var borderColor = CGColor.black
  var cornerRadius: CGFloat = 0
  var corners = CACornerMask.all
  private var box: Box?

  /// Rarely used properties; nil while all have default values.
  var rare: RareLayerStyle? { box?.style }

  /// Accesses a rarely used property.
  subscript<Value>(dynamicMember member: WritableKeyPath<RareLayerStyle, Value>) -> Value {
    get { (box?.style ?? .usual)[keyPath: member] }
    set { writableBox().style[keyPath: member] = newValue }
  }

  /// Returns storage that no other style shares.
  private mutating func writableBox() -> Box {
    if let box, isKnownUniquelyReferenced(&self.box) { return box }
    let made = Box(box?.style ?? .usual)
    box = made
    return made
  }

  private final class Box {
    var style: RareLayerStyle

    init(_ style: RareLayerStyle) { self.style = style }
  }

  /// The border; nil if none is visible.
  var border: (color: Color, width: CGFloat)? {
    let color = borderColor.drawingColor
    guard borderWidth > 0, borderWidth.isFinite, color.alpha > 0 else { return nil }
    return (color, borderWidth)
  }

  /// Returns the radius of rounded corners in a rectangle; 0 for square ones.
  func radius(in rect: CGRect) -> CGFloat {
    guard cornerRadius > 0, !corners.isEmpty else { return 0 }
    return min(cornerRadius, min(rect.width, rect.height) / 2)
  }

  /// Returns the outline of a rectangle with the layer's corners, inset by a distance.
  func outline(of rect: CGRect, inset: CGFloat = 0) -> Path {
    let inner = rect.insetBy(dx: inset, dy: inset)
    guard !inner.isNull else { return Path() }
    return Path(
      roundedRect: inner,
      cornerRadius: max(0, radius(in: rect) - inset),
      corners: corners.drawingCorners
    )
  }
}

extension CACornerMask {
  /// The same corners for paths; both types use the same bits.
  var drawingCorners: Path.Corners { Path.Corners(rawValue: UInt8(rawValue & 15)) }
}
