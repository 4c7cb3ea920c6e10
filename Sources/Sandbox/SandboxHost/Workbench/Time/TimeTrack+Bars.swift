import TouchTrace
import Drawing
import Foundation
import Inspector
import TouchKit

/// The bars of fingers and recognizers, with their causes.
extension TimeTrack {
  /// Draws the fingers; a text after a bar ends where the next bar of its row begins.
  func paintFingers(_ pen: Pen) {
    writtenBehind = []
    var limits: [Int: CGFloat] = [:]
    var ends: [CGFloat] = []
    for bar in rows.fingers.reversed() {
      let lane = isCompact ? 0 : bar.lane
      ends.append(limits[lane] ?? state.lateness.map { x($0.lowerBound) } ?? bounds.maxX)
      limits[lane] = x(bar.start)
    }
    for (bar, end) in zip(rows.fingers, ends.reversed()) { paint(bar, until: end, pen) }
  }

  private func paint(_ bar: TimeRows.FingerBar, until limit: CGFloat, _ pen: Pen) {
    let end = bar.end ?? max(state.time, bar.start)
    let (left, right) = (x(bar.start), max(x(bar.start) + 3, x(end)))
    guard right > column, left < bounds.maxX else { return }
    let lane = isCompact ? 0 : CGFloat(bar.lane)
    let y = top + lane * rowHeight
    let box = CGRect(x: left, y: y + 2, width: right - left, height: rowHeight - 4)
    let owner = state.owners[bar.number]
    let (color, onColor) = (owner?.color ?? theme.touch, owner == nil ? theme.onTouch : .black)
    let chain = [bar.view, bar.window].compactMap(\.self)
    let view =
      bar.view.map { state.facts.receiverName(ShownName($0).name, chain, in: look.language) }
      ?? text("nobody", "无")
    // The row shows the name of only the newest finger.
    let isNewest = rows.fingers.last { isCompact || $0.lane == bar.lane }?.number == bar.number
    let finger = owner?.name ?? (isNewest ? nil : "f\(bar.number)")
    let name = (finger.map { $0 + " · " } ?? "") + view
    guard let loss = bar.loss, loss.time < end || bar.end == nil else {
      pen.fill(box, color, radius: 4)
      let all = name + " · " + fate(of: bar)
      return words(all, on: box, onColor, behind: theme.text2, until: limit, pen)
    }
    let turn = max(left + 3, min(x(loss.time), right))
    pen.fill(CGRect(x: left, y: box.minY, width: turn - left, height: box.height), color)
    pen.frame(box, color, radius: 4, width: 1.5)
    pen.fill(CGRect(x: turn - 1, y: box.minY, width: 2, height: box.height), theme.no)
    let head = CGRect(x: left, y: box.minY, width: turn - left, height: box.height)
    words(name, on: head, onColor, behind: nil, until: limit, pen)
    let rest = CGRect(x: turn + 2, y: box.minY, width: right - turn - 2, height: box.height)
    words(cause(of: loss), on: rest, theme.text, behind: theme.text2, until: limit, pen)
  }

  private func fate(of bar: TimeRows.FingerBar) -> String {
    guard let end = bar.end else {
      return bar.phase == .moved ? text("moved", "移动") : text("began, stationary", "开始，静止")
    }
    let seconds = String(format: "%.2f s", end - bar.start)
    if bar.isDrag, bar.phase != .cancelled { return text("drag \(seconds)", "拖动 \(seconds)") }
    let taps =
      bar.tapCount > 1 ? text("\(bar.tapCount) taps", "\(bar.tapCount) 次轻点") : text("tap", "轻点")
    return bar.phase == .cancelled
      ? text("cancelled", "已取消") : end - bar.start < 0.5 ? "\(taps) \(seconds)" : seconds
  }

  private func cause(of loss: TimeRows.Loss) -> String {
    if let taker = loss.taker {
      return text("cancelled by \(taker.name)", "已被 \(taker.name) 取消")
    }
    let cause = loss.cause?.label(in: look.language) ?? ""
    return text("cancelled: \(cause)", "已取消：\(cause)")
  }

