import Foundation
import TouchKit

/// A stepper of two buttons around a label; it repeats while a button is held.
class LabeledStepper: UIControl {
  var value: Double = 0 {
    didSet {
      value = min(maximumValue, max(minimumValue, value))
      label.text = "\(Int(value))"
      if oldValue != value { sendActions(for: .valueChanged) }
    }
  }
  var minimumValue: Double = 0
  var maximumValue: Double = 10
  var stepValue: Double = 1
  var limitHitAnimationColor = UIColor.red

  let leftButton = UIButton(type: .custom)
  let rightButton = UIButton(type: .custom)
  let label = UILabel()
  private var timerLink: CADisplayLink?
  private var framesHeld = 0
  private var direction: Double = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    leftButton.setTitle("-", for: .normal)
    rightButton.setTitle("+", for: .normal)
    for button in [leftButton, rightButton] {
      button.backgroundColor = tintColor
      button.titleLabel?.font = UIFont(name: "AvenirNext-Bold", size: 20) ?? .systemFont(ofSize: 20)
      button.addTarget(self, action: LabeledStepper.buttonTouchDown, for: .touchDown)
      button.addTarget(self, action: LabeledStepper.buttonTouchUp, for: .touchUpInside)
      button.addTarget(self, action: LabeledStepper.buttonTouchUp, for: .touchUpOutside)
      button.addTarget(self, action: LabeledStepper.buttonTouchUp, for: .touchCancel)
      addSubview(button)
    }
    label.textAlignment = .center
    label.text = "0"
    label.isUserInteractionEnabled = true
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var isEnabled: Bool {
    didSet {
      for button in [leftButton, rightButton] { button.isEnabled = isEnabled }
      alpha = isEnabled ? 1 : 0.5
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for button in [leftButton, rightButton] { button.backgroundColor = tintColor }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / 4
    leftButton.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    label.frame = CGRect(x: width, y: 0, width: width * 2, height: bounds.height)
    rightButton.frame = CGRect(x: width * 3, y: 0, width: width, height: bounds.height)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 36) }

  func buttonTouchDown(_ button: UIButton) {
    direction = button === leftButton ? -1 : 1
    value += direction * stepValue
    framesHeld = 0
    timerLink?.invalidate()
    timerLink = CADisplayLink(target: self, selector: LabeledStepper.tick)
    timerLink?.add(to: .main, forMode: .common)
  }

  func buttonTouchUp(_ button: UIButton) {
    timerLink?.invalidate()
    timerLink = nil
  }

  private func tick(_ link: CADisplayLink) {
    framesHeld += 1
    if framesHeld % 30 == 0 { value += direction * stepValue }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { timerLink?.invalidate() }
  }
}
