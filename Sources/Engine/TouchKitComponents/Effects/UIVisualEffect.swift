public import Foundation
@_spi(Components) import TouchKit

/// The immutable base class of effects of visual effect views (Apple: UIVisualEffect).
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// Creates an effect that changes nothing.
  public override init() { super.init() }

  /// Returns nil; archives of effects do not exist on this platform.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Returns the effect itself, because it is immutable.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The colour between the view and the content behind it; nil for none.
  ///
  /// Only for drawing by the components.
  var veil: UIColor? { nil }
}
