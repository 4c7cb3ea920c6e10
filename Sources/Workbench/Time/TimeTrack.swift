import DispatchTracing
import Drawing
import Foundation
import Inspector
import TouchKit

/// The ruler, the rows and the playhead of a time line.
final class TimeTrack: BenchView {
  private let isCompact: Bool
  private var rows = TimeRows()
  private var state = TimeLineState()
  private var scale: TimeScale
  private var offset: CGFloat = 0
  private var shown = -1
  /// A place on the line was touched, in seconds on the input clock.
  var onSeek: (TimeInterval) -> Void = { _ in }
  /// The playhead is to go some frames forward, or back.
  var onStep: (Int) -> Void = { _ in }

  init(_ look: WorkbenchLook, isCompact: Bool) {
    self.isCompact = isCompact
    scale = TimeScale(from: 0, to: 0, [], folds: false, scale: 1, foldWidth: 0)
    super.init(look)
    accessibilityIdentifier = "time-track"
    clipsToBounds = true
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// How wide the column of names is.
  var column: CGFloat { scaled(isCompact ? 110 : 176) }

  private var rulerHeight: CGFloat { isCompact ? 0 : scaled(16) }

  private var rowHeight: CGFloat {
    scaled(isCompact ? 24 : rows.laneCount + rows.gestures.count >= 6 ? 18 : 20)
  }

  /// How high all rows are together.
  var wantedHeight: CGFloat {
    let count = isCompact ? 1 : max(2, max(1, rows.laneCount) + max(1, rows.gestures.count))
    return rulerHeight + CGFloat(count) * rowHeight + scaled(6)
  }

  func show(_ rows: TimeRows, _ state: TimeLineState, _ scale: TimeScale, offset: CGFloat) {
    let isSame =
      rows === self.rows && rows.revision == shown && state == self.state && scale == self.scale
      && offset == self.offset
    guard !isSame else { return }
    (self.rows, shown, self.state, self.scale) = (rows, rows.revision, state, scale)
    self.offset = offset
    setNeedsDisplay()
  }

  private func x(_ time: TimeInterval) -> CGFloat { column + scale.place(of: time) - offset }

  private func seek(_ touch: UITouch?) {
    guard let touch else { return }
    let place = touch.location(in: self).x
    guard place >= column else { return }
    onSeek(scale.time(at: place - column + offset))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { seek(touches.first) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { seek(touches.first) }

  // MARK: - Drawing

  override func paint(_ pen: Pen) {
    paintNames(pen)
    pen.context.saveGState()
    pen.context.clip(
      to: CGRect(x: column, y: 0, width: bounds.width - column, height: bounds.height)
    )
    paintGrid(pen)
    for bar in rows.fingers { paint(bar, pen) }
    if !isCompact { paintGestures(pen) }
    // Words that reach into idle time end there.
    for piece in scale.pieces where piece.isFold { paintFold(piece, pen) }
    paintHead(pen)
    pen.context.restoreGState()
  }

  private func paintNames(_ pen: Pen) {
    let left = scaled(isCompact ? 12 : 20)
    var y = rulerHeight + rowHeight / 2
    let lanes = isCompact ? 1 : max(1, rows.laneCount)
    for lane in 0..<lanes {
      guard let newest = rows.fingers.last(where: { isCompact || $0.lane == lane }) else {
        pen.text(text("Fingers", "手指"), .text, theme.text2, x: left, middle: y)
        y += rowHeight
        continue
      }
      let x = pen.finger(newest.number, x: left, middle: y)
      pen.text(
        text("Finger \(lane + 1)", "手指 \(lane + 1)"),
        .text,
        theme.text,
        x: x + scaled(7),
        middle: y
      )
      y += rowHeight
    }
    guard !isCompact else { return }
    guard !rows.gestures.isEmpty else {
      pen.text(text("Recognizers", "手势识别器"), .text, theme.text2, x: left, middle: y)
      return
    }
    for gesture in orderedGestures {
      let x = pen.text(gesture.recognizer.shortName, .name, theme.text, x: left, middle: y)
      pen.text(
        gesture.view?.name ?? "",
        .text,
        theme.text3,
        x: x + scaled(6),
        middle: y,
        within: column - x - scaled(12)
      )
      y += rowHeight
    }
  }

  /// Those of a view together, in the order in which they saw a touch.
  private var orderedGestures: [TimeRows.GestureRow] {
    var order: [NodeID?] = []
    for row in rows.gestures where !order.contains(row.view?.id) { order.append(row.view?.id) }
    return order.flatMap { id in rows.gestures.filter { $0.view?.id == id } }
  }

  private func paintGrid(_ pen: Pen) {
    if rulerHeight > 0 {
      pen.fill(CGRect(x: column, y: rulerHeight, width: bounds.width, height: 1), theme.line)
    }
    for piece in scale.pieces {
      let (left, right) = (column + piece.left - offset, column + piece.right - offset)
      guard right > column, left < bounds.maxX else { continue }
      if !piece.isFold, rulerHeight > 0 { paintTicks(piece, pen) }
    }
    guard rows.fingers.isEmpty, !isCompact else {
      if rows.gestures.isEmpty, !isCompact, !scale.pieces.contains(where: \.isFold) {
        let words = text(
          "No recognizer has seen a touch.",
          "还没有手势识别器看到触摸。"
        )
        let y = rulerHeight + rowHeight * (CGFloat(max(1, rows.laneCount)) + 0.5)
        pen.text(words, .caption, theme.text3, x: column + scaled(20), middle: y)
      }
      return
    }
    let words = text(
      "Each finger and each recognizer gets a row here as soon as it does something.",
      "每根手指和每个手势识别器一有动作，就会在这里占一行。"
    )
    pen.text(
      words,
      .text,
      theme.text3,
      x: column + scaled(16),
      middle: rulerHeight + rowHeight,
      within: bounds.width - column - scaled(24)
    )
  }

  private func paintFold(_ piece: TimeScale.Piece, _ pen: Pen) {
    let (left, right) = (column + piece.left - offset, column + piece.right - offset)
    guard right > column, left < bounds.maxX else { return }
    let box = CGRect(x: left, y: 0, width: right - left, height: bounds.height)
    pen.fill(box, theme.canvas)
    for x in [left, right] {
      let (top, bottom) = (CGPoint(x: x, y: 0), CGPoint(x: x, y: bounds.maxY))
      pen.line(top, bottom, theme.edge, width: 1, dashes: [2, 3])
    }
    let seconds = String(format: "%.1f s", piece.end - piece.start + 2 * TimeScale.rest)
    let words = text("\(seconds) idle", "\(seconds) 空闲")
    let width = pen.width(words, .caption)
    pen.text(
      words,
      .caption,
      theme.text2,
      x: (left + right - min(width, right - left - 4)) / 2,
      middle: bounds.midY,
      within: right - left - 4
    )
  }

  /// The round numbers of seconds that stand at least so far apart.
  private func paintTicks(_ piece: TimeScale.Piece, _ pen: Pen) {
    let perSecond = (piece.right - piece.left) / CGFloat(max(1e-6, piece.end - piece.start))
    let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300, 600]
    let step = steps.first { CGFloat($0) * perSecond >= scaled(64) } ?? 3600
    var tick = ((piece.start - state.start) / step).rounded(.up) * step
    var count = 0
    while tick + state.start <= piece.end, count < 400 {
      let x = self.x(tick + state.start)
      if x >= column - 40, x <= bounds.maxX {
        let (top, bottom) = (CGPoint(x: x, y: 2), CGPoint(x: x, y: bounds.maxY))
        pen.line(top, bottom, theme.line, width: 1)
        let decimals = step < 0.1 ? 2 : step < 1 ? 1 : 0
        let words = String(format: "%.\(decimals)f", tick) + (count == 0 ? " s" : "")
        pen.text(words, .caption, theme.text3, x: x + 4, middle: rulerHeight / 2)
      }
      tick += step
      count += 1
    }
  }

  // MARK: - Bars

  private func paint(_ bar: TimeRows.FingerBar, _ pen: Pen) {
    let end = bar.end ?? max(state.time, bar.start)
    let (left, right) = (x(bar.start), max(x(bar.start) + 3, x(end)))
    guard right > column, left < bounds.maxX else { return }
    let lane = isCompact ? 0 : CGFloat(bar.lane)
    let y = rulerHeight + lane * rowHeight
    let box = CGRect(x: left, y: y + 2, width: right - left, height: rowHeight - 4)
    let name = bar.view?.name ?? text("nobody", "无")
    guard let loss = bar.loss, loss.time < end || bar.end == nil else {
      pen.fill(box, theme.touch, radius: 4)
      return words(name + " · " + fate(of: bar), on: box, theme.onTouch, behind: theme.text2, pen)
    }
    let turn = max(left + 3, min(x(loss.time), right))
    pen.fill(CGRect(x: left, y: box.minY, width: turn - left, height: box.height), theme.touch)
    pen.frame(box, theme.touch, radius: 4, width: 1.5)
    pen.fill(CGRect(x: turn - 1, y: box.minY, width: 2, height: box.height), theme.no)
    let head = CGRect(x: left, y: box.minY, width: turn - left, height: box.height)
    words(name, on: head, theme.onTouch, behind: nil, pen)
    let rest = CGRect(x: turn + 2, y: box.minY, width: right - turn - 2, height: box.height)
    words(cause(of: loss), on: rest, theme.text, behind: theme.text2, pen)
  }

  private func fate(of bar: TimeRows.FingerBar) -> String {
    guard let end = bar.end else {
      return bar.phase == .moved ? text("moved", "移动") : text("began, stationary", "开始，静止")
    }
    let seconds = String(format: "%.2f s", end - bar.start)
    let taps =
      bar.tapCount > 1 ? text("\(bar.tapCount) taps", "\(bar.tapCount) 次轻点") : text("tap", "轻点")
    return bar.phase == .cancelled
      ? text("cancelled", "已取消") : end - bar.start < 0.5 ? "\(taps) \(seconds)" : seconds
  }

  private func cause(of loss: TimeRows.Loss) -> String {
    if let taker = loss.taker {
      return text("cancelled: \(taker.name) took it", "已取消：被 \(taker.name) 取走")
    }
    let cause = loss.cause?.label(in: look.language) ?? ""
    return text("cancelled: \(cause)", "已取消：\(cause)")
  }

  /// Writes on a bar; what is too long stands behind it, or is left out.
  private func words(
    _ words: String,
    on box: CGRect,
    _ color: Color,
    behind: Color?,
    _ pen: Pen
  ) {
    let width = pen.width(words, .heading)
    let left = max(box.minX, column) + scaled(6)
    if left + width <= box.maxX - scaled(2) {
      pen.text(words, .heading, color, x: left, middle: box.midY)
    } else if let behind {
      pen.text(words, .caption, behind, x: box.maxX + scaled(6), middle: box.midY)
    } else {
      pen.text(words, .heading, color, x: left, middle: box.midY, within: box.maxX - left)
    }
  }

  private func paintGestures(_ pen: Pen) {
    var y = rulerHeight + CGFloat(max(1, rows.laneCount)) * rowHeight
    for row in orderedGestures {
      for bar in row.bars { paint(bar, y, pen) }
      y += rowHeight
    }
  }

  private func paint(_ bar: TimeRows.GestureBar, _ y: CGFloat, _ pen: Pen) {
    let now = max(state.time, bar.start)
    let end = bar.end?.time ?? now
    let (left, right) = (x(bar.start), x(end))
    guard right > column - 200, left < bounds.maxX else { return }
    let middle = y + rowHeight / 2
    let waiting = bar.began.map { x($0.time) } ?? right
    pen.line(CGPoint(x: left, y: middle), CGPoint(x: waiting, y: middle), theme.edge, width: 1.5)
    pen.line(
      CGPoint(x: left, y: middle - 4),
      CGPoint(x: left, y: middle + 4),
      theme.edge,
      width: 1.5
    )
    if let began = bar.began {
      paint(began, bar, waiting, right, y, pen)
    } else if bar.state == .failed || bar.state == .cancelled, let turn = bar.end {
      paintFailure(turn, bar.state, right, middle, pen)
    }
  }

  private func paint(
    _ began: TimeRows.Turn,
    _ bar: TimeRows.GestureBar,
    _ left: CGFloat,
    _ right: CGFloat,
    _ y: CGFloat,
    _ pen: Pen
  ) {
    let middle = y + rowHeight / 2
    let cause = began.cause.shortText(in: look.language)
    guard right - left >= 4 else {
      let side = scaled(5)
      let diamond = UIBezierPath()
      diamond.move(to: CGPoint(x: left, y: middle - side))
      for (dx, dy) in [(side, 0), (0, side), (-side, 0)] as [(CGFloat, CGFloat)] {
        diamond.addLine(to: CGPoint(x: left + dx, y: middle + dy))
      }
      diamond.close()
      theme.yesFill.ui.setFill()
      diamond.fill()
      let words = text("recognized: \(cause)", "已识别：\(cause)")
      pen.text(words, .caption, theme.text2, x: left + scaled(9), middle: middle)
      return
    }
    let box = CGRect(x: left, y: y + 2, width: right - left, height: rowHeight - 4)
    pen.fill(box, bar.state == .cancelled ? theme.no : theme.yesFill, radius: 4)
    words(
      text("began: \(cause)", "开始：\(cause)"),
      on: box,
      theme.onYes,
      behind: theme.text2,
      pen
    )
  }

  private func paintFailure(
    _ turn: TimeRows.Turn,
    _ outcome: GestureTransition.State,
    _ x: CGFloat,
    _ middle: CGFloat,
    _ pen: Pen
  ) {
    pen.icon(.cross, theme.no, at: CGPoint(x: x, y: middle), side: 12, width: 2)
    let cause = turn.cause.shortText(in: look.language)
    let words =
      outcome == .failed
      ? text("failed: \(cause)", "失败：\(cause)") : text("cancelled: \(cause)", "取消：\(cause)")
    pen.text(words, .caption, theme.no, x: x + scaled(9), middle: middle)
  }

  private func paintHead(_ pen: Pen) {
    let place = x(state.time)
    guard place >= column - 2, place <= bounds.maxX else { return }
    let width = scaled(5)
    pen.line(
      CGPoint(x: place, y: 0),
      CGPoint(x: place, y: bounds.maxY),
      theme.text,
      width: 1.5
    )
    let handle = CGRect(x: place - width, y: 0, width: 2 * width, height: scaled(9))
    pen.fill(handle, theme.text, radius: 2)
    // A finger that is down has its words there.
    guard !state.isReviewing, rows.fingers.last?.end != nil else { return }
    let y = rulerHeight + rowHeight / 2
    pen.text(text("now", "现在"), .caption, theme.text2, x: place + scaled(10), middle: y)
  }
}

extension NodeSnapshot {
  /// The author's name, else the class without the words that all recognizers have.
  fileprivate var shortName: String {
    if let identifier { return identifier }
    let name = typeName.replacingOccurrences(of: "GestureRecognizer", with: "")
    return name.hasPrefix("UI") ? String(name.dropFirst(2)).lowercased() : name
  }
}
