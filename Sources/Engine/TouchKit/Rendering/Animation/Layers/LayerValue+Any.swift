import Drawing
import Foundation
import Geometry

extension LayerValue {
  /// Converts a client's value of any type; returns nil if it does not have that form.
  init?(_ any: Any?, form: Form) {
    guard let any else { return nil }
    switch form {
    case .number:
      guard let number = Self.number(any) else { return nil }
      self = .numbers([number], .number)
    case .point, .size, .rect:
      guard let numbers = Self.numbers(any, form) else { return nil }
      self = .numbers(numbers, form)
    case .color:
      guard let color = Self.color(any) else { return nil }
      self = .color(color)
    case .colors:
      guard let list = any as? [Any] else { return nil }
      self = .colors(list.compactMap(Self.color))
    case .list:
      guard let list = any as? [Any] else { return nil }
      self = .numbers(list.compactMap(Self.number), .list)
    case .transform:
      guard let transform = Self.transform(any) else { return nil }
      self = .numbers(TransformSteps(transform).parts, .transform)
    case .path:
      guard let path = (any as? CGPath)?.path ?? (any as? UIBezierPath)?.path else { return nil }
      self = .path(path)
    case .object: self = .object(any as AnyObject)
    }
  }

  /// Returns a number from any of the types that clients use for numbers.
  static func number(_ any: Any) -> Double? {
    switch any {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(value)
    default: nil
    }
  }

  private static func numbers(_ any: Any, _ form: Form) -> [Double]? {
    switch (any, form) {
    case (let point as CGPoint, .point): [point.x, point.y]
    case (let size as CGSize, .size): [size.width, size.height]
    case (let point as CGPoint, .size): [point.x, point.y]
    case (let size as CGSize, .point): [size.width, size.height]
    case (let vector as CGVector, .point), (let vector as CGVector, .size): [vector.dx, vector.dy]
    case (let rect as CGRect, .rect): [rect.minX, rect.minY, rect.width, rect.height]
    case (let value as NSValue, .point): numbers(value.cgPointValue, form)
    case (let value as NSValue, .size): numbers(value.cgSizeValue, form)
    case (let value as NSValue, .rect): numbers(value.cgRectValue, form)
    default: nil
    }
  }

  private static func color(_ any: Any) -> Color? {
    (any as? CGColor)?.drawingColor ?? (any as? UIColor)?.drawingColor
  }

  private static func transform(_ any: Any) -> CATransform3D? {
    switch any {
    case let transform as CATransform3D: transform
    case let transform as CGAffineTransform: CATransform3DMakeAffineTransform(transform)
    case let value as NSValue: value.caTransform3DValue
    default: nil
    }
  }

  // MARK: - Of the layers' own types

  static func number(_ value: Double) -> LayerValue { .numbers([value], .number) }

  static func point(_ point: CGPoint) -> LayerValue { .numbers([point.x, point.y], .point) }

  static func size(_ size: CGSize) -> LayerValue { .numbers([size.width, size.height], .size) }

  static func rect(_ rect: CGRect) -> LayerValue {
    .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], .rect)
  }

  static func color(_ color: Color?) -> LayerValue {
    guard let color else { return .none }
    return .numbers([color.red, color.green, color.blue, color.alpha], .color)
  }

  static func colors(_ colors: [Color]?) -> LayerValue {
    guard let colors else { return .none }
    return .numbers(colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }, .colors)
  }

  static func list(_ numbers: [Double]?) -> LayerValue {
    numbers.map { .numbers($0, .list) } ?? .none
  }

  static func path(_ path: CGPath?) -> LayerValue { path.map { .path($0.path) } ?? .none }

  static func transform(_ transform: CATransform3D) -> LayerValue {
    .numbers(TransformSteps(transform).parts, .transform)
  }

  // MARK: - Back

  private var parts: [Double] { if case .numbers(let parts, _) = self { parts } else { [] } }

  private subscript(index: Int) -> Double { index < parts.count ? parts[index] : 0 }

  var number: Double { self[0] }
  var point: CGPoint { CGPoint(x: self[0], y: self[1]) }
  var size: CGSize { CGSize(width: self[0], height: self[1]) }
  var rect: CGRect { CGRect(x: self[0], y: self[1], width: self[2], height: self[3]) }
  var list: [Double]? { self == .none ? nil : parts }
  var transform: CATransform3D {
    parts.count == 16 ? TransformSteps(parts: parts).transform : CATransform3DIdentity
  }
  var path: Path? { if case .path(let path) = self { path } else { nil } }

  var color: Color? {
    guard parts.count == 4 else { return nil }
    return Color(red: self[0], green: self[1], blue: self[2], alpha: self[3])
  }

  var colors: [Color]? {
    guard self != .none else { return nil }
    return stride(from: 0, to: parts.count - 3, by: 4).map { index in
      Color(
        red: self[index],
        green: self[index + 1],
        blue: self[index + 2],
        alpha: self[index + 3]
      )
    }
  }

  /// The value in the type that clients use.
  var any: Any? {
    switch self {
    case .none: return nil
    case .object(let object): return object
    case .path(let path): return CGPath(path)
    case .numbers(_, let form):
      switch form {
      case .number: return CGFloat(number)
      case .point: return point
      case .size: return size
      case .rect: return rect
      case .color: return color.map { CGColor($0) }
      case .colors: return colors?.map { CGColor($0) }
      case .list: return list?.map { NSNumber(value: $0) }
      case .transform: return transform
      case .path, .object: return nil
      }
    }
  }
}
