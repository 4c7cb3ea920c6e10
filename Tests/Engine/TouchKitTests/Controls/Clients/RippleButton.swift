import Foundation
import Geometry
import TouchKit

/// A button on which a circle grows from the finger, and which shrinks while it is pressed.
class RippleButton: UIButton {
  var rippleColor = UIColor(white: 0.9, alpha: 1) {
    didSet { rippleView.backgroundColor = rippleColor }
  }
  var ripplePercent: CGFloat = 0.8 {
    didSet { setupRippleView() }
  }
  var trackTouchLocation = true
  let rippleView = UIView()
  let rippleBackgroundView = UIView()

  private var touchCenterLocation: CGPoint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  private func setup() {
    setupRippleView()
    rippleView.backgroundColor = rippleColor
    rippleBackgroundView.frame = bounds
    rippleBackgroundView.isUserInteractionEnabled = false
    rippleBackgroundView.addSubview(rippleView)
    rippleBackgroundView.alpha = 0
    insertSubview(rippleBackgroundView, at: 0)
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowColor = UIColor(white: 0, alpha: 0.5).cgColor
    clipsToBounds = true
  }

  private func setupRippleView() {
    let size = bounds.width * ripplePercent
    rippleView.frame = CGRect(
      x: bounds.width / 2 - size / 2,
      y: bounds.height / 2 - size / 2,
      width: size,
      height: size
    )
    rippleView.layer.cornerRadius = size / 2
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      UIView.animate(withDuration: 0.1) {
        self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
      }
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchCenterLocation = trackTouchLocation ? touch.location(in: self) : nil
    UIView.animate(withDuration: 0.1, delay: 0, options: .allowUserInteraction) {
      self.rippleBackgroundView.alpha = 1
    }
    rippleView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    UIView.animate(
      withDuration: 0.7,
      delay: 0,
      options: [.curveEaseOut, .allowUserInteraction],
      animations: { self.rippleView.transform = .identity },
      completion: nil
    )
    return super.beginTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    animateToNormal()
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    animateToNormal()
  }

  private func animateToNormal() {
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      self.rippleBackgroundView.alpha = 0
    } completion: { _ in
      self.touchCenterLocation = nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    setupRippleView()
    if let knownTouch = touchCenterLocation { rippleView.center = knownTouch }
    rippleBackgroundView.layer.frame = bounds
  }
}
