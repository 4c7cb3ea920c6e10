import Foundation

extension UIStepper {
  /// Draws the background, the pressed half, the line between the halves, and their glyphs.
  final func drawStepper() {
    if let ground = images.background.shown(in: state) {
      ground.draw(in: bounds)
    } else {
      drawGround()
    }
    for direction in StepperScale.Direction.allCases { drawSign(of: direction) }
  }

  private func drawGround() {
    let ground = UIBezierPath(roundedRect: bounds, cornerRadius: StepperMetrics.cornerRadius)
    ControlPalette.ground.setFill()
    ground.fill()
    if let pressed = pressedDirection, let context = UIGraphicsGetCurrentContext() {
      context.saveGState()
      context.clip(to: half(pressed))
      ground.fill()
      context.restoreGState()
    }
    UIColor.separator.setFill()
    let divider = CGRect(
      x: bounds.midX - 0.5,
      y: bounds.midY - StepperMetrics.divider / 2,
      width: 1,
      height: StepperMetrics.divider
    )
    UIRectFillUsingBlendMode(divider, .normal)
  }

  private func drawSign(of direction: StepperScale.Direction) {
    let table = direction == .up ? images.increment : images.decrement
    let half = half(direction)
    let middle = CGPoint(x: half.midX, y: half.midY)
    let fade: CGFloat = canStep(direction) ? 1 : ControlPalette.disabledOpacity
    if let image = table.shown(in: state) {
      let corner = CGPoint(
        x: middle.x - image.size.width / 2,
        y: middle.y - image.size.height / 2
      )
      return image.draw(at: corner, blendMode: .normal, alpha: fade)
    }
    let reach = StepperMetrics.glyph / 2
    let sign = UIBezierPath()
    sign.lineWidth = StepperMetrics.stroke
    sign.lineCapStyle = .round
    sign.move(to: CGPoint(x: middle.x - reach, y: middle.y))
    sign.addLine(to: CGPoint(x: middle.x + reach, y: middle.y))
    if direction == .up {
      sign.move(to: CGPoint(x: middle.x, y: middle.y - reach))
      sign.addLine(to: CGPoint(x: middle.x, y: middle.y + reach))
    }
    UIColor.label.setStroke()
    sign.stroke(with: .normal, alpha: fade)
  }

  private func half(_ direction: StepperScale.Direction) -> CGRect {
    CGRect(
      x: direction == .up ? bounds.midX : bounds.minX,
      y: bounds.minY,
      width: bounds.width / 2,
      height: bounds.height
    )
  }
}
