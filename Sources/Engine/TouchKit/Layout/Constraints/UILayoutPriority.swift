/// How much a constraint matters: 1000 must hold, less is a wish (Apple: UILayoutPriority).
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, 1…1000.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold: 1000.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// How much views resist being smaller than their content: 750.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// How much a drag may resize the window: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
  /// How much a window would like to stay as it is: 500.
  public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
  /// How much a drag matters that does not resize the window: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
  /// How much views resist being larger than their content: 250.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// How much a view would like the size it is to fit: 50.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

extension UILayoutPriority: nonisolated _UIKitNumericRawRepresentable {}
