public import Foundation
@_spi(Components) public import TouchKit

/// A view that shows a blur effect, or a vibrancy effect in front of one (Apple:
/// UIVisualEffectView).
///
/// Add subviews to `contentView`, which fills the view. A touch beside them hits `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for the content; it fills the view.
  public let contentView = UIView()
  /// The cover of the content behind; it is a view, so that animations can change its colour.
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
  /// Setting it within an animation animates the change.
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
    // Without an effect the colour stays with alpha 0, so that it does not fade through grey.
    let bare = glass.backgroundColor ?? UIColor(white: 0.97, alpha: 0)
    glass.backgroundColor = effect?.veil ?? bare.withAlphaComponent(0)
  }
}
