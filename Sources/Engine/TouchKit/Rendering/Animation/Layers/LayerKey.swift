/// A property of a layer that animations can change, by the name that clients use.
enum LayerKey: String, CaseIterable {
  case anchorPoint, backgroundColor, borderColor, borderWidth, bounds, contents, contentsRect
  case cornerRadius, hidden, masksToBounds, opacity, position, shadowColor, shadowOffset
  case shadowOpacity, shadowPath, shadowRadius, sublayerTransform, transform, zPosition

  // Properties of shapes.
  case fillColor, lineDashPhase, lineWidth, miterLimit, path, strokeColor, strokeEnd, strokeStart

  // Properties of gradients.
  case colors, endPoint, locations, startPoint

  // Properties of replicators.
  case instanceAlphaOffset, instanceBlueOffset, instanceColor, instanceGreenOffset
  case instanceRedOffset, instanceTransform

  // Properties of texts.
  case fontSize, foregroundColor

  /// The form of its values.
  var form: LayerValue.Form {
    switch self {
    case .anchorPoint, .position, .startPoint, .endPoint: .point
    case .bounds, .contentsRect: .rect
    case .shadowOffset: .size
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor,
      .foregroundColor, .instanceColor:
      .color
    case .colors: .colors
    case .locations: .list
    case .instanceTransform, .sublayerTransform, .transform: .transform
    case .path, .shadowPath: .path
    case .contents: .object
    default: .number
    }
  }
}

/// The name of a property, or of a part of one, such as `position.x`.
struct LayerKeyPath {
  let key: LayerKey
  /// The part's name; nil for the whole property.
  let part: String?

  /// Parses a name; returns nil if no layer has the property.
  init?(_ text: String?) {
    guard let text else { return nil }
    let pieces = text.split(separator: ".", maxSplits: 1)
    guard let root = pieces.first, let key = LayerKey(rawValue: LayerKeyPath.plain(root)) else {
      return nil
    }
    self.key = key
    part = pieces.count > 1 ? String(pieces[1]) : nil
  }

  /// The form of the values of the part or the whole; nil if there is no such part.
  var form: LayerValue.Form? {
    guard let part else { return key.form }
    return key.form.part(part)?.form
  }

  private static func plain(_ name: Substring) -> String {
    name == "isHidden" ? LayerKey.hidden.rawValue : String(name)
  }
}
