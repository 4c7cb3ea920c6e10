public import Foundation
@_spi(Components) public import TouchKit

/// A view of frosted glass, or of what stands on it (Apple: UIVisualEffectView).
///
/// Subviews belong into `contentView`, which fills it; a touch beside them hits `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for whatever stands on the glass; it fills the view.
  public let contentView = UIView()
  /// What covers the scene behind; a view, so that its colour changes within animations.
  private let glass = UIView()

  /// Creates a view with an effect, of size zero; nil for no effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect at a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view without an effect; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  /// The effect; nil for none.
  ///
  /// Set within an animation it changes with the rest.
  open var effect: UIVisualEffect? { didSet { effectDidChange() } }

  private func setUp() {
    glass.isUserInteractionEnabled = false
    for part in [glass, contentView] {
      part.frame = bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(part)
    }
    effectDidChange()
  }

  private func effectDidChange() {
    contentView.tintColor = (effect as? UIVibrancyEffect)?.tint
    // Without glass the colour stays, so that it fades in and out and not through grey.
    let bare = glass.backgroundColor ?? UIColor(white: 0.97, alpha: 0)
    glass.backgroundColor = effect?.veil ?? bare.withAlphaComponent(0)
  }
}
