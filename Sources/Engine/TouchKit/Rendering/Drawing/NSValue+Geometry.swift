public import Foundation
public import Geometry

/// Geometry values in objects, as arrays in Objective-C contain them.
///
/// Reading a value of another type returns zeros.
nonisolated extension NSValue {
  /// Creates an object with a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(numbers: (point.x, point.y), type: NSValue.pair)
  }

  /// Creates an object with a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: (vector.dx, vector.dy), type: NSValue.pair)
  }

  /// Creates an object with a size.
  public convenience init(cgSize size: CGSize) {
    self.init(numbers: (size.width, size.height), type: NSValue.pair)
  }

  /// Creates an object with a rectangle.
  public convenience init(cgRect rect: CGRect) {
    let (origin, size) = (rect.origin, rect.size)
    self.init(numbers: (origin.x, origin.y, size.width, size.height), type: NSValue.four)
  }

  /// Creates an object with a two-dimensional transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    self.init(numbers: (t.a, t.b, t.c, t.d, t.tx, t.ty), type: NSValue.six)
  }

  /// Creates an object with insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: (insets.top, insets.left, insets.bottom, insets.right), type: NSValue.four)
  }

  /// Creates an object with directional insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      numbers: (insets.top, insets.leading, insets.bottom, insets.trailing),
      type: NSValue.four
    )
  }

  /// Creates an object with an offset.
  public convenience init(uiOffset insets: UIOffset) {
    self.init(numbers: (insets.horizontal, insets.vertical), type: NSValue.pair)
  }

  /// Creates an object with a three-dimensional transform.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(numbers: t, type: NSValue.sixteen)
  }

  /// The point.
  public var cgPointValue: CGPoint {
    let pair = numbers(NSValue.pair, otherwise: (CGFloat(0), CGFloat(0)))
    return CGPoint(x: pair.0, y: pair.1)
  }

  /// The vector.
  public var cgVectorValue: CGVector { CGVector(dx: cgPointValue.x, dy: cgPointValue.y) }

  /// The size.
  public var cgSizeValue: CGSize { CGSize(width: cgPointValue.x, height: cgPointValue.y) }

  /// The rectangle.
  public var cgRectValue: CGRect {
    let four = fourNumbers
    return CGRect(x: four.0, y: four.1, width: four.2, height: four.3)
  }

  /// The two-dimensional transform; the identity if the object has another value.
  public var cgAffineTransformValue: CGAffineTransform {
    let one = CGFloat(1)
    let zero = CGFloat(0)
    let six = numbers(NSValue.six, otherwise: (one, zero, zero, one, zero, zero))
    return CGAffineTransform(six.0, six.1, six.2, six.3, six.4, six.5)
  }

  /// The insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let four = fourNumbers
    return UIEdgeInsets(top: four.0, left: four.1, bottom: four.2, right: four.3)
  }

  /// The directional insets.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let four = fourNumbers
    return NSDirectionalEdgeInsets(
      top: four.0,
      leading: four.1,
      bottom: four.2,
      trailing: four.3
    )
  }

  /// The offset.
  public var uiOffsetValue: UIOffset {
    UIOffset(horizontal: cgPointValue.x, vertical: cgPointValue.y)
  }

  /// The three-dimensional transform; the identity if the object has another value.
  public var caTransform3DValue: CATransform3D {
    numbers(NSValue.sixteen, otherwise: CATransform3DIdentity)
  }

  // MARK: - Storage

  // Foundation on this platform stores arrays of numbers, but only its own structures.
  private static let pair = "[2d]"
  private static let four = "[4d]"
  private static let six = "[6d]"
  private static let sixteen = "[16d]"

  private convenience init<Numbers: BitwiseCopyable>(numbers: Numbers, type: String) {
    var numbers = numbers
    self.init(bytes: &numbers, objCType: type)
  }

  private var fourNumbers: (CGFloat, CGFloat, CGFloat, CGFloat) {
    let zero = CGFloat(0)
    return numbers(NSValue.four, otherwise: (zero, zero, zero, zero))
  }

  private func numbers<Numbers: BitwiseCopyable>(_ type: String, otherwise usual: Numbers)
    -> Numbers
  {
    let own = String(cString: objCType)
    // Foundation's own points, sizes and rectangles have the same numbers.
    let isSame =
      own == type || (type == NSValue.pair && own.hasSuffix("Point=dd}"))
      || (type == NSValue.pair && own.hasSuffix("Size=dd}"))
      || (type == NSValue.four && own.contains("Rect="))
    guard isSame else { return usual }
    var result = usual
    getValue(&result)
    return result
  }
}
