public import Foundation

/// Numbers of Core Graphics as objects and back: `width as NSNumber`, `value as? CGFloat`.
///
/// Foundation on Linux has this for all other numbers.
// swift-format-ignore: NoLeadingUnderscores
nonisolated extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Takes the number out of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Takes the number out of an object; every number fits.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber,
    result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// The number of an object; 0 for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }

  /// The number of an object.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

/// Runs code that on Apple's platforms would give back memory at its end; here that is always so.
nonisolated public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
