import Foundation
@_spi(Components) import TouchKit

/// The view of an alert: one rounded group, and a second one for the cancel action of an action
/// sheet.
final class AlertCard: UIView {
  private unowned let alert: UIAlertController
  private let main: AlertGroup
  private let below: AlertGroup

  init(of alert: UIAlertController) {
    self.alert = alert
    main = AlertGroup(style: alert.preferredStyle)
    below = AlertGroup(style: alert.preferredStyle)
    super.init(frame: .zero)
    addSubview(main)
    addSubview(below)
    reload()
  }

  required init?(coder: NSCoder) { nil }

  /// Creates the texts, text fields and buttons again.
  func reload() {
    let isSheet = alert.preferredStyle == .actionSheet
    let others = alert.actions.filter { $0.style != .cancel }
    let cancel = [alert.cancelAction].compactMap(\.self)
    main.header = AlertHeader(alert)
    if isSheet {
      main.buttons = others.map { button($0, isBold: false) }
      below.buttons = cancel.map { button($0, isBold: true) }
    } else {
      // Of two buttons side by side, the cancel button is on the left; in a stack it is last.
      let order = alert.actions.count == 2 ? cancel + others : others + cancel
      main.buttons = order.map { button($0, isBold: $0 === alert.emphasizedAction) }
    }
    below.isHidden = below.buttons.isEmpty
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func button(_ action: UIAlertAction, isBold: Bool) -> AlertButton {
    AlertButton(action, isBold: isBold, size: AlertMetrics.buttonSize(alert.preferredStyle))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isSheet = alert.preferredStyle == .actionSheet
    let width = min(size.width, isSheet ? AlertMetrics.sheetWidth : AlertMetrics.alertWidth)
    let height = main.height(forWidth: width) + belowHeight(width)
    return CGSize(width: width, height: min(height, size.height))
  }

  private func belowHeight(_ width: CGFloat) -> CGFloat {
    below.buttons.isEmpty ? 0 : below.height(forWidth: width) + AlertMetrics.margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rest = belowHeight(bounds.width)
    let top = max(0, bounds.height - rest)
    main.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    below.frame = CGRect(
      x: 0,
      y: top + AlertMetrics.margin,
      width: bounds.width,
      height: max(0, rest - AlertMetrics.margin)
    )
  }
}

/// A rounded card with texts and buttons, which scrolls if its content is too high.
final class AlertGroup: UIView {
  private let style: UIAlertController.Style
  private let scroll = ButtonScroller()
  private var lines: [UIView] = []

  var header: AlertHeader? {
    didSet {
      oldValue?.removeFromSuperview()
      if let header { scroll.addSubview(header) }
      setNeedsLayout()
    }
  }

  var buttons: [AlertButton] = [] {
    didSet {
      for button in oldValue { button.removeFromSuperview() }
      for button in buttons { scroll.addSubview(button) }
      setNeedsLayout()
    }
  }

  init(style: UIAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = AlertMetrics.cornerRadius
    clipsToBounds = true
    scroll.delaysContentTouches = false
    addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the height of the content, in points.
  func height(forWidth width: CGFloat) -> CGFloat { places(forWidth: width).height }

  private var rowHeight: CGFloat { AlertMetrics.buttonHeight(style) }

  private func isSideBySide(_ width: CGFloat) -> Bool {
    guard style == .alert, buttons.count == 2 else { return false }
    let room = width / 2 - 2 * AlertMetrics.margin
    return buttons.allSatisfy { $0.titleWidth <= room }
  }

  private func places(forWidth width: CGFloat) -> (buttons: [CGRect], height: CGFloat) {
    var top = header?.height(forWidth: width) ?? 0
    if isSideBySide(width) {
      let size = CGSize(width: width / 2, height: rowHeight)
      let rects = [0, 1].map { side in
        CGRect(origin: CGPoint(x: CGFloat(side) * width / 2, y: top), size: size)
      }
      return (rects, top + rowHeight)
    }
    // In a stack, the cancel button is last.
    var rects: [CGRect] = []
    for _ in buttons {
      rects.append(CGRect(x: 0, y: top, width: width, height: rowHeight))
      top += rowHeight
    }
    return (rects, top)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let (rects, height) = places(forWidth: width)
    scroll.frame = bounds
    scroll.contentSize = CGSize(width: width, height: height)
    header?.frame = CGRect(x: 0, y: 0, width: width, height: header?.height(forWidth: width) ?? 0)
    for (button, rect) in zip(stacked(width), rects) { button.frame = rect }
    placeLines(rects)
  }

  private func stacked(_ width: CGFloat) -> [AlertButton] {
    guard !isSideBySide(width) else { return buttons }
    return buttons.filter { $0.action.style != .cancel }
      + buttons.filter { $0.action.style == .cancel }
  }

  private func placeLines(_ rects: [CGRect]) {
    for line in lines { line.removeFromSuperview() }
    lines = rects.compactMap { rect in
      if rect.minX > 0 {
        return line(CGRect(x: rect.minX, y: rect.minY, width: AlertMetrics.line, height: rowHeight))
      }
      guard rect.minY > 0 else { return nil }
      return line(CGRect(x: 0, y: rect.minY, width: bounds.width, height: AlertMetrics.line))
    }
  }

  private func line(_ frame: CGRect) -> UIView {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    scroll.addSubview(line)
    return line
  }
}

/// A scroll view that also scrolls if the finger came down on a button.
private final class ButtonScroller: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
