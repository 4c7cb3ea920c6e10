import Foundation
import Geometry
import TouchKit

/// A rotary knob with a ring of layers, as in music applications.
class KnobControl: UIControl {
  var minimumValue: Float = 0
  var maximumValue: Float = 1
  var isContinuous = true
  private(set) var value: Float = 0

  private let trackLayer = CAShapeLayer()
  private let pointerLayer = CAShapeLayer()
  private var lastAngle: CGFloat = 0
  private let startAngle = -CGFloat.pi * 11 / 8
  private let endAngle = CGFloat.pi * 3 / 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    trackLayer.fillColor = UIColor.clear.cgColor
    pointerLayer.fillColor = UIColor.clear.cgColor
    trackLayer.strokeColor = tintColor.cgColor
    pointerLayer.strokeColor = tintColor.cgColor
    layer.addSublayer(trackLayer)
    layer.addSublayer(pointerLayer)
  }

  func setValue(_ newValue: Float, animated: Bool = false) {
    value = min(maximumValue, max(minimumValue, newValue))
    CATransaction.begin()
    CATransaction.setDisableActions(!animated)
    pointerLayer.transform = CATransform3DMakeRotation(pointerAngle, 0, 0, 1)
    CATransaction.commit()
    accessibilityValue = "\(Int(value * 100))"
  }

  private var pointerAngle: CGFloat {
    let part = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
    return part * (endAngle - startAngle) + startAngle
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let ring = UIBezierPath(
      arcCenter: middle,
      radius: min(bounds.width, bounds.height) / 2 - 2,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: true
    )
    trackLayer.path = ring.cgPath
    pointerLayer.bounds = bounds
    pointerLayer.position = middle
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    trackLayer.strokeColor = tintColor.cgColor
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 60) }

  private func angle(_ touch: UITouch) -> CGFloat {
    let point = touch.location(in: self)
    return atan2(point.y - bounds.midY, point.x - bounds.midX)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    lastAngle = angle(touch)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let angle = angle(touch)
    var turn = angle - lastAngle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    lastAngle = angle
    setValue(value + Float(turn / (endAngle - startAngle)) * (maximumValue - minimumValue))
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  override func accessibilityIncrement() {
    setValue(value + 0.1)
    sendActions(for: .valueChanged)
  }
}
