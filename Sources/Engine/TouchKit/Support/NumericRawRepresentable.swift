// swift-format-ignore: NoLeadingUnderscores
/// A numeric type that can be compared and changed by a number (Apple: _UIKitNumericRawRepresentable).
nonisolated public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  /// Creates the value of a number.
  init(rawValue: RawValue)
}

nonisolated extension _UIKitNumericRawRepresentable {
  /// Whether the first value is less than the second.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns the value increased by a number.
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }

  /// Returns the value increased by a number.
  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue) }

  /// Returns the value decreased by a number.
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }

  /// Returns the difference between two values.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

  /// Increases the value by a number.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

  /// Decreases the value by a number.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
