import Foundation
import TouchKit
import TouchKitComponents

/// A button that must be held for a time, during which a ring fills.
final class HoldButton: UIControl {
  enum Phase: Equatable { case idle, holding, done }

  private(set) var phase = Phase.idle { didSet { accessibilityValue = "\(phase)" } }
  private let ring = CAShapeLayer()
  private let icon = UIImageView(image: nil)
  private var animator: UIViewPropertyAnimator?
  var holdDuration: TimeInterval = 1

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override var layer: CAGradientLayer { super.layer as? CAGradientLayer ?? CAGradientLayer() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.colors = [UIColor.red.cgColor, UIColor.orange.cgColor]
    ring.strokeEnd = 0
    layer.addSublayer(ring)
    addSubview(icon)
    isExclusiveTouch = true
    addTarget(self, action: HoldButton.began, for: [.touchDown, .touchDragEnter])
    addTarget(
      self,
      action: HoldButton.stopped,
      for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel]
    )
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layer.colors = [UIColor.systemRed.cgColor, UIColor.systemOrange.cgColor]
  }

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    ring.frame = bounds
    ring.path = UIBezierPath(ovalIn: bounds).cgPath
  }

  private func began() {
    guard phase == .idle else { return }
    phase = .holding
    let animator = UIViewPropertyAnimator(duration: holdDuration, curve: .linear) {
      self.icon.alpha = 0
    }
    animator.addCompletion { [weak self] position in
      guard position == .end else { return }
      self?.finish()
    }
    animator.startAnimation()
    self.animator = animator
  }

  private func stopped() {
    guard phase == .holding else { return }
    animator?.stopAnimation(true)
    animator = nil
    icon.alpha = 1
    phase = .idle
  }

  private func finish() {
    phase = .done
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    sendActions(for: .primaryActionTriggered)
  }
}
