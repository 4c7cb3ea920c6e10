public import Foundation
@_spi(Components) import TouchKit

/// Strings name boundaries, as in `"floor" as NSCopying`; on devices the language turns them into
/// objects on the way.
nonisolated extension String: @retroactive NSCopying {
  /// The same string.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
