import Foundation

/// What controllers say about bars and presentations, as earlier systems asked it.
///
/// About bars it is kept for clients that read it: here insets stay as they are set.
extension UIViewController {
  /// Whether the view reaches below bars that nothing shines through; kept for clients, false
  /// unless set.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { KeptLayout.of(self).includesOpaqueBars }
    set { KeptLayout.of(self).includesOpaqueBars = newValue }
  }

  /// Whether the system changes insets of scroll views, which it does not here; kept for clients,
  /// true unless set.
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { KeptLayout.of(self).adjustsInsets }
    set { KeptLayout.of(self).adjustsInsets = newValue }
  }

  /// Whether the controller's `modalTransitionStyle` counts for those that it presents, rather than
  /// theirs; false unless set.
  public final var providesPresentationContextTransitionStyle: Bool {
    get { KeptLayout.of(self).providesStyle }
    set { KeptLayout.of(self).providesStyle = newValue }
  }
}

/// What is kept for a controller that says so.
@MainActor
private final class KeptLayout {
  var includesOpaqueBars = false
  var adjustsInsets = true
  var providesStyle = false

  /// The address of this one byte is the key.
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
