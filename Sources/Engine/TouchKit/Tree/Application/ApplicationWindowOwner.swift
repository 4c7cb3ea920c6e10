public import Foundation

/// Allows the delegate's window to be used with two question marks as well as with one.
///
/// Ours: in UIKit the delegate's `window` is an optional requirement whose value is optional. Existing code therefore
/// contains `UIApplication.shared.delegate?.window??.rootViewController`. Conform to `UIApplicationDelegate`, which
/// refines this protocol.
@preconcurrency @MainActor
public protocol ApplicationWindowOwner: NSObjectProtocol {}

extension ApplicationWindowOwner {
  /// The delegate's window as a double optional.
  @_disfavoredOverload public var window: UIWindow?? {
    (self as? any UIApplicationDelegate).map(\.window)
  }
}
