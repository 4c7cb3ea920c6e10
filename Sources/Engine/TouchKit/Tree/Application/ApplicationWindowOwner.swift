public import Foundation

/// Lets `delegate.window` be written with two question marks as well as with one.
///
/// Ours: in UIKit the delegate's `window` is an optional requirement whose value is optional, and
/// existing code says `UIApplication.shared.delegate?.window??.rootViewController`. Conform to
/// `UIApplicationDelegate`, which refines this.
@preconcurrency @MainActor
public protocol ApplicationWindowOwner: NSObjectProtocol {}

extension ApplicationWindowOwner {
  /// The delegate's window, optional twice.
  @_disfavoredOverload public var window: UIWindow?? {
    (self as? any UIApplicationDelegate).map(\.window)
  }
}
