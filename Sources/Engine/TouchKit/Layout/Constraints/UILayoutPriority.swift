/// The priority of a constraint: 1000 is required, less is optional (Apple: UILayoutPriority).
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, 1…1000.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of required constraints: 1000.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// The priority with which views resist compression below their content size: 750.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// The priority of a drag that can resize the window: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
  /// The priority with which a window keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
  /// The priority of a drag that cannot resize the window: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
  /// The priority with which views resist growth beyond their content size: 250.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// The priority of a view's target size for fitting: 50.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

extension UILayoutPriority: nonisolated _UIKitNumericRawRepresentable {}
