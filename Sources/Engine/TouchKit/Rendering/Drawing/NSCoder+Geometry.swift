public import Foundation
public import Geometry

/// Conversion of geometry values to text such as `{x, y}` and back.
///
/// Invalid text is read as zero.
nonisolated extension NSCoder {
  /// Returns a point as `{x, y}`.
  public class func string(for point: CGPoint) -> String { GeometryText([point.x, point.y]).text }

  /// Returns a vector as `{dx, dy}`.
  public class func string(for vector: CGVector) -> String {
    GeometryText([vector.dx, vector.dy]).text
  }

  /// Returns a size as `{width, height}`.
  public class func string(for size: CGSize) -> String {
    GeometryText([size.width, size.height]).text
  }

  /// Returns a rectangle as `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns a transform as `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[" + GeometryText([t.a, t.b, t.c, t.d, t.tx, t.ty]).list + "]"
  }

  /// Returns insets as `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText([insets.top, insets.left, insets.bottom, insets.right]).text
  }

  /// Returns insets as `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText([insets.top, insets.leading, insets.bottom, insets.trailing]).text
  }

  /// Returns an offset as `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    GeometryText([offset.horizontal, offset.vertical]).text
  }

  /// Parses a point.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = GeometryText(string, count: 2).numbers
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// Parses a vector.
  public class func cgVector(for string: String) -> CGVector {
    let numbers = GeometryText(string, count: 2).numbers
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// Parses a size.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = GeometryText(string, count: 2).numbers
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Parses a rectangle.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = GeometryText(string, count: 4).numbers
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Parses a transform; invalid text is read as zeros.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let n = GeometryText(string, count: 6).numbers
    return CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
  }

  /// Parses insets.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = GeometryText(string, count: 4).numbers
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  /// Parses an offset.
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = GeometryText(string, count: 2).numbers
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }
}

/// Returns a point as `{x, y}`; the Objective-C name of `NSCoder.string(for:)`.
nonisolated public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  NSCoder.string(for: point)
}

/// Returns a size as `{width, height}`; the Objective-C name of `NSCoder.string(for:)`.
nonisolated public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// Returns a rectangle as `{{x, y}, {width, height}}`; the Objective-C name of `NSCoder.string(for:)`.
nonisolated public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// Returns a vector as `{dx, dy}`; the Objective-C name of `NSCoder.string(for:)`.
nonisolated public func NSStringFromCGVector(_ vector: CGVector) -> String {
  NSCoder.string(for: vector)
}

/// Returns a transform as `[a, b, c, d, tx, ty]`; the Objective-C name of `NSCoder.string(for:)`.
nonisolated public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}

/// Returns insets as `{top, left, bottom, right}`; the Objective-C name of `NSCoder.string(for:)`.
nonisolated public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}

/// Numbers in braces.
nonisolated private struct GeometryText {
  let numbers: [CGFloat]

  init(_ numbers: [CGFloat]) { self.numbers = numbers }

  init(_ text: String, count: Int) {
    let pieces = text.split { "{}[], \t\n".contains($0) }.map { CGFloat(Double($0) ?? 0) }
    numbers = pieces.count == count ? pieces : Array(repeating: 0, count: count)
  }

  /// Whole numbers without a fraction, as in C.
  var list: String {
    numbers.map { number in
      let value = Double(number)
      guard value == value.rounded(), abs(value) < 1e15 else { return "\(value)" }
      return "\(Int64(value))"
    }
    .joined(separator: ", ")
  }

  var text: String { "{" + list + "}" }
}
