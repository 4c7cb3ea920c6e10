import Drawing
import Foundation
import Inspector
import TouchKit

/// The Predict page: the possible answers, the score, and the reason for the last answer.
final class PredictPanel: BenchView, InspectorPanel {
  nonisolated static let label = PanelLabel("predict", Phrase("Predict", "预测"), hasTab: false)

  private let copy: BenchButton
  private let hide: BenchButton
  private let round: BenchButton
  private let answers: [BenchButton]
  private var state = WorkbenchState()
  private var titles: [String: String] = [:]
  var onRequest: (WorkbenchRequest) -> Void = { _ in }

  override init(_ look: WorkbenchLook) {
    func button(_ name: String, _ icon: Icon?, _ title: Phrase, _ style: BenchButton.Style)
      -> BenchButton
    {
      BenchButton(
        look,
        name,
        BenchButton.Face(icon: icon, title: look.text(title), style: style)
      )
    }
    copy = button("copy-result", .copy, Phrase("Copy result", "复制结果"), .line)
    hide = button("hide-answers", nil, Phrase("Hide answers", "隐藏答案"), .toggle)
    round = button("new-round", nil, Phrase("New round", "新一轮"), .line)
    answers = (0..<Self.mostAnswers).map {
      button("answer-\($0 + 1)", nil, Phrase("", ""), .line)
    }
    super.init(look)
    accessibilityIdentifier = "predict"
    copy.action = { [weak self] in
      guard let self else { return }
      onRequest(.copy(resultText))
    }
    hide.action = { [weak self] in self?.onRequest(.command(.hideAnswers)) }
    round.action = { [weak self] in self?.onRequest(.command(.newRound)) }
    for (place, button) in answers.enumerated() {
      button.isHidden = true
      button.action = { [weak self] in self?.onRequest(.command(.choose(place))) }
    }
    for button in [copy, hide, round] + answers { addSubview(button) }
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// The largest number of possible results of a question.
  private static let mostAnswers = 4

  var stops: [any FocusStop] {
    state.prediction == nil ? [] : answers.filter { !$0.isHidden } + [round, copy, hide]
  }

  /// Sets the titles of scenes.
  func setTitles(_ titles: [String: String]) { self.titles = titles }

  func show(_ contents: PanelContents) {
    let state = contents.state
    guard
      state.prediction != self.state.prediction
        || state.audience?.choiceCounts != self.state.audience?.choiceCounts
    else { return }
    self.state = state
    let hasRounds = state.prediction != nil
    for button in [copy, hide, round] { button.isHidden = !hasRounds }
    hide.face.isOn = state.prediction?.hidesAnswers == true
    showAnswers(state.prediction?.choices)
    showUnseen(state.prediction)
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Shows the possible results; after the choice also the right one and the chosen one.
  private func showAnswers(_ choices: GestureChoices?) {
    for (place, button) in answers.enumerated() {
      let words = choices.flatMap { $0.answers.indices.contains(place) ? $0.answers[place] : nil }
      button.isHidden = words == nil
      let counts = state.audience?.choiceCounts ?? []
      let votes = counts.indices.contains(place) && counts[place] > 0 ? " · \(counts[place])" : ""
      let title = words.map { look.text($0) + votes } ?? ""
      var face = BenchButton.Face(title: title, style: .line)
      button.isEnabled = choices?.chosen == nil
      if let choices, let chosen = choices.chosen {
        if place == choices.right {
          (face.icon, face.tint) = (.check, theme.yes)
        } else if place == chosen {
          (face.icon, face.tint) = (.cross, theme.no)
        }
      }
      button.face = face
      button.accessibilityLabel = title
    }
  }

  /// Shows the views that the learner cannot click; after the answer they stay as text.
  private func showUnseen(_ prediction: PredictionState?) {
    for (button, view) in zip(answers, prediction?.unseen ?? []) {
      let title = ShownName(view).name
      button.isHidden = false
      button.isEnabled = prediction?.step.isRead == false
      button.face = BenchButton.Face(title: title, style: .line)
      button.accessibilityLabel = title
    }
  }

  /// The score as text for a teacher.
  var resultText: String {
    guard let prediction = state.prediction else { return "" }
    let head = text(
      "Touch Sandbox, Predict: \(prediction.right) of \(prediction.count) right, best run "
        + "\(prediction.bestRun)",
      "Touch Sandbox 预测：答对 \(prediction.right) / \(prediction.count)，最长连对 \(prediction.bestRun)"
    )
    let lines = prediction.rounds.map { round in
      let signs = round.results.map { $0 ? "✓" : "✗" }.joined(separator: " ")
      return "\(titles[round.scene] ?? round.scene): \(signs)"
    }
    return ([head] + lines).joined(separator: "\n")
  }

  private var scoreTop: CGFloat {
    if state.prediction?.choices != nil { return scaled(192) }
    let count = state.prediction?.unseen.count ?? 0
    return count == 0 ? 0 : scaled(56 + 34 * CGFloat(count))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = scaled(14)
    round.frame = CGRect(
      x: bounds.width - margin - round.wantedWidth,
      y: scoreTop + scaled(12),
      width: round.wantedWidth,
      height: scaled(24)
    )
    for (place, button) in answers.enumerated() {
      button.frame = CGRect(
        x: margin,
        y: scaled(44) + CGFloat(place) * scaled(34),
        width: min(button.wantedWidth, bounds.width - 2 * margin),
        height: scaled(28)
      )
    }
    let rows = CGFloat(min(state.prediction?.rounds.count ?? 0, 8))
    let bottom = scoreTop + scaled(86) + rows * scaled(28) + scaled(52)
    copy.frame = CGRect(x: margin, y: bottom, width: copy.wantedWidth, height: scaled(28))
    hide.frame = CGRect(
      x: copy.frame.maxX + scaled(8),
      y: bottom,
      width: hide.wantedWidth,
      height: scaled(28)
    )
  }

  override func paint(_ pen: Pen) {
    if scoreTop > 0 {
      let title =
        state.prediction?.choices == nil
        ? text("Invisible views at this point", "此处看不见的视图") : text("Choose an answer", "选择答案")
      pen.text(title, .title, theme.text, x: scaled(14), middle: scaled(24))
    }
    guard let prediction = state.prediction else { return }
    if scoreTop > 0 {
      pen.fill(CGRect(x: 0, y: scoreTop, width: bounds.width, height: 1), theme.line)
    }
    paintScore(prediction, pen)
    paintReason(prediction, pen)
  }

  /// Draws the complete explanation; above the scene is room for only its beginning.
  private func paintReason(_ prediction: PredictionState, _ pen: Pen) {
    guard case .read(let verdict) = prediction.step else { return }
    let (left, top) = (scaled(14), copy.frame.maxY + scaled(16))
    pen.fill(CGRect(x: 0, y: top, width: bounds.width, height: 1), theme.line)
    pen.text(text("Why", "原因"), .title, theme.text, x: left, middle: top + scaled(22))
    let first = top + scaled(38)
    pen.paragraph(
      look.text(verdict.reason),
      .text,
      theme.text,
      in: CGRect(x: left, y: first, width: bounds.width - 2 * left, height: bounds.maxY - first)
    )
  }

  private func paintScore(_ prediction: PredictionState, _ pen: Pen) {
    let left = scaled(14)
    pen.text(
      text("Your score", "得分"),
      .title,
      theme.text,
      x: left,
      middle: scoreTop + scaled(24)
    )
    let middle = scoreTop + scaled(60)
    var x = pen.text("\(prediction.right)", .score, theme.text, x: left, middle: middle)
    x = pen.text(" / \(prediction.count)", .score, theme.text3, x: x, middle: middle)
    pen.text(
      text("right · best run \(prediction.bestRun)", "答对 · 最长连对 \(prediction.bestRun)"),
      .text,
      theme.text2,
      x: x + scaled(10),
      middle: middle + scaled(6)
    )
    var y = scoreTop + scaled(98)
    for round in prediction.rounds.suffix(8) {
      pen.text(titles[round.scene] ?? round.scene, .name, theme.text, x: left, middle: y)
      paintSigns(round.results, of: prediction.touchesOfScene, pen, y)
      y += scaled(28)
    }
    let extent =
      prediction.isLesson
      ? text("Two questions per lesson.", "每课两个问题。")
      : text("Three touches per scene.", "每个场景三次触摸。")
    let rule =
      prediction.choices == nil && prediction.isLesson
      ? prediction.unseen.isEmpty
        ? text(" Click a view to answer.", "点击视图作答。")
        : text(" Click a view, or a name above, to answer.", "点击视图或上方的名称作答。")
      : prediction.choices == nil
        ? text(
          " You can change your guess until the finger is down.",
          "手指按下之前可以更改猜测。"
        )
        : text(
          " After you choose, the window plays the gesture.",
          "选择之后，窗口会播放这个手势。"
        )
    pen.paragraph(
      extent + rule,
      .text,
      theme.text2,
      in: CGRect(x: left, y: y - scaled(4), width: bounds.width - 2 * left, height: scaled(36))
    )
  }

  private func paintSigns(_ results: [Bool], of touches: Int, _ pen: Pen, _ y: CGFloat) {
    let count = max(touches, results.count)
    for index in 0..<count {
      let x = bounds.maxX - scaled(20) - CGFloat(count - 1 - index) * scaled(20)
      let place = CGPoint(x: x, y: y)
      if index >= results.count {
        pen.icon(.ring, theme.edge, at: place, side: 11)
      } else if results[index] {
        pen.icon(.check, theme.yes, at: place, side: 14)
      } else {
        pen.icon(.cross, theme.no, at: place, side: 14)
      }
    }
  }
}
