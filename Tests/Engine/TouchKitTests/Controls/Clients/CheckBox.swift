import Foundation
import TouchKit
import TouchKitComponents

/// A check box that draws itself and uses `touchesEnded` only.
class CheckBox: UIControl {
  enum Style { case tick, cross, circle }

  var style: Style = .tick { didSet { setNeedsDisplay() } }
  var uncheckedBorderColor: UIColor = .systemBlue
  var checkmarkColor: UIColor = .systemBlue
  var increasedTouchRadius: CGFloat = 5
  var useHapticFeedback = true
  var isChecked: Bool = false {
    didSet { setNeedsDisplay() }
  }

  private var feedbackGenerator: UIImpactFeedbackGenerator?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupDefaults()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setupDefaults()
  }

  private func setupDefaults() {
    backgroundColor = UIColor(white: 1, alpha: 0)
    uncheckedBorderColor = tintColor
    checkmarkColor = tintColor
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    feedbackGenerator = UIImpactFeedbackGenerator(style: .light)
    feedbackGenerator?.prepare()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    isChecked.toggle()
    sendActions(for: .valueChanged)
    if useHapticFeedback {
      feedbackGenerator?.impactOccurred()
      feedbackGenerator = nil
    }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let box = rect.insetBy(dx: 1, dy: 1)
    context.setStrokeColor((isChecked ? checkmarkColor : uncheckedBorderColor).cgColor)
    context.setLineWidth(2)
    context.stroke(box)
    if isChecked { drawCheckMark(in: box) }
  }

  private func drawCheckMark(in frame: CGRect) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: frame.minX + 0.2 * frame.width, y: frame.midY))
    path.addLine(to: CGPoint(x: frame.midX, y: frame.maxY - 4))
    path.addLine(to: CGPoint(x: frame.maxX - 3, y: frame.minY + 3))
    path.lineWidth = 2
    checkmarkColor.setStroke()
    path.stroke()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsDisplay()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let insets = UIEdgeInsets(
      top: -increasedTouchRadius,
      left: -increasedTouchRadius,
      bottom: -increasedTouchRadius,
      right: -increasedTouchRadius
    )
    return bounds.inset(by: insets).contains(point)
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    isChecked = true
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 25, height: 25) }
}
