import Foundation
import Inspector
import TouchKit

/// The ruler, folded idle time and the playhead.
extension TimeTrack {
  func paintGrid(_ pen: Pen) {
    tickEnd = 0
    if rulerHeight > 0 {
      pen.fill(CGRect(x: column, y: top, width: bounds.width, height: 1), theme.line)
    }
    for piece in scale.pieces {
      let (left, right) = (column + piece.left - offset, column + piece.right - offset)
      guard right > column, left < bounds.maxX else { continue }
      if !piece.isFold, rulerHeight > 0 { paintTicks(isEmpty ? whole(from: piece) : piece, pen) }
    }
    guard rows.fingers.isEmpty, !isCompact else {
      if rows.gestures.isEmpty, !isCompact, !scale.pieces.contains(where: \.isFold) {
        let words =
          hasRecognizers == false
          ? text("This scene’s views have no recognizers.", "这个场景的视图上没有手势识别器。")
          : text("No recognizer has received a touch.", "还没有手势识别器收到触摸。")
        let y = top + rowHeight * (CGFloat(max(1, rows.laneCount)) + 0.5)
        pen.text(words, .caption, theme.text3, x: column + scaled(20), middle: y)
      }
      return
    }
    // The box of a pause has the same place.
    guard !scale.pieces.contains(where: \.isFold) else { return }
    let words = text(
      "Each finger and each active recognizer gets a row here.",
      "每根手指和每个有动作的手势识别器，会在这里各占一行。"
    )
    let room = bounds.width - column - scaled(24)
    // Lines of the grid would cross the text.
    let ground = CGRect(
      x: column + scaled(12),
      y: top + rowHeight / 2,
      width: min(pen.width(words, .text), room) + scaled(8),
      height: rowHeight
    )
    pen.fill(ground, theme.panel)
    pen.text(
      words,
      .text,
      theme.text3,
      x: column + scaled(16),
      middle: top + rowHeight,
      within: room
    )
  }

  /// Whether nothing has happened, so that the line extends to the edge.
  private var isEmpty: Bool {
    rows.fingers.isEmpty && rows.gestures.isEmpty && !state.isReviewing
  }

  /// Returns a piece that extends to the edge.
  private func whole(from piece: TimeScale.Piece) -> TimeScale.Piece {
    var whole = piece
    whole.right = max(piece.right, bounds.width - column)
    let share = (whole.right - piece.left) / max(0.001, piece.right - piece.left)
    whole.end = piece.start + (piece.end - piece.start) * TimeInterval(share)
    return whole
  }

  func paintFold(_ piece: TimeScale.Piece, _ pen: Pen) {
    let (left, right) = (column + piece.left - offset, column + piece.right - offset)
    guard right > column, left < bounds.maxX else { return }
    let box = CGRect(
      x: left,
      y: framesHeight,
      width: right - left,
      height: bounds.height - framesHeight
    )
    pen.fill(box, theme.canvas)
    let seconds = String(format: "%.1f s", piece.end - piece.start + 2 * TimeScale.rest)
    let hint = text("\(seconds) without events · click to unfold", "\(seconds) 无事件 · 点击展开")
    hints.append((box, hint))
    for x in [left, right] {
      let (upper, lower) = (CGPoint(x: x, y: framesHeight), CGPoint(x: x, y: bounds.maxY))
      pen.line(upper, lower, theme.edge, width: 1, dashes: [2, 3])
    }
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

  /// Draws ticks at round numbers of seconds with a minimum distance.
  private func paintTicks(_ piece: TimeScale.Piece, _ pen: Pen) {
    let perSecond = (piece.right - piece.left) / CGFloat(max(1e-6, piece.end - piece.start))
    let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300, 600]
    let step = steps.first { CGFloat($0) * perSecond >= scaled(64) } ?? 3600
    let left = column + piece.left - offset
    // A long line has thousands of numbers; the loop visits only the visible ones.
    let hidden = TimeInterval(max(0, column - scaled(40) - left) / perSecond)
    var tick = ((piece.start + hidden - state.start) / step).rounded(.up) * step
    var hasUnit = false
    while tick + state.start <= piece.end {
      let x = left + CGFloat(tick + state.start - piece.start) * perSecond
      if x > bounds.maxX { break }
      let (upper, lower) = (CGPoint(x: x, y: framesHeight + 2), CGPoint(x: x, y: bounds.maxY))
      pen.line(upper, lower, theme.line, width: 1)
      let decimals = step < 0.1 ? 2 : step < 1 ? 1 : 0
      let isWhole = x >= column - 4
      let words = String(format: "%.\(decimals)f", tick) + (isWhole && !hasUnit ? " s" : "")
      // A number that would overlap idle time or the previous number is omitted.
      let end = x + 4 + pen.width(words, .caption)
      if x >= tickEnd, end <= max(column + piece.right - offset, left + scaled(40)) {
        let middle = framesHeight + rulerHeight / 2
        pen.text(words, .caption, theme.text3, x: x + 4, middle: middle)
        tickEnd = end + scaled(4)
        if isWhole { hasUnit = true }
      }
      tick += step
    }
  }

