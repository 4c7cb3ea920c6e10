public import Foundation
@_spi(Components) import TouchKit

/// The conformance for boundary names such as `"floor" as NSCopying`; iOS bridges strings to
/// objects instead.
nonisolated extension String: @retroactive NSCopying {
  /// Returns the string itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
