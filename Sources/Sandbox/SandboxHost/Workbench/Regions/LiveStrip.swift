import Drawing
import Foundation
import Inspector
import TouchKit

/// The strip above a scene of live code, with the latest save and its differences.
final class LiveStrip: BenchView {
  private var words: LiveWords?
  private var shownButtons: [(kind: LiveWords.Button, button: BenchButton)] = []
  var onRequest: (LiveRequest) -> Void = { _ in }

  /// The buttons, for the keyboard focus.
  var buttons: [BenchButton] { shownButtons.map(\.button) }

  override init(_ look: WorkbenchLook) {
    super.init(look)
    accessibilityIdentifier = "live"
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// The visible text, one line each.
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

  /// Whether the strip is narrow, so that the line about the scene comes first.
  private var isNarrow: Bool { bounds.width < scaled(560) }

  /// The left edge of lines.
  private var left: CGFloat { scaled(isNarrow ? 14 : 20) }

  private func replaceButtons(_ kinds: [LiveWords.Button]) {
    for (_, button) in shownButtons { button.removeFromSuperview() }
    shownButtons = kinds.map { kind in
      let button = BenchButton(look, "live-\(kind.rawValue)", face(of: kind)) { [weak self] in
        self?.press(kind)
      }
      addSubview(button)
      return (kind, button)
    }
  }

  private func face(of kind: LiveWords.Button) -> BenchButton.Face {
    let (title, key) = LiveWords.title(of: kind, isShort: isNarrow, in: look.language)
    let icon: Icon? =
      switch kind {
      case .previousVersion: .undo
      case .showMoment: isNarrow ? nil : .flag
      case .showErrors: .code
      }
    return BenchButton.Face(icon: icon, title: title, key: key, style: .line)
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
    for (kind, button) in shownButtons.reversed() {
      button.face = face(of: kind)
      let width = button.wantedWidth
      let top = scaled(isNarrow ? 28 : 5)
      button.frame = CGRect(x: right - width, y: top, width: width, height: scaled(24))
      right -= width + scaled(8)
    }
  }

  override func paint(_ pen: Pen) {
    pen.fill(bounds, theme.panel)
    pen.fill(CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1), theme.line)
    guard let words else { return }
    let end = (shownButtons.first?.button.frame.minX ?? bounds.width) - scaled(12)
    if isNarrow {
      let edge = bounds.width - scaled(12)
      let (first, rest) = lines(of: words, before: edge)
      paintScene(words, first, y: scaled(16), end: edge, pen)
      if rest.isEmpty {
        paintStatus(words, y: scaled(40), end: end, pen)
      } else {
        pen.text(rest, .text, theme.text, x: left, middle: scaled(40), within: end - left)
      }
    } else {
      paintStatus(words, y: scaled(5 + 12), end: end, pen)
      paintScene(words, words.rest, y: scaled(5 + 24 + 3 + 9), end: bounds.width - scaled(12), pen)
    }
  }

  /// Splits the line about the scene in two: after its first sentence, or where the first line is full.
  private func lines(of words: LiveWords, before edge: CGFloat) -> (first: String, rest: String) {
    let (first, rest) = words.sentences
    let head = TextSizes.size(of: words.head, .strong, look).width + scaled(6)
    let room = edge - left - head
    func fits(_ text: some StringProtocol) -> Bool {
      TextSizes.size(of: String(text), .text, look).width <= room
    }
    guard rest.isEmpty, !fits(first) else { return (first, rest) }
    // Chinese has no spaces, so a line may end after each character.
    let place = first.indices.last {
      (first[$0] == " " || !first[$0].isASCII) && fits(first[..<$0])
    }
    guard let place else { return (first, rest) }
    return (String(first[..<place]), String(first[place...].drop { $0 == " " }))
  }

  private func paintStatus(_ words: LiveWords, y: CGFloat, end: CGFloat, _ pen: Pen) {
    let (icon, color): (Icon, Color) =
      switch words.sign {
      case .difference: (.flag, theme.accent)
      case .done: (.check, theme.yes)
      case .working: (.clock, theme.text2)
      case .mistake: (.cross, theme.no)
      case .stopped: (.stop, theme.no)
      }
    pen.icon(icon, color, at: CGPoint(x: left + scaled(8), y: y))
    let x = left + scaled(24)
    pen.text(words.status, .caption, theme.text2, x: x, middle: y, within: end - x)
  }

  private func paintScene(
    _ words: LiveWords,
    _ rest: String,
    y: CGFloat,
    end: CGFloat,
    _ pen: Pen
  ) {
    var x = pen.text(words.head, .strong, theme.text, x: left, middle: y)
    if !words.head.isEmpty { x += scaled(6) }
    pen.text(rest, .text, theme.text, x: x, middle: y, within: end - x)
  }
}
