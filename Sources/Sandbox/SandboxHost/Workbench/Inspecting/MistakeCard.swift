import Foundation
import Inspector
import TouchKit

/// A likely mistake of a pasted screen.
///
/// It is a sentence with buttons that try a change, show the view, and copy the change for the debugger.
final class MistakeCard: BenchView {
  private let words: WrappedText
  private let card: MistakeList.Card
  /// Whether keys act on this card.
  var isChosen = false { didSet { if isChosen != oldValue { setNeedsDisplay() } } }
  let buttons: [BenchButton]

  /// Creates the card of the mistake at an index of the list.
  init(
    _ look: WorkbenchLook,
    _ card: MistakeList.Card,
    at place: Int,
    onRequest: @escaping (WorkbenchRequest) -> Void
  ) {
    self.card = card
    words = WrappedText(look)
    func button(_ name: String, _ icon: Icon, _ title: String, isMain: Bool = false) -> BenchButton
    {
      let face = BenchButton.Face(icon: icon, title: title, style: isMain ? .fill : .line)
      return BenchButton(look, "\(name)-\(place + 1)", face)
    }
    var buttons: [BenchButton] = []
    if card.result != nil {
      let undo = button("undo-mistake", .undo, look.language("Undo", "撤销"))
      undo.action = { onRequest(.mistake(.undo)) }
      buttons.append(undo)
    } else if let change = card.change {
      let title = look.language("Try it", "试一试")
      let attempt = button("try-mistake", .play, title, isMain: place == 0)
      attempt.action = { onRequest(.mistake(.tryIt(change))) }
      buttons.append(attempt)
    }
    let show = button("show-mistake", .ring, look.language("Show", "显示"))
    show.action = { onRequest(.mistake(.show(card.node))) }
    buttons.append(show)
    if !card.code.isEmpty {
      let isForDebugger = card.code.hasPrefix("expr")
      let title =
        isForDebugger ? look.language("Copy LLDB", "复制 LLDB") : look.language("Copy code", "复制代码")
      let copy = button("copy-mistake", .copy, title)
      copy.hint = card.code
      copy.action = { onRequest(.copy(card.code)) }
      buttons.append(copy)
    }
    self.buttons = buttons
    super.init(look)
    accessibilityLabel = [card.words, card.fix].filter { !$0.isEmpty }.joined(separator: " ")
    let fix =
      card.fix.isEmpty
      ? nil
      : WrappedText.Paragraph(
        text: card.fix,
        role: .text,
        color: theme.text2,
        space: 3
      )
    words.show([.init(text: card.words, role: .text, color: theme.text)] + [fix].compactMap(\.self))
    for view in [words] + buttons as [UIView] { addSubview(view) }
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Returns the height that the card needs at a width.
  func wantedHeight(at width: CGFloat) -> CGFloat {
    let words = words.height(at: width - scaled(36 + 12))
    return scaled(10) + words + scaled(8) + (place(width).last?.maxY ?? 0) + scaled(10)
  }

  private func place(_ width: CGFloat) -> [CGRect] {
    BenchButton.rows(of: buttons, from: scaled(12), to: width - scaled(8), height: scaled(26))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - scaled(36 + 12)
    words.frame = CGRect(
      x: scaled(36),
      y: scaled(10),
      width: width,
      height: words.height(at: width)
    )
    for (button, frame) in zip(buttons, place(bounds.width)) {
      button.frame = frame.offsetBy(dx: 0, dy: words.frame.maxY + scaled(8))
    }
  }

  override func paint(_ pen: Pen) {
    let line = isChosen ? theme.accent : theme.line
    pen.frame(bounds, line, radius: 8)
    if isChosen { pen.frame(bounds.insetBy(dx: 1, dy: 1), line, radius: 7) }
    let place = CGPoint(x: scaled(20), y: scaled(19))
    let isSolved = card.result == .solved
    pen.icon(isSolved ? .check : .cross, isSolved ? theme.yes : theme.no, at: place)
  }
}

/// A fact that the text does not contain, with the command that prints it and a button to copy it.
final class QuestionCard: BenchView {
  private let words: WrappedText
  let copy: BenchButton

  /// Creates the card of the question at an index of the list.
  init(_ look: WorkbenchLook, _ question: ScreenDiagnosis.Question, at place: Int) {
    words = WrappedText(look)
    copy = BenchButton(look, "copy-question-\(place + 1)", BenchButton.Face(icon: .copy))
    super.init(look)
    copy.hint = look.language("Copy the command", "复制命令")
    words.show([
      .init(text: look.text(question.text), role: .text, color: theme.text2),
      .init(text: question.command, role: .code, color: theme.text, space: 3),
    ])
    addSubview(words)
    addSubview(copy)
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  private func width(in width: CGFloat) -> CGFloat { max(10, width - scaled(36)) }

  /// Returns the height that the card needs at a width.
  func wantedHeight(at width: CGFloat) -> CGFloat {
    max(scaled(28), words.height(at: self.width(in: width)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = scaled(28)
    words.frame = CGRect(x: 0, y: 0, width: width(in: bounds.width), height: bounds.height)
    copy.frame = CGRect(x: bounds.width - side, y: bounds.height - side, width: side, height: side)
  }
}
