import Foundation
import TouchKit

/// A client's switch with its own thumb, which uses tracking.
class DayNightSwitch: UIControl {
  var isOn = false { didSet { if isOn != oldValue { layoutThumb(animated: window != nil) } } }
  var onChange: ((Bool) -> Void)?
  private let thumb = UIView()
  private let ground = UIView()
  private var startX: CGFloat = 0
  private var hasMoved = false

  override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 60, height: 30)))
    ground.isUserInteractionEnabled = false
    thumb.isUserInteractionEnabled = false
    thumb.backgroundColor = .white
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.frame = bounds
    addSubview(ground)
    addSubview(thumb)
    layoutThumb(animated: false)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func awakeFromNib() {
    super.awakeFromNib()
    layoutThumb(animated: false)
  }

  private func layoutThumb(animated: Bool) {
    let change = {
      self.thumb.frame = CGRect(x: self.isOn ? 32 : 2, y: 2, width: 26, height: 26)
      self.ground.backgroundColor = self.isOn ? .black : .cyan
    }
    guard animated else { return change() }
    UIView.transition(with: ground, duration: 0.3, options: .transitionCrossDissolve) {
      change()
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 60, height: 30) }

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
    startX = touch.location(in: self).x
    hasMoved = false
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
    let x = touch.location(in: self).x
    if abs(x - startX) > 5 { hasMoved = true }
    if hasMoved { thumb.frame.origin.x = min(max(x - 13, 2), 32) }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let former = isOn
    isOn = hasMoved ? thumb.center.x > bounds.midX : !isOn
    layoutThumb(animated: false)
    guard isOn != former else { return }
    onChange?(isOn)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    UIAccessibility.post(notification: .announcement, argument: isOn ? "Night" : "Day")
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    layoutThumb(animated: false)
  }
}
