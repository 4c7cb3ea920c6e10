import Foundation
import Inspector
import TextFormats
import TouchKit

/// The compiler's messages about code that is recompiled on every save, as one card each.
final class CodePanel: BenchView, InspectorPanel {
  nonisolated static let label = PanelLabel("code", Phrase("Code", "代码"))

  private let head: WrappedText
  private let foot: WrappedText
  private let scroll = UIScrollView()
  private var cards: [CodeCard] = []
  private var state: LiveState?
  var onRequest: (WorkbenchRequest) -> Void = { _ in }

  /// The largest number of cards (design: then a line shows the number of further ones).
  private static let mostCards = 20

  override init(_ look: WorkbenchLook) {
    (head, foot) = (WrappedText(look), WrappedText(look))
    super.init(look)
    accessibilityIdentifier = "code"
    addSubview(scroll)
    scroll.addSubview(head)
    scroll.addSubview(foot)
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  var stops: [any FocusStop] { cards.flatMap(\.buttons) }

  /// The visible text, one paragraph per line.
  var shownText: String {
    (head.paragraphs.map(\.text) + cards.map(\.shownText) + foot.paragraphs.map(\.text))
      .joined(separator: "\n")
  }

  func show(_ contents: PanelContents) {
    guard contents.state.live != state else { return }
    let areOther = contents.state.live?.problems != state?.problems
    state = contents.state.live
    if areOther { replaceCards() }
    showHead()
    setNeedsLayout()
  }

  private func replaceCards() {
    for card in cards { card.removeFromSuperview() }
    cards = (state?.problems ?? []).prefix(Self.mostCards).map { problem in
      let card = CodeCard(look, problem)
      card.onCopy = { [weak self] in
        self?.onRequest(.copy("\(problem.file):\(problem.line):\(problem.column)"))
      }
      card.onOpen = { [weak self] in self?.onRequest(.live(.openEditor(problem))) }
      scroll.addSubview(card)
      return card
    }
    scroll.contentOffset = .zero
  }

  /// Returns the reason of a crash, its call stack, and the location of the recording.
  private func paragraphs(of stop: LiveStop) -> [WrappedText.Paragraph] {
    let place = stop.place.isEmpty ? state?.file ?? "" : stop.place
    let function =
      stop.function.isEmpty ? "" : text(", in \(stop.function)", "，位于 \(stop.function)")
    let time = stop.moment.map { String(format: "%.2f s", $0) }
    let moment = time.map { text(", at \($0)", "，\($0) 处") } ?? ""
    var paragraphs: [WrappedText.Paragraph] = [
      .init(text: text("Your code stopped", "代码已崩溃"), role: .title, color: theme.text, space: 0),
      .init(
        text: text(
          "\(place) stopped: \(stop.reason)\(function)\(moment).",
          "\(place) 崩溃：\(stop.reason)\(function)\(moment)。"
        ),
        role: .text,
        color: theme.text
      ),
    ]
    if let recording = stop.recording {
      let words = text(
        "The recording is saved: \(recording). Save the file to replay the same touches.",
        "录制已保存：\(recording)。保存文件即可用同样的触摸重试。"
      )
      paragraphs.append(.init(text: words, role: .text, color: theme.text2))
    }
    guard !stop.calls.isEmpty else { return paragraphs }
    let title = text("Call stack · newest first", "调用栈 · 最近的在前")
    paragraphs.append(.init(text: title, role: .heading, color: theme.text2, space: 14))
    paragraphs += stop.calls.map { .init(text: $0, role: .code, color: theme.text, space: 4) }
    return paragraphs
  }

  private func showHead() {
    guard let state else { return head.show([]) }
    if case .stopped(let stop) = state.outcome {
      foot.show([])
      return head.show(paragraphs(of: stop))
    }
    let (errors, file) = (state.errors.count, state.file)
    let seconds = String(format: "%.1f s", state.buildSeconds)
    let words =
      state.outcome == .missing
      ? text("\(file) was moved or deleted.", "\(file) 被移动或删除了。")
      : errors > 0
        ? text(
          "\(errors) \(errors == 1 ? "error" : "errors") in \(file) · saved \(state.saved)",
          "\(file) 中有 \(errors) 个错误 · 保存于 \(state.saved)"
        )
        : text(
          "No errors. \(file), built in \(seconds).",
          "没有错误。\(file)，编译用时 \(seconds)。"
        )
    head.show([.init(text: words, role: .heading, color: theme.text2, space: 0)])
    let rest = state.problems.count - cards.count
    var paragraphs: [WrappedText.Paragraph] = []
    if rest > 0 {
      let more = text("\(rest) more", "另有 \(rest) 个")
      paragraphs.append(.init(text: more, role: .text, color: theme.text2))
    }
    if errors > 0 {
      let promise = text(
        "The window keeps all touches and replays them after the next successful build.",
        "窗口会保留所有触摸，下次编译成功后自动回放。"
      )
      paragraphs.append(.init(text: promise, role: .text, color: theme.text2))
    }
    foot.show(paragraphs)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let margin = scaled(12)
    let width = max(10, bounds.width - 2 * margin)
    head.frame = CGRect(x: margin, y: margin, width: width, height: head.height(at: width))
    var y = head.frame.maxY + scaled(10)
    for card in cards {
      card.frame = CGRect(x: margin, y: y, width: width, height: card.wantedHeight(at: width))
      y = card.frame.maxY + scaled(8)
    }
    foot.frame = CGRect(x: margin, y: y + scaled(4), width: width, height: foot.height(at: width))
    scroll.contentSize = CGSize(width: bounds.width, height: foot.frame.maxY + margin)
  }
}

/// A compiler message with its location, its text, the line of code, and buttons.
final class CodeCard: BenchView {
  private let problem: CompilerMessage
  private let words: WrappedText
  private let copy: BenchButton
  private let open: BenchButton
  var onCopy: () -> Void = {}
  var onOpen: () -> Void = {}

