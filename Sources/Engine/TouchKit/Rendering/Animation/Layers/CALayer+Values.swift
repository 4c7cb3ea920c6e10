import Drawing
import Foundation

/// The properties that can be animated, by their names.
extension CALayer {
  /// Returns the value of a property that every layer has; nil for properties of other layer classes.
  final func commonValue(of key: LayerKey) -> LayerValue? {
    switch key {
    case .anchorPoint: .point(geometry.anchorPoint)
    case .bounds: .rect(geometry.bounds)
    case .position: .point(geometry.center)
    case .sublayerTransform: .transform(sublayerTransform)
    case .transform: .transform(transform)
    case .opacity: .number(Double(opacity))
    case .hidden: .number(isHidden ? 1 : 0)
    case .masksToBounds: .number(masksToBounds ? 1 : 0)
    case .backgroundColor: .color(shownColor(fill))
    default: style.value(of: key)
    }
  }

  private func shownColor(_ fill: UIColor?) -> Color? {
    fill.map { $0.isDynamic ? $0.color(in: (original ?? self).enclosingTraits) : $0.drawingColor }
  }

  /// Sets a property that every layer has, on a copy made for presentation.
  final func adoptCommon(_ value: LayerValue, for key: LayerKey) {
    switch key {
    case .anchorPoint: own.geometry.anchorPoint = value.point
    case .bounds: own.geometry.bounds = value.rect
    case .position: own.geometry.center = value.point
    case .transform:
      let transform = value.transform
      style.spatialTransform = CATransform3DIsAffine(transform) ? nil : transform
      own.geometry.transform = transform.flat
    case .sublayerTransform:
      style.sublayerTransform = value.transform
      noteBending()
    case .opacity: own.opacity = ViewTraits.opacity(from: CGFloat(value.number))
    case .hidden: own.isHidden = value.number >= 0.5
    case .masksToBounds: own.masksToBounds = value.number >= 0.5
    case .backgroundColor: own.fill = value.color.map { UIColor($0) }
    default: style.adopt(value, for: key)
    }
  }

  /// Sets a property as clients do.
  final func assign(_ value: LayerValue, to key: LayerKey) {
    switch key {
    case .anchorPoint: anchorPoint = value.point
    case .bounds: bounds = value.rect
    case .position: position = value.point
    case .sublayerTransform: sublayerTransform = value.transform
    case .transform: transform = value.transform
    case .opacity: opacity = Float(value.number)
    case .hidden: isHidden = value.number >= 0.5
    case .masksToBounds: masksToBounds = value.number >= 0.5
    case .backgroundColor: backgroundColor = value.color.map { CGColor($0) }
    case .contents: contents = value.any
    default: updateLook(key) { adopt(value, for: key) }
    }
  }
}

extension LayerStyle {
  func value(of key: LayerKey) -> LayerValue? {
    switch key {
    case .borderColor: .color(borderColor.drawingColor)
    case .borderWidth: .number(borderWidth)
    case .contents: self.contents.map { .object($0 as AnyObject) } ?? LayerValue.none
    case .contentsRect: .rect(self.contentsRect)
    case .cornerRadius: .number(cornerRadius)
    case .shadowColor: .color(self.shadowColor?.drawingColor)
    case .shadowOffset: .size(self.shadowOffset)
    case .shadowOpacity: .number(Double(self.shadowOpacity))
    case .shadowPath: .path(self.shadowPath)
    case .shadowRadius: .number(self.shadowRadius)
    case .zPosition: .number(self.depth)
    default: nil
    }
  }

  mutating func adopt(_ value: LayerValue, for key: LayerKey) {
    switch key {
    case .borderColor: borderColor = value.color.map { CGColor($0) } ?? .clear
    case .borderWidth: borderWidth = value.number
    case .contents: self.contents = value.any
    case .contentsRect: self.contentsRect = value.rect
    case .cornerRadius: cornerRadius = value.number
    case .shadowColor: self.shadowColor = value.color.map { CGColor($0) }
    case .shadowOffset: self.shadowOffset = value.size
    case .shadowOpacity: self.shadowOpacity = Float(value.number)
    case .shadowPath: self.shadowPath = value.path.map { CGPath($0) }
    case .shadowRadius: self.shadowRadius = value.number
    case .zPosition: self.depth = value.number
    default: break
    }
  }
}

/// Access to values by name, like key-value coding in Objective-C.
extension CALayer {
  final func value(at keyPath: String) -> Any? {
    guard let path = LayerKeyPath(keyPath), let whole = value(of: path.key) else {
      return clientValues[keyPath]
    }
    guard let part = path.part else { return whole.any }
    return whole.part(part)?.any
  }

  final func setValue(_ any: Any?, at keyPath: String) {
    guard let path = LayerKeyPath(keyPath), let form = path.form, let whole = value(of: path.key)
    else {
      return storeClientValue(any, for: keyPath)
    }
    guard let value = LayerValue(any, form: form) else {
      // Optional properties accept nil as a value.
      if any == nil, path.part == nil, path.key.isOptional { assign(.none, to: path.key) }
      return
    }
    assign(path.part.map { whole.replacing($0, by: value) } ?? value, to: path.key)
  }
}

extension LayerKey {
  /// Whether the property can be nil.
  fileprivate var isOptional: Bool { [.color, .colors, .list, .path, .object].contains(form) }
}
