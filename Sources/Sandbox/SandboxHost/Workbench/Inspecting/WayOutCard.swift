import Foundation
import Inspector
import TouchKit

/// A possible fix: the change as code, and buttons that try it, show it and copy it.
final class WayOutCard: BenchView {
  private let words: WrappedText
  let buttons: [BenchButton]
  var onTry: () -> Void = {}
  var onCopy: () -> Void = {}
  var onShow: () -> Void = {}

  /// Creates a card.
  ///
  /// `isForDebugger` is true if the code is a debugger command instead of Swift.
  init(
    _ look: WorkbenchLook,
    words text: String,
    code: String,
    isTryable: Bool,
    isForDebugger: Bool
  ) {
    words = WrappedText(look)
    func button(_ name: String, _ icon: Icon?, _ title: String, _ style: BenchButton.Style)
      -> BenchButton
    {
      BenchButton(look, name, BenchButton.Face(icon: icon, title: title, style: style))
    }
    let attempt = button("try", .play, look.language("Try it", "试一试"), .fill)
    let show =
      isTryable
      ? button("show-property", nil, look.language("Show", "显示"), .line)
      : button("show-view", nil, look.language("Show", "显示"), .line)
    show.hint =
      isTryable
      ? look.language("Show the property in Properties", "在“属性”中显示这个属性")
      : look.language("Select the view", "选中这个视图")
    let copy = button(
      "copy-code",
      .copy,
      isForDebugger ? look.language("Copy LLDB", "复制 LLDB") : look.language("Copy code", "复制代码"),
      .line
    )
    buttons = (isTryable ? [attempt] : []) + [show] + (code.isEmpty ? [] : [copy])
    super.init(look)
    var paragraphs: [WrappedText.Paragraph] = []
    if !isTryable || isForDebugger || code.isEmpty {
      paragraphs.append(.init(text: text, role: .text, color: theme.text))
    }
    if !code.isEmpty, !isForDebugger {
      paragraphs.append(.init(text: code, role: .code, color: theme.text))
    }
    words.show(paragraphs)
    attempt.action = { [weak self] in self?.onTry() }
    copy.action = { [weak self] in self?.onCopy() }
    copy.hint = code
    show.action = { [weak self] in self?.onShow() }
    for view in [words] + buttons as [UIView] { addSubview(view) }
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  private func rows(_ width: CGFloat) -> [CGRect] {
    BenchButton.rows(of: buttons, from: scaled(12), to: width - scaled(12), height: scaled(28))
  }

  /// Returns the height that the card needs at a width.
  func wantedHeight(at width: CGFloat) -> CGFloat {
    words.height(at: width - scaled(24)) + scaled(12 + 10 + 12) + (rows(width).last?.maxY ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = scaled(12)
    let width = bounds.width - 2 * margin
    words.frame = CGRect(x: margin, y: margin, width: width, height: words.height(at: width))
    for (button, frame) in zip(buttons, rows(bounds.width)) {
      button.frame = frame.offsetBy(dx: 0, dy: words.frame.maxY + scaled(10))
    }
  }

  override func paint(_ pen: Pen) { pen.frame(bounds, theme.line, radius: 8) }
}

/// The result of a trial change, with a button that undoes it.
final class ResultLine: BenchView {
  let undo: BenchButton
  private let words: WrappedText
  private var isGood = true
  var onUndo: () -> Void = {}

  override init(_ look: WorkbenchLook) {
    let face = BenchButton.Face(
      icon: .undo,
      title: look.language("Undo", "撤销"),
      style: .line
    )
    undo = BenchButton(look, "undo-try", face)
    words = WrappedText(look)
    super.init(look)
    addSubview(words)
    undo.action = { [weak self] in self?.onUndo() }
    addSubview(undo)
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  func show(_ words: String, isGood: Bool, hasUndo: Bool) {
    self.isGood = isGood
    self.words.show([.init(text: words, role: .text, color: theme.text)])
    undo.isHidden = !hasUndo
    accessibilityLabel = words
    setNeedsLayout()
    setNeedsDisplay()
  }

  var buttons: [BenchButton] { undo.isHidden ? [] : [undo] }

  /// Returns the width for text between the icon and the button.
  private func room(at width: CGFloat) -> CGFloat {
    max(10, width - scaled(36) - (undo.isHidden ? scaled(12) : undo.wantedWidth + scaled(16)))
  }

  func wantedHeight(at width: CGFloat) -> CGFloat {
    max(scaled(38), words.height(at: room(at: width)) + scaled(16))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = scaled(24)
    undo.frame = CGRect(
      x: bounds.width - scaled(8) - undo.wantedWidth,
      y: ((bounds.height - height) / 2).rounded(),
      width: undo.wantedWidth,
      height: height
    )
    let room = room(at: bounds.width)
    let wanted = words.height(at: room)
    words.frame = CGRect(
      x: scaled(36),
      y: ((bounds.height - wanted) / 2).rounded(),
      width: room,
      height: wanted
    )
  }

  override func paint(_ pen: Pen) {
    let color = isGood ? theme.yes : theme.edge
    pen.frame(bounds, color, radius: 8)
    let icon: Icon = isGood ? .check : .ring
    pen.icon(icon, isGood ? theme.yes : theme.text2, at: CGPoint(x: scaled(20), y: bounds.midY))
  }
}
