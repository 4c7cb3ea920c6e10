import Drawing
import Foundation
import Inspector
import TouchKit

/// The bar above the scene with its question and its answer, or with the steps of a prediction.
final class QuestionBar: BenchView {
  private let reveal: BenchButton
  /// The question and its answer, for a bar that is as high as they need.
  private let whole: WrappedText
  private var state = WorkbenchState()
  var onCommand: (WorkbenchCommand) -> Void = { _ in }
  var onLive: (LiveRequest) -> Void = { _ in }
  var buttons: [BenchButton] { [reveal] }
  /// Whether the answer is visible.
  var isRevealed: Bool { state.isRevealed }

  override init(_ look: WorkbenchLook) {
    reveal = BenchButton(
      look,
      "answer",
      BenchButton.Face(icon: .bulb, style: .line)
    )
    whole = WrappedText(look)
    super.init(look)
    accessibilityIdentifier = "question"
    reveal.action = { [weak self] in
      guard let self else { return }
      if state.live != nil { return onLive(.openEditor(nil)) }
      onCommand(state.prediction == nil ? .answer : .skip)
    }
    for view in [whole, reveal] as [UIView] { addSubview(view) }
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  func show(_ state: WorkbenchState) {
    guard state != self.state else { return }
    self.state = state
    nameButton()
    reveal.isHidden = state.answer.english.isEmpty && state.prediction == nil && state.live == nil
    accessibilityLabel = look.text(state.question)
    showWhole()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Whether the button's title is one word, to leave room for the question; the tooltip shows its key.
  private var isShort: Bool { bounds.width < scaled(Self.shortWidth) }

  /// The width for a short title, in points at text scale 1.
  ///
  /// With all columns, the bar of a window that is 1200 wide has 632.
  private static let shortWidth: CGFloat = 620

  // MARK: - Long answers

  private func showWhole() {
    let isAnswer = state.isRevealed && state.prediction == nil && state.live == nil
    whole.show(
      isAnswer
        ? [
          .init(text: look.text(state.question), role: .smallQuestion, color: theme.text),
          .init(text: look.text(state.answer), role: .text, color: theme.text2, space: 4),
        ] : []
    )
  }

  private var left: CGFloat { scaled(isShort ? 14 : 20) }

  private func room(_ width: CGFloat) -> CGFloat {
    width - left - scaled(24) - (reveal.isHidden ? 0 : reveal.wantedWidth)
  }

  /// Returns the height for a revealed answer that has more than one line, in points; nil for the usual height.
  func wantedHeight(width: CGFloat) -> CGFloat? {
    let room = room(width)
    guard !whole.paragraphs.isEmpty, room > scaled(80) else { return nil }
    let height = whole.height(at: room)
    return height > whole.height(at: 100_000) ? height + scaled(16) : nil
  }

  private func nameButton() {
    var face = reveal.face
    if state.live != nil {
      face.icon = .pencil
      face.title = text("Open in editor", "在编辑器中打开")
      face.key = isShort ? nil : "Ctrl E"
    } else if let prediction = state.prediction {
      face.icon = nil
      face.key = nil
      if case .read = prediction.step {
        face.title = text("Next", "下一个")
      } else {
        face.title = text("Skip", "跳过")
      }
    } else {
      face.icon = .bulb
      face.title =
        isShort
        ? text(state.isRevealed ? "Hide" : "Reveal", state.isRevealed ? "隐藏" : "答案")
        : state.isRevealed ? text("Hide answer", "隐藏答案") : text("Reveal answer", "显示答案")
      face.key = isShort ? nil : "H"
    }
    reveal.face = face
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nameButton()
    let height = scaled(28)
    reveal.frame = CGRect(
      x: bounds.width - scaled(12) - reveal.wantedWidth,
      y: ((bounds.height - height) / 2).rounded(),
      width: reveal.wantedWidth,
      height: height
    )
    whole.isHidden = wantedHeight(width: bounds.width) == nil
    whole.frame = CGRect(
      x: left,
      y: scaled(8),
      width: room(bounds.width),
      height: max(0, bounds.height - scaled(16))
    )
  }

  override func paint(_ pen: Pen) {
    pen.fill(bounds, theme.panel)
    pen.fill(CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1), theme.line)
    guard whole.isHidden else { return }
    let room = (reveal.isHidden ? bounds.maxX : reveal.frame.minX) - left - scaled(12)
    if let prediction = state.prediction, !state.isRevealed || prediction.step.isRead {
      return paint(prediction, pen, left, room)
    }
    if let live = state.live { return paint(live, pen, left, room) }
    let question = look.text(state.question)
    guard state.isRevealed else { return paintQuestion(question, pen, left, room) }
    paintTwoLines(question, look.text(state.answer), pen, left, room)
  }

  /// The number of votes, while a class votes; otherwise nil.
  private var votes: String? {
    guard let audience = state.audience, audience.isVoting else { return nil }
    let (voted, count) = audience.turnout
    return text("\(voted) of \(count) voted", "已投票 \(voted) / \(count)")
  }

  /// Draws the question of a lesson with its number, and below it the first result or the next step.
  private func paintLesson(
    _ prediction: PredictionState,
    _ pen: Pen,
    _ left: CGFloat,
    _ room: CGFloat
  ) {
    let (number, count) = (prediction.questionNumber, prediction.touchesOfScene)
    let place = text("\(number) of \(count)", "\(number) / \(count)")
    let end = pen.text(place, .strong, theme.text3, x: left, middle: bounds.midY)
    let (x, rest) = (end + scaled(14), left + room - end - scaled(14))
    var second =
      prediction.choices == nil
      ? text("Click the view you expect.", "点击你认为的视图。")
      : text("Choose an answer on the right.", "在右边选择答案。")
    let former = prediction.former.map { look.text($0.headline) + text(" ", "") }
    if let votes {
      let isWaiting = state.audience.map { audience in
        !audience.guests.isEmpty && !audience.guests.contains(where: \.hasVoted)
      }
      let step =
        isWaiting == true
        ? text("Wait for the guesses.", "等待大家猜测。")
        : prediction.choices == nil
          ? text("Press on the ring.", "按住圆环。") : text("Choose an answer.", "选择答案。")
      second = (former ?? "") + votes + text(". ", "。") + step
    } else if let reason = prediction.former?.reason {
      second = (former ?? "") + look.text(reason)
    }
    let question = look.text(state.question)
    // The complete question has priority over the next step, which the panel shows too.
    if votes == nil, pen.width(question, .smallQuestion) > rest {
      return paintQuestion(question, pen, x, rest)
    }
    paintTwoLines(question, second, pen, x, rest)
  }

  private func paintTwoLines(
    _ first: String,
    _ second: String,
    _ pen: Pen,
    _ left: CGFloat,
    _ room: CGFloat
  ) {
    // The bar of a small window has no room for a third line.
    if bounds.height >= scaled(42), pen.width(second, .text) > room {
      return paintThreeLines(first, second, pen, left, room)
    }
    let step = scaled(9)
    pen.text(first, .smallQuestion, theme.text, x: left, middle: bounds.midY - step, within: room)
    pen.text(second, .text, theme.text2, x: left, middle: bounds.midY + step, within: room)
  }

  /// Draws a line, and a long text in two smaller lines below it.
  private func paintThreeLines(
    _ first: String,
    _ words: String,
    _ pen: Pen,
    _ left: CGFloat,
    _ room: CGFloat
  ) {
    var end = words.startIndex
    for index in words.indices.dropFirst() {
      let (former, next) = (words[words.index(before: index)], words[index])
      // Chinese has no spaces, and no line may start with punctuation.
      let isBreak = former == " " || !former.isASCII && !next.isPunctuation
      guard isBreak else { continue }
      guard pen.width(String(words[..<index]), .caption) <= room else { break }
      end = index
    }
    let lines = [String(words[..<end]), String(words[end...])]
    let middle = bounds.midY
    pen.text(first, .smallQuestion, theme.text, x: left, middle: middle - scaled(13), within: room)
    for (line, y) in zip(lines, [middle + scaled(2), middle + scaled(15)]) {
      pen.text(line, .caption, theme.text2, x: left, middle: y, within: room)
    }
  }

  /// Draws the name of the scene, and the version and file of its code.
  private func paint(_ live: LiveState, _ pen: Pen, _ left: CGFloat, _ room: CGFloat) {
    let name = look.text(state.question)
    let end = pen.text(name, .question, theme.text, x: left, middle: bounds.midY, within: room)
    let version =
      live.version.isEmpty
      ? live.file
      : text(
        "\(live.file) · version from \(live.version)",
        "\(live.file) · \(live.version) 的版本"
      )
    pen.text(
      version,
      .text,
      theme.text2,
      x: end + scaled(12),
      middle: bounds.midY,
      within: left + room - end - scaled(12)
    )
  }

  /// Draws the question in one line, or in two smaller ones if it is too long.
  private func paintQuestion(_ question: String, _ pen: Pen, _ left: CGFloat, _ room: CGFloat) {
    if pen.width(question, .question) <= room {
      pen.text(question, .question, theme.text, x: left, middle: bounds.midY)
      return
    }
    if pen.width(question, .smallQuestion) <= room {
      pen.text(question, .smallQuestion, theme.text, x: left, middle: bounds.midY)
      return
    }
    // Chinese has no spaces, so a line may end after every character.
    let gap = question.contains(" ") ? " " : ""
    let words = gap.isEmpty ? question.map { String($0) } : question.components(separatedBy: " ")
    var count = words.count
    while count > 1, pen.width(words[..<count].joined(separator: gap), .smallQuestion) > room {
      count -= 1
    }
    let step = scaled(9)
    for (lines, offset) in [(words[..<count], -step), (words[count...], step)] {
      pen.text(
        lines.joined(separator: gap),
        .smallQuestion,
        theme.text,
        x: left,
        middle: bounds.midY + offset,
        within: room
      )
    }
  }

  private func paint(
    _ prediction: PredictionState,
    _ pen: Pen,
    _ left: CGFloat,
    _ room: CGFloat
  ) {
    if case .read(let verdict) = prediction.step {
      let color = verdict.isSplit ? theme.text2 : verdict.isRight ? theme.yes : theme.no
      let icon: Icon = verdict.isSplit ? .predict : verdict.isRight ? .check : .cross
      pen.icon(icon, color, at: CGPoint(x: left + scaled(8), y: bounds.midY))
      let (x, rest) = (left + scaled(24), room - scaled(24))
      return paintTwoLines(look.text(verdict.headline), look.text(verdict.reason), pen, x, rest)
    }
    if prediction.isLesson { return paintLesson(prediction, pen, left, room) }
    let title = text("Who will get this touch?", "谁会得到这次触摸？")
    var steps = [
      text("Click the view you expect", "点击你认为的视图"), text("Press on the ring", "按住圆环"),
    ]
    let current = prediction.step == .guess ? 0 : 1
    if let votes { steps[0] = votes }
    let titleWidth = pen.width(title, .question) + scaled(18)
    let stepsWidth = steps.reduce(0) { $0 + scaled(39) + pen.width($1, .strong) }
    var x = left
    if titleWidth + stepsWidth <= room {
      x = pen.text(title, .question, theme.text, x: left, middle: bounds.midY) + scaled(18)
    }
    // Without room for both steps, only the present one.
    let shown = stepsWidth <= room ? steps.indices : current..<(current + 1)
    for index in shown {
      let words = steps[index]
      let middle = CGPoint(x: x + scaled(9), y: bounds.midY)
      if index < current {
        pen.icon(.check, theme.yes, at: middle)
      } else {
        pen.fill(
          CGRect(x: x, y: bounds.midY - scaled(9), width: scaled(18), height: scaled(18)),
          index == current ? theme.text : theme.raised,
          radius: 9
        )
        let number = "\(index + 1)"
        pen.text(
          number,
          .number,
          index == current ? theme.panel : theme.text2,
          x: middle.x - pen.width(number, .number) / 2,
          middle: bounds.midY
        )
      }
      x = pen.text(
        words,
        index == current ? .strong : .text,
        index == current ? theme.text : theme.text2,
        x: x + scaled(25),
        middle: bounds.midY,
        within: left + room - x - scaled(25)
      )
      x += scaled(14)
    }
  }
}