  /// Draws the mark of the first difference between two code versions, which hides the numbers below it.
  func paintDifference(_ pen: Pen) {
    differenceBox = nil
    guard let difference = state.difference, rulerHeight > 0 else { return }
    let place = x(difference)
    guard place >= column - 2, place <= bounds.maxX else { return }
    let words = text("First difference", "首次不同")
    let height = scaled(15)
    let width = pen.width(words, .caption) + scaled(30)
    let isAtEdge = place + scaled(8) + width > bounds.maxX
    let box = CGRect(
      x: isAtEdge ? place - scaled(8) - width : place + scaled(8),
      y: framesHeight,
      width: width,
      height: height
    )
    differenceBox = box
    pen.line(
      CGPoint(x: place, y: framesHeight),
      CGPoint(x: place, y: bounds.maxY),
      theme.accent,
      width: 1.5
    )
    pen.fill(box, theme.accent, radius: height / 2)
    let middle = box.midY
    pen.icon(.flag, theme.onAccent, at: CGPoint(x: box.minX + scaled(12), y: middle), side: 11)
    pen.text(words, .caption, theme.onAccent, x: box.minX + scaled(20), middle: middle)
    hints.append((box, text("click to show this moment", "点击查看这一刻")))
  }

  /// Draws the line that measures the delay of a result, in the row of the first finger.
  func paintLateness(_ pen: Pen) {
    guard let lateness = state.lateness else { return }
    let (left, right) = (x(lateness.lowerBound), x(lateness.upperBound))
    let middle = top + rowHeight / 2
    pen.line(
      CGPoint(x: left, y: middle),
      CGPoint(x: right, y: middle),
      theme.accent,
      width: 2
    )
    for end in [left, right] {
      pen.line(
        CGPoint(x: end, y: middle - scaled(5)),
        CGPoint(x: end, y: middle + scaled(5)),
        theme.accent,
        width: 2
      )
    }
    let words = GestureWords.seconds(lateness.upperBound - lateness.lowerBound)
    let width = pen.width(words, .heading)
    let start = max(left, (left + right - width) / 2)
    let ground = CGRect(
      x: start - scaled(4),
      y: middle - scaled(7),
      width: width + scaled(8),
      height: scaled(14)
    )
    pen.fill(ground, theme.panel)
    pen.text(words, .heading, theme.text, x: start, middle: middle)
  }

  func paintHead(_ pen: Pen) {
    guard state.played == nil else { return }
    let place = x(state.time)
    guard place >= column - 2, place <= bounds.maxX, !isEmpty else { return }
    let width = scaled(5)
    pen.line(
      CGPoint(x: place, y: framesHeight),
      CGPoint(x: place, y: bounds.maxY),
      theme.text,
      width: 1.5
    )
    let handle = CGRect(x: place - width, y: framesHeight, width: 2 * width, height: scaled(9))
    pen.fill(handle, theme.text, radius: 2)
    // The text of a finger that is down is in the same place.
    guard !state.isReviewing, rows.fingers.last?.end != nil else { return }
    let (words, left) = (text("now", "现在"), place + scaled(10))
    let y = top + rowHeight / 2
    // The text of a finger that just lifted may be there too.
    let box = CGRect(x: left, y: y - 1, width: pen.width(words, .caption) + scaled(6), height: 2)
    guard !writtenBehind.contains(where: box.intersects) else { return }
    pen.text(words, .caption, theme.text2, x: left, middle: y)
  }
}
