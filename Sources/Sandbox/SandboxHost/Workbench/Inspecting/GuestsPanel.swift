import Drawing
import Foundation
import Inspector
import TouchKit

/// The guests of a shared session: the code for joining, their permissions, their votes, and a list.
final class GuestsPanel: BenchView, InspectorPanel {
  nonisolated static let label = PanelLabel("guests", Phrase("Guests", "来宾"), hasTab: false)

  private let code: BenchButton
  private let copy: BenchButton
  private let lock: BenchButton
  private let address: WrappedText
  private let empty: WrappedText
  private let list: RowList
  private var state = AudienceState(address: "")
  /// The meaning of a click on a row.
  private enum Target {
    /// Lets only this guest touch, or everyone again.
    case guest(UInt32)
    /// Chooses the result of a gesture, which ends the vote.
    case answer(Int)
  }

  /// The results of the gesture that the class votes on; nil for other questions.
  private var choices: GestureChoices?
  private var rows: [(row: BenchRow, target: Target?)] = []
  private var isCodeShown = true
  var onRequest: (WorkbenchRequest) -> Void = { _ in }

  override init(_ look: WorkbenchLook) {
    func button(_ name: String, _ icon: Icon?, _ title: Phrase, _ style: BenchButton.Style)
      -> BenchButton
    {
      let face = BenchButton.Face(icon: icon, title: look.text(title), style: style)
      return BenchButton(look, name, face)
    }
    code = button("guest-code", nil, Phrase("Code", "二维码"), .toggle)
    copy = button("copy-address", .copy, Phrase("Copy address", "复制地址"), .line)
    lock = button("lock-touching", nil, Phrase("Lock touching", "锁定触摸"), .toggle)
    address = WrappedText(look)
    empty = WrappedText(look)
    list = RowList(look)
    super.init(look)
    accessibilityIdentifier = "guests"
    list.accessibilityIdentifier = "guest-rows"
    for view in [code, copy, lock, address, empty, list] as [UIView] { addSubview(view) }
    connect()
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  private func connect() {
    code.action = { [weak self] in
      guard let self else { return }
      isCodeShown.toggle()
      showButtons()
    }
    copy.action = { [weak self] in self.map { $0.onRequest(.copy($0.state.address)) } }
    lock.action = { [weak self] in
      guard let self else { return }
      letTouch(state.touching == .nobody ? .everyone : .nobody)
    }
    list.row = { [weak self] in
      guard let self, rows.indices.contains($0) else { return BenchRow() }
      return rows[$0].row
    }
    list.onSelect = { [weak self] index in
      guard let self, rows.indices.contains(index), let target = rows[index].target else { return }
      list.select(nil)
      switch target {
      case .guest(let guest):
        letTouch(state.touching == .only(guest) ? .everyone : .only(guest))
      case .answer(let place): onRequest(.command(.choose(place)))
      }
    }
  }

  private func showEmpty() {
    let words =
      state.isReachable
      ? text(
        "No guests yet. Scan the code with a phone, or open the address.",
        "还没有人加入。用手机扫码，或打开上面的地址。"
      )
      : text(
        "No guests yet. Only this machine can open the address. For phones, start with --listen "
          + "ADDRESS.",
        "还没有人加入。只有本机能打开这个地址。要让手机加入，请用 --listen 地址 启动。"
      )
    empty.show([.init(text: words, role: .text, color: theme.text3)])
  }

  private func letTouch(_ touching: AudienceState.Touching) {
    onRequest(.command(.letTouch(touching)))
  }

  var stops: [any FocusStop] { [code, copy, lock, list] }

  /// The current text of the list, one row per line.
  var shownText: String {
    rows.map { [$0.row.name, $0.row.trailing, $0.row.chip?.text ?? ""] }
      .map { $0.filter { !$0.isEmpty }.joined(separator: " ") }.joined(separator: "\n")
  }

  func show(_ contents: PanelContents) {
    let choices = contents.state.prediction?.choices
    guard let state = contents.state.audience, state != self.state || choices != self.choices
    else { return }
    (self.state, self.choices) = (state, choices)
    address.show([.init(text: state.address, role: .code, color: theme.text2)])
    rows = voteRows + guestRows
    empty.isHidden = !state.guests.isEmpty
    showEmpty()
    code.isHidden = state.code.isEmpty
    list.showRows(heights: rows.map(\.row.height))
    showButtons()
  }

  private func showButtons() {
    code.face.isOn = isCodeShown
    lock.face.isOn = state.touching == .nobody
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func heading(_ words: String, height: CGFloat = 28) -> (row: BenchRow, target: Target?) {
    var row = BenchRow(height: height, indent: 14)
    (row.name, row.tone, row.isHeading) = (words, .second, true)
    return (row, nil)
  }

  private var voteRows: [(row: BenchRow, target: Target?)] {
    if let choices { return answerRows(choices) }
    guard state.isVoting || !state.bars.isEmpty else { return [] }
    let total = state.bars.reduce(0) { $0 + $1.count }
    let bars = state.bars.map { bar in
      var row = BenchRow(height: 32, indent: 14)
      row.name = ShownName(bar.view).name
      row.identifier = "vote-\(row.name)"
      row.trailing = "\(bar.count)"
      row.trailingTone = .first
      row.share = Double(bar.count) / Double(max(1, total))
      row.chip = bar.isRight.map { isRight in
        BenchRow.Chip(
          kind: isRight ? .yes : .no,
          text: isRight ? text("right", "答对") : text("wrong", "答错")
        )
      }
      return (row, nil as Target?)
    }
    return [heading(voteHeading)] + bars
  }

  private var voteHeading: String {
    let (voted, count) = state.turnout
    return state.isVoting
      ? text("Guesses · \(voted) of \(count) voted", "猜测 · 已投票 \(voted) / \(count)")
      : text("Guesses of the class", "全班的猜测")
  }

  /// The possible results of a gesture with their votes; a click on one ends the vote.
  private func answerRows(_ choices: GestureChoices) -> [(row: BenchRow, target: Target?)] {
    let counts = state.choiceCounts ?? []
    let total = counts.reduce(0, +)
    let answers = choices.answers.enumerated().map { place, words in
      var row = BenchRow(height: 32, indent: 14)
      let count = counts.indices.contains(place) ? counts[place] : 0
      row.name = look.text(words)
      row.identifier = "vote-\(place + 1)"
      (row.trailing, row.trailingTone) = ("\(count)", .first)
      row.share = Double(count) / Double(max(1, total))
      if choices.chosen != nil {
        row.chip =
          place == choices.right
          ? BenchRow.Chip(kind: .yes, text: text("right", "答对"))
          : BenchRow.Chip(kind: .no, text: text("wrong", "答错"))
      }
      return (row, choices.chosen == nil ? Target.answer(place) : nil)
    }
    let ending = text("Click an answer to end the vote", "点击一个答案结束投票")
    return [heading(voteHeading)] + answers + (choices.chosen == nil ? [heading(ending)] : [])
  }

  private var guestRows: [(row: BenchRow, target: Target?)] {
    guard !state.guests.isEmpty else { return [] }
    let count = state.guests.count { !$0.isAway }
    let rows = state.guests.map { guest in
      var row = BenchRow(height: 28, indent: 14)
      row.name = guest.owner.name
      row.swatch = guest.owner.color.ui
      row.identifier = "guest-\(guest.number)"
      if state.isVoting, guest.hasVoted {
        row.chip = BenchRow.Chip(kind: .yes, text: text("voted", "已投票"))
      }
      if state.touching == .only(guest.number) {
        row.chip =
          guest.isAway
          ? BenchRow.Chip(kind: .no, text: text("away", "已离开"))
          : BenchRow.Chip(kind: .yes, text: text("can touch", "可触摸"))
      }
      return (row, Target.guest(guest.number))
    }
    let words = text("Guests · \(count)", "来宾 · \(count)")
    return [heading(words, height: voteRows.isEmpty ? 28 : 36)] + rows
  }

  // MARK: - Frames

  /// The side of the code with its white margin; zero if it is hidden or does not fit.
  private var codeSide: CGFloat { moduleSide * CGFloat(state.code.count + 8) }

  /// The side of a module in whole points, so that all are equal; zero if the code does not fit.
  private var moduleSide: CGFloat {
    let room = min(scaled(204), bounds.width - 2 * scaled(14), bounds.height - scaled(200))
    guard isCodeShown, !state.code.isEmpty else { return 0 }
    let side = (room / CGFloat(state.code.count + 8)).rounded(.down)
    return side >= 2 ? side : 0
  }

  private var codeFrame: CGRect {
    CGRect(x: scaled(14), y: scaled(14), width: codeSide, height: codeSide)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, height) = (scaled(14), scaled(28))
    let width = max(10, bounds.width - 2 * margin)
    var y = codeSide > 0 ? codeFrame.maxY + scaled(8) : scaled(12)
    address.frame = CGRect(x: margin, y: y, width: width, height: address.height(at: width))
    y = address.frame.maxY + scaled(10)
    var x = margin
    for button in [copy, code, lock] where !button.isHidden {
      if x > margin, x + button.wantedWidth > bounds.width - margin {
        (x, y) = (margin, y + height + scaled(6))
      }
      button.frame = CGRect(x: x, y: y, width: button.wantedWidth, height: height)
      x = button.frame.maxX + scaled(6)
    }
    y += height + scaled(8)
    empty.frame = CGRect(x: margin, y: y, width: width, height: empty.height(at: width))
    if !empty.isHidden { y = empty.frame.maxY + scaled(4) }
    list.frame = CGRect(x: 0, y: y, width: bounds.width, height: max(0, bounds.height - y))
    list.showRows(heights: rows.map(\.row.height))
  }

  /// Paints the code black on white in every theme, with a margin of four modules; cameras need both.
  override func paint(_ pen: Pen) {
    guard codeSide > 0 else { return }
    pen.fill(codeFrame, .white, radius: 4)
    let side = moduleSide
    for (row, modules) in state.code.enumerated() {
      for (column, isDark) in modules.enumerated() where isDark {
        let x = codeFrame.minX + side * CGFloat(column + 4)
        let y = codeFrame.minY + side * CGFloat(row + 4)
        pen.fill(CGRect(x: x, y: y, width: side, height: side), .black)
      }
    }
  }
}
