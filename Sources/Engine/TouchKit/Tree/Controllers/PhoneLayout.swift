import Foundation

/// Older properties of controllers about bars and presentations.
///
/// The properties about bars are only stored for clients, because the engine does not adjust insets.
extension UIViewController {
  /// Whether the view extends below opaque bars; false by default.
  ///
  /// The value is only stored.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { KeptLayout.of(self).includesOpaqueBars }
    set { KeptLayout.of(self).includesOpaqueBars = newValue }
  }

  /// Whether the system adjusts the insets of scroll views; true by default.
  ///
  /// The value is only stored, because the engine does not adjust insets.
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { KeptLayout.of(self).adjustsInsets }
    set { KeptLayout.of(self).adjustsInsets = newValue }
  }

  /// Whether the controller's transition style replaces the style of controllers that it presents.
  ///
  /// False by default.
  public final var providesPresentationContextTransitionStyle: Bool {
    get { KeptLayout.of(self).providesStyle }
    set { KeptLayout.of(self).providesStyle = newValue }
  }
}

/// The stored values of a controller.
@MainActor
private final class KeptLayout {
  var includesOpaqueBars = false
  var adjustsInsets = true
  var providesStyle = false

  /// The key, which is the address of this byte.
  private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  )

  static func of(_ owner: UIViewController) -> KeptLayout {
    if let kept = objc_getAssociatedObject(owner, key) as? KeptLayout { return kept }
    let kept = KeptLayout()
    objc_setAssociatedObject(owner, key, kept, .OBJC_ASSOCIATION_RETAIN)
    return kept
  }
}