  /// Writes a text on a bar; a long text goes after the bar, or only into a tooltip if it does not fit there.
  private func words(
    _ words: String,
    on box: CGRect,
    _ color: Color,
    behind: Color?,
    until limit: CGFloat,
    _ pen: Pen
  ) {
    hints.append((box, words))
    let left = max(box.minX, column) + scaled(6)
    let start = box.maxX + scaled(6)
    let roomBehind = behind == nil ? 0 : end(behind: box.maxX, limit) - start
    // A long recording has thousands of bars without room, whose texts need no measuring.
    guard max(box.maxX - left, roomBehind) > scaled(8) else { return }
    let width = pen.width(words, .heading)
    if left + width <= box.maxX - scaled(2) {
      pen.text(words, .heading, color, x: left, middle: box.midY)
      return
    }
    if let behind, pen.width(words, .caption) <= roomBehind {
      let end = pen.text(words, .caption, behind, x: start, middle: box.midY)
      writtenBehind.append(CGRect(x: start, y: box.minY, width: end - start, height: box.height))
    } else {
      pen.text(words, .heading, color, x: left, middle: box.midY, within: box.maxX - left)
    }
  }

  /// Returns the limit of a text after a position: idle time, the next bar, or the edge.
  private func end(behind place: CGFloat, _ limit: CGFloat) -> CGFloat {
    let fold = scale.pieces.first { $0.isFold && column + $0.right - offset > place }
    return min(limit, fold.map { column + $0.left - offset } ?? bounds.maxX)
  }

  func paintGestures(_ pen: Pen) {
    var y = top + CGFloat(max(1, rows.laneCount)) * rowHeight
    for row in orderedGestures {
      for (index, bar) in row.bars.enumerated() {
        let next = row.bars.indices.contains(index + 1) ? x(row.bars[index + 1].start) : bounds.maxX
        paint(bar, y, until: next, pen)
      }
      y += rowHeight
    }
  }

  private func paint(
    _ bar: TimeRows.GestureBar,
    _ y: CGFloat,
    until limit: CGFloat,
    _ pen: Pen
  ) {
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
      paint(began, bar, waiting, right, y, until: limit, pen)
    } else if bar.state == .failed || bar.state == .cancelled, let turn = bar.end {
      paintFailure(turn, bar.state, right, middle, until: limit, pen)
    }
  }

  private func paint(
    _ began: TimeRows.Turn,
    _ bar: TimeRows.GestureBar,
    _ left: CGFloat,
    _ right: CGFloat,
    _ y: CGFloat,
    until limit: CGFloat,
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
      return aside(words, theme.text2, left, middle, until: limit, pen)
    }
    let box = CGRect(x: left, y: y + 2, width: right - left, height: rowHeight - 4)
    pen.fill(box, bar.state == .cancelled ? theme.no : theme.yesFill, radius: 4)
    words(
      text("began: \(cause)", "开始：\(cause)"),
      on: box,
      theme.onYes,
      behind: theme.text2,
      until: limit,
      pen
    )
  }

  /// Writes a text after a sign, as far as it fits, and stores the complete text for the tooltip.
  private func aside(
    _ words: String,
    _ color: Color,
    _ x: CGFloat,
    _ middle: CGFloat,
    until limit: CGFloat,
    _ pen: Pen
  ) {
    let start = x + scaled(9)
    let room = end(behind: x, limit) - start - scaled(4)
    let width = min(room, pen.width(words, .caption))
    let side = rowHeight / 2
    hints.append(
      (CGRect(x: x - side, y: middle - side, width: width + 2 * side, height: 2 * side), words)
    )
    if room > scaled(24) {
      pen.text(words, .caption, color, x: start, middle: middle, within: room)
    }
  }

  private func paintFailure(
    _ turn: TimeRows.Turn,
    _ outcome: GestureTransition.State,
    _ x: CGFloat,
    _ middle: CGFloat,
    until limit: CGFloat,
    _ pen: Pen
  ) {
    pen.icon(.cross, theme.no, at: CGPoint(x: x, y: middle), side: 12, width: 2)
    let cause = turn.cause.shortText(in: look.language)
    let words =
      outcome == .failed
      ? text("failed: \(cause)", "失败：\(cause)") : text("cancelled: \(cause)", "取消：\(cause)")
    aside(words, theme.no, x, middle, until: limit, pen)
  }
}
