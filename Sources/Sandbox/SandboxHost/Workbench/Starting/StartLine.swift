import Drawing
import Foundation
import Inspector
import TouchKit

/// The line at the bottom of the inspector with the number of finished first steps, and the next one.
final class StartLine: BenchView {
  let open: BenchButton
  let close: BenchButton
  private var steps = FirstSteps(keys: .none)

  override init(_ look: WorkbenchLook) {
    open = BenchButton(look, "open-start", BenchButton.Face())
    close = BenchButton(look, "close-start-line", BenchButton.Face(icon: .cross))
    super.init(look)
    accessibilityIdentifier = "start-line"
    open.hint = text("Show all three", "查看全部三步")
    close.hint = text("Close", "关闭")
    addSubview(open)
    addSubview(close)
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// The height, in points at text scale 1.
  static let height: CGFloat = 36

  func show(_ steps: FirstSteps) {
    accessibilityLabel = "\(look.text(steps.count)) \(look.text(steps.nextWithKey))"
    guard steps != self.steps else { return }
    self.steps = steps
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = scaled(28)
    close.frame = CGRect(
      x: bounds.width - scaled(6) - side,
      y: ((bounds.height - side) / 2).rounded(),
      width: side,
      height: side
    )
    open.frame = CGRect(x: 0, y: 0, width: close.frame.minX, height: bounds.height)
  }

  override func paint(_ pen: Pen) {
    pen.fill(bounds, theme.panel)
    pen.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1), theme.line)
    let middle = bounds.midY
    let place = CGPoint(x: scaled(22), y: middle)
    pen.icon(steps.areNew ? .ring : .check, steps.areNew ? theme.edge : theme.yes, at: place)
    var left = scaled(38)
    let (count, whole) = (look.text(steps.count), look.text(steps.nextWithKey))
    let hasRoom = pen.width(whole, .heading) <= close.frame.minX - left
    let next = hasRoom ? whole : look.text(steps.next)
    // If only one of both fits, the next step is shown.
    let width = pen.width(count, .text) + scaled(8) + pen.width(next, .strong)
    let isWide = left + width <= close.frame.minX
    if isWide {
      left = pen.text(count, .text, theme.text2, x: left, middle: middle) + scaled(8)
    }
    pen.text(
      next,
      isWide ? .strong : .heading,
      theme.text,
      x: left,
      middle: middle,
      within: close.frame.minX - left
    )
  }
}
