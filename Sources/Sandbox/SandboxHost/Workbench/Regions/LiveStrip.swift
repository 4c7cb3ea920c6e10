import Drawing
import Foundation
import Inspector
import TouchKit

/// The strip above the scene of code that is compiled on every save: the save, and what is other now.
final class LiveStrip: BenchView {
  private var words: LiveWords?
  private var shownButtons: [(kind: LiveWords.Button, button: BenchButton)] = []
  var onRequest: (LiveRequest) -> Void = { _ in }

  /// The buttons, for the keyboard's focus.
  var buttons: [BenchButton] { shownButtons.map(\.button) }

  override init(_ look: WorkbenchLook) {
    super.init(look)
    accessibilityIdentifier = "live"
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// The shown text, a line each.
  var shownText: String {
    words.map { "\($0.status)\n\($0.head) \($0.rest)" } ?? ""
  }

  /// Shows another state.
  func show(_ state: LiveState?) {
    let next = state.map { LiveWords($0, in: look.language) }
    guard next != words else { return }
    if next?.buttons != words?.buttons { replaceButtons(next?.buttons ?? []) }
    words = next
    accessibilityLabel = shownText
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func replaceButtons(_ kinds: [LiveWords.Button]) {
    for (_, button) in shownButtons { button.removeFromSuperview() }
    shownButtons = kinds.map { kind in
      let (title, key) = LiveWords.title(of: kind, in: look.language)
      let face = BenchButton.Face(
        icon: kind == .previousVersion ? .undo : kind == .showMoment ? .flag : .code,
        title: title,
        key: key,
        style: .line
      )
      let button = BenchButton(look, "live-\(kind.rawValue)", face) { [weak self] in
        self?.press(kind)
      }
      addSubview(button)
      return (kind, button)
    }
  }

  private func press(_ kind: LiveWords.Button) {
    switch kind {
    case .showMoment: onRequest(.showMoment)
    case .previousVersion: onRequest(.previousVersion)
    case .showErrors: onRequest(.showErrors)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var right = bounds.width - scaled(12)
    for (_, button) in shownButtons.reversed() {
      let width = button.wantedWidth
      button.frame = CGRect(x: right - width, y: scaled(5), width: width, height: scaled(24))
      right -= width + scaled(8)
    }
  }

  override func paint(_ pen: Pen) {
    pen.fill(bounds, theme.panel)
    pen.fill(CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1), theme.line)
    guard let words else { return }
    let left = scaled(20)
    let first = scaled(5 + 12)
    let (icon, color): (Icon, Color) =
      switch words.sign {
      case .difference: (.flag, theme.accent)
      case .done: (.check, theme.yes)
      case .working: (.clock, theme.text2)
      case .mistake: (.cross, theme.no)
      case .stopped: (.stop, theme.no)
      }
    pen.icon(icon, color, at: CGPoint(x: left + scaled(8), y: first))
    let end = shownButtons.first?.button.frame.minX ?? bounds.width
    pen.text(
      words.status,
      .caption,
      theme.text2,
      x: left + scaled(24),
      middle: first,
      within: end - left - scaled(36)
    )
    let second = scaled(5 + 24 + 3 + 9)
    var x = pen.text(words.head, .strong, theme.text, x: left, middle: second)
    if !words.head.isEmpty { x += scaled(6) }
    pen.text(
      words.rest,
      .text,
      theme.text,
      x: x,
      middle: second,
      within: bounds.width - x - scaled(12)
    )
  }
}