  init(_ look: WorkbenchLook, _ problem: CompilerMessage) {
    self.problem = problem
    words = WrappedText(look)
    copy = BenchButton(
      look,
      "copy-path",
      BenchButton.Face(icon: .copy, title: look.language("Copy path", "复制路径"), style: .line)
    )
    open = BenchButton(
      look,
      "open-in-editor",
      BenchButton.Face(
        icon: .pencil,
        title: look.language("Open in editor", "在编辑器中打开"),
        style: .line
      )
    )
    super.init(look)
    words.show([.init(text: problem.text, role: .name, color: theme.text, space: 0)])
    copy.action = { [weak self] in self?.onCopy() }
    open.action = { [weak self] in self?.onOpen() }
    for view in [words, copy, open] as [UIView] { addSubview(view) }
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  var buttons: [BenchButton] { [copy, open] }

  /// The visible text.
  var shownText: String {
    "\(problem.place) \(problem.text)"
  }

  private var headHeight: CGFloat { scaled(28) }
  private var codeHeight: CGFloat { problem.excerpt.isEmpty ? 0 : scaled(44) }

  func wantedHeight(at width: CGFloat) -> CGFloat {
    headHeight + words.height(at: width - scaled(24)) + scaled(10) + codeHeight + scaled(44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = scaled(12)
    let width = bounds.width - 2 * margin
    words.frame = CGRect(
      x: margin,
      y: headHeight,
      width: width,
      height: words.height(at: width)
    )
    var x = margin
    for button in buttons {
      let wanted = min(button.wantedWidth, max(0, bounds.width - margin - x))
      button.frame = CGRect(
        x: x,
        y: bounds.height - scaled(34),
        width: wanted,
        height: scaled(24)
      )
      x = button.frame.maxX + scaled(8)
    }
  }

  override func paint(_ pen: Pen) {
    let middle = headHeight / 2 + scaled(2)
    let (icon, color) = problem.kind == .error ? (Icon.cross, theme.no) : (.help, theme.text2)
    pen.icon(icon, color, at: CGPoint(x: scaled(18), y: middle), side: 12)
    pen.text(
      problem.place,
      .code,
      theme.text,
      x: scaled(30),
      middle: middle,
      within: bounds.width - scaled(40)
    )
    paintCode(pen)
    pen.frame(bounds, theme.line, radius: 8)
  }

  /// Draws the line of code with its marks below, cropped so that the marks are visible.
  private func paintCode(_ pen: Pen) {
    guard !problem.excerpt.isEmpty else { return }
    let ground = CGRect(
      x: 1,
      y: words.frame.maxY + scaled(10),
      width: bounds.width - 2,
      height: codeHeight
    )
    pen.fill(ground, theme.field)
    let (line, marks) = Self.cut(problem.excerpt)
    let first = ground.minY + scaled(14)
    pen.text("\(problem.line)", .code, theme.text3, right: scaled(26), middle: first)
    let x = scaled(34)
    let room = bounds.width - x - scaled(8)
    pen.text(line, .code, theme.text, x: x, middle: first, within: room)
    pen.text(marks, .code, theme.no, x: x, middle: first + scaled(16), within: room)
  }

  /// The largest number of characters that fit beside the line number.
  private static let mostLetters = 36

  /// Returns a line and its marks without indentation; a long line is cropped to the marks, with dots.
  static func cut(_ excerpt: [String]) -> (line: String, marks: String) {
    let line = excerpt.first ?? ""
    let marks = excerpt.count > 1 ? excerpt[1] : ""
    let indent = line.prefix { $0 == " " || $0 == "\t" }.count
    let caret = marks.firstIndex(of: "^").map { marks.distance(from: marks.startIndex, to: $0) }
    var (text, signs) = (String(line.dropFirst(indent)), String(marks.dropFirst(indent)))
    let start = max(0, (caret ?? 0) - indent - mostLetters * 2 / 3)
    if text.count > mostLetters, start > 0 {
      (text, signs) = ("…" + text.dropFirst(start + 1), String(signs.dropFirst(start)))
    }
    if text.count > mostLetters { text = text.prefix(mostLetters - 1) + "…" }
    return (text, String(signs.prefix(mostLetters)))
  }
}
