public import Foundation

/// Conversion of Core Graphics numbers to objects and back: `width as NSNumber`, `value as? CGFloat`.
///
/// Foundation on Linux has this for all other numbers.
// swift-format-ignore: NoLeadingUnderscores
nonisolated extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Reads the number from an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Reads the number from an object; every number fits.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber,
    result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Returns the number of an object; 0 for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }

  /// Creates the number of an object.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

/// Runs code that on Apple's platforms would release memory at its end; here memory is always released.
nonisolated public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
