import Foundation

extension UISwitch {
  /// Draws the track in a colour between off and on, and the knob on it.
  final func drawSwitch() {
    let track = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2)
    let fade: CGFloat = isEnabled ? 1 : ControlPalette.disabledOpacity
    ControlPalette.track.setFill()
    track.fill(with: .normal, alpha: fade)
    (onTintColor ?? .systemGreen).setFill()
    track.fill(with: .normal, alpha: knob.value * fade)
    let knob = UIBezierPath(roundedRect: knobRect, cornerRadius: knobRect.height / 2)
    ControlPalette.fillRaised(knob, with: thumbTintColor ?? .white)
  }

  private var knobRect: CGRect {
    let inner = bounds.insetBy(dx: SwitchMetrics.inset, dy: SwitchMetrics.inset)
    let width = inner.height + (isHighlighted ? SwitchMetrics.stretch : 0)
    let x = inner.minX + (inner.width - width) * knob.value
    return CGRect(x: x, y: inner.minY, width: width, height: inner.height)
  }
}
