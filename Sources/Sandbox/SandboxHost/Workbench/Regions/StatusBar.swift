import Foundation
import Inspector
import TouchKit

/// The bar at the bottom with mouse hints and messages.
final class StatusBar: BenchView {
  private let action: BenchButton
  private let dismiss: BenchButton
  private var state = WorkbenchState()
  private(set) var toast: Toast?
  private var hasTimeLine = true
  var onCommand: (WorkbenchCommand) -> Void = { _ in }
  var onDismiss: () -> Void = {}
  var buttons: [BenchButton] { toast == nil ? [] : [action, dismiss].filter { !$0.isHidden } }

  override init(_ look: WorkbenchLook) {
    action = BenchButton(look, "toast-action", BenchButton.Face())
    dismiss = BenchButton(look, "toast-dismiss", BenchButton.Face(icon: .cross))
    super.init(look)
    accessibilityIdentifier = "status"
    action.action = { [weak self] in
      guard let self, let command = toast?.command else { return }
      onCommand(command)
    }
    dismiss.action = { [weak self] in self?.onDismiss() }
    for button in [action, dismiss] {
      button.isHidden = true
      addSubview(button)
    }
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  func show(_ state: WorkbenchState, _ toast: Toast?) {
    guard state != self.state || toast != self.toast else { return }
    (self.state, self.toast) = (state, toast)
    action.face.title = toast?.action ?? ""
    action.isHidden = toast?.action == nil
    dismiss.isHidden = toast?.isMistake != true
    accessibilityLabel = toast?.text
    setNeedsLayout()
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var right = bounds.maxX - scaled(4)
    for button in [dismiss, action] where !button.isHidden {
      right -= button.wantedWidth
      button.frame = CGRect(x: right, y: 0, width: button.wantedWidth, height: bounds.height)
    }
  }

  /// Whether a keyboard and a mouse are likely; only phones have a narrower window.
  private var hasKeys: Bool { bounds.width >= 560 }

  private var hints: [(icon: Icon?, key: String?, words: String)] {
    guard hasKeys else { return [] }
    if state.isReviewing {
      let last =
        state.hasPresent
        ? ("Esc", text("back to the scene", "回到场景")) : ("P", text("play again", "重新播放"))
      return [
        (nil, "Space", text("play", "播放")), (nil, ", .", text("event", "事件")),
        (nil, "← →", text("frame", "帧")), (nil, "[ ]", text("speed", "速度")),
        (nil, last.0, last.1),
      ]
    }
    let hints: [(icon: Icon?, key: String?, words: String)] = [
      (.mouseLeft, nil, state.mode == .select ? text("select", "选择") : text("finger", "手指")),
      (.mouseRight, nil, text("why not?", "为什么不？")),
      (.mouseMiddle, nil, text("pin a finger", "固定手指")),
      (nil, "Alt", text("two fingers", "两根手指")), (nil, "S", text("select", "选择")),
      (nil, "?", text("all keys", "所有按键")),
    ]
    // Not all large hints fit. Users of large text are more likely to use keys.
    return look.textScale > 1.5 ? hints.suffix(2) + hints.dropLast(2) : hints
  }

  override func paint(_ pen: Pen) {
    pen.fill(bounds, theme.panel)
    let width = CGFloat(theme.lineWidth)
    pen.fill(CGRect(x: 0, y: 0, width: bounds.width, height: width), theme.line)
    let end = paintToast(pen)
    var x = scaled(12)
    for (icon, key, words) in hints {
      let length =
        scaled(34) + pen.width(words, .caption) + (key.map { pen.width($0, .number) } ?? 0)
      guard x + length < end else { break }
      if let icon {
        pen.icon(icon, theme.text2, at: CGPoint(x: x + scaled(7), y: bounds.midY), side: 13)
        x += scaled(19)
      }
      if let key { x = pen.key(key, x: x, middle: bounds.midY) + scaled(5) }
      x = pen.text(words, .caption, theme.text2, x: x, middle: bounds.midY) + scaled(16)
    }
  }

  /// Draws the message at the right; returns its left edge.
  private func paintToast(_ pen: Pen) -> CGFloat {
    if let toast {
      let right =
        action.isHidden ? (dismiss.isHidden ? bounds.maxX : dismiss.frame.minX) : action.frame.minX
      // An error has priority over the hints.
      let share = toast.isMistake ? 0.92 : 0.6
      let room = min(pen.width(toast.text, .caption), bounds.width * share - scaled(40))
      let left = right - room - scaled(40)
      pen.fill(
        CGRect(x: left, y: 0, width: bounds.maxX - left, height: bounds.height),
        theme.raised
      )
      let icon: Icon = toast.isMistake ? .cross : .check
      let color = toast.isMistake ? theme.no : theme.text
      pen.icon(icon, color, at: CGPoint(x: left + scaled(18), y: bounds.midY), side: 13)
      pen.text(
        toast.text,
        .caption,
        theme.text,
        x: left + scaled(30),
        middle: bounds.midY,
        within: room
      )
      return left
    }
    if let seconds = state.recordedSeconds {
      let words = text("Recording · R stops and saves", "正在录制 · 按 R 停止并保存")
      let clock = String(format: "%d:%02d · ", seconds / 60, seconds % 60)
      let x = pen.text(
        clock + words,
        .caption,
        theme.text,
        right: bounds.maxX - scaled(12),
        middle: bounds.midY
      )
      pen.icon(.record, theme.record, at: CGPoint(x: x - scaled(12), y: bounds.midY), side: 13)
      return x - scaled(24)
    }
    return paintHints(pen)
  }

  /// Draws the possible next actions up to the right edge; those that do not fit are omitted.
  private func paintHints(_ pen: Pen) -> CGFloat {
    func width(_ hint: WorkbenchState.Hint) -> CGFloat {
      hint.keys.reduce(pen.width(hint.words, .caption)) {
        $0 + Pen.keyWidth($1, look) + scaled(5)
      }
    }
    var shown: ArraySlice<WorkbenchState.Hint> = hasKeys ? state.hints[...] : []
    func whole() -> CGFloat { shown.reduce(scaled(12)) { $0 + width($1) + scaled(14) } }
    while shown.count > 1, whole() > bounds.width * 0.62 { shown.removeLast() }
    guard !shown.isEmpty else { return bounds.maxX }
    let left = bounds.maxX - whole()
    var x = left + scaled(14)
    for hint in shown {
      for key in hint.keys { x = pen.key(key, x: x, middle: bounds.midY) + scaled(5) }
      x = pen.text(hint.words, .caption, theme.text, x: x, middle: bounds.midY) + scaled(14)
    }
    return left
  }
}
