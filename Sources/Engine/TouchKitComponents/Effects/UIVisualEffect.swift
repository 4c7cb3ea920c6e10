public import Foundation
@_spi(Components) import TouchKit

/// A way in which a visual effect view changes what lies behind it or within it; immutable
/// (Apple: UIVisualEffect).
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// Creates an effect that changes nothing.
  public override init() { super.init() }

  /// Archives of effects do not exist on this platform: there is none.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// The same effect: it is immutable.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The colour that the effect lays over what is behind the view; nil for none.
  ///
  /// For the components only: drawing.
  var veil: UIColor? { nil }
}
