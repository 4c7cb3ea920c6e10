import TouchTrace
import Drawing
import Foundation
import Inspector
import TouchKit

/// The ruler, the rows and the playhead of a time line.
final class TimeTrack: BenchView {
  /// A request of the user on the line.
  enum Action {
    /// Moves to a moment, in seconds on the input clock.
    case seek(TimeInterval)
    /// Unfolds the stretch that starts at a moment, in seconds on the input clock.
    case unfold(TimeInterval)
    /// Moves forwards or back by a number of frames.
    case step(Int)
  }

  let isCompact: Bool
  private(set) var rows = TimeRows()
  private(set) var state = TimeLineState()
  private(set) var scale: TimeScale
  private(set) var offset: CGFloat = 0
  private var shown = -1
  /// The texts on and after bars that may be too long, for tooltips.
  var hints: [(frame: CGRect, words: String)] = []
  /// The frames of texts after bars of fingers.
  var writtenBehind: [CGRect] = []
  /// The thumbnails that fit, in order.
  var frames = TimeFrames() { didSet { if frames != oldValue { setNeedsDisplay() } } }
  /// Whether the scene has recognizers; nil if unknown.
  var hasRecognizers: Bool? { didSet { if hasRecognizers != oldValue { setNeedsDisplay() } } }
  /// Called when the user touches the line.
  var onAction: (Action) -> Void = { _ in }
  private var ignoresMoves = false
  /// The right edge of the ruler's latest number.
  var tickEnd: CGFloat = 0
  /// The frame of the mark of the first difference; nil if it is not visible.
  var differenceBox: CGRect?

  init(_ look: WorkbenchLook, isCompact: Bool) {
    self.isCompact = isCompact
    scale = TimeScale(from: 0, to: 0, [], folds: false, scale: 1, foldWidth: 0)
    super.init(look)
    accessibilityIdentifier = "time-track"
    clipsToBounds = true
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// The width of the column of names.
  var column: CGFloat { scaled(isCompact ? 110 : 176) }

  /// The height of the row of thumbnails, which are visible in a review.
  var framesHeight: CGFloat { state.isReviewing && !isCompact ? scaled(TimeFrames.height) : 0 }

  var rulerHeight: CGFloat { isCompact ? 0 : scaled(16) }

  /// The top of the rows.
  var top: CGFloat { framesHeight + rulerHeight }

  var rowHeight: CGFloat {
    scaled(isCompact ? 24 : rows.laneCount + rows.gestures.count >= 6 ? 18 : 20)
  }

  /// The total height of all rows.
  var wantedHeight: CGFloat {
    let count = isCompact ? 1 : max(2, max(1, rows.laneCount) + max(1, rows.gestures.count))
    return top + CGFloat(count) * rowHeight + scaled(6)
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

  func x(_ time: TimeInterval) -> CGFloat { column + scale.place(of: time) - offset }

  /// Returns the moment at a position.
  func time(at place: CGFloat) -> TimeInterval { scale.time(at: place - column + offset) }

  /// Returns the folded stretch at a position.
  private func fold(at place: CGFloat) -> TimeScale.Piece? {
    let x = place - column + offset
    return scale.pieces.first { $0.isFold && $0.left <= x && x < $0.right }
  }

  private func seek(_ touch: UITouch?) {
    // The copy no longer exists, so there is no moment to show.
    guard let touch, !ignoresMoves, state.played == nil else { return }
    let place = touch.location(in: self)
    guard place.x >= column else { return }
    if place.y < framesHeight, let time = frames.time(at: place.x - column + offset, look) {
      return onAction(.seek(time))
    }
    onAction(.seek(time(at: place.x)))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let place = touches.first?.location(in: self)
    ignoresMoves = false
    if let place, let moment = state.difference, differenceBox?.contains(place) == true {
      ignoresMoves = true
      return onAction(.seek(moment))
    }
    if let place, place.x >= column, let piece = fold(at: place.x) {
      // The finger that unfolds idle time does not also move the playhead.
      ignoresMoves = true
      return onAction(.unfold(piece.start))
    }
    seek(touches.first)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { seek(touches.first) }

  // MARK: - Drawing

  override func paint(_ pen: Pen) {
    hints = []
    paintNames(pen)
    pen.context.saveGState()
    pen.context.clip(
      to: CGRect(x: column, y: 0, width: bounds.width - column, height: bounds.height)
    )
    if framesHeight > 0 { paintFrames(pen) }
    paintGrid(pen)
    paintFingers(pen)
    if !isCompact { paintGestures(pen) }
    // Texts that reach into idle time are cropped there.
    for piece in scale.pieces where piece.isFold { paintFold(piece, pen) }
    paintDifference(pen)
    paintLateness(pen)
    paintHead(pen)
    pen.context.restoreGState()
  }

  private func paintNames(_ pen: Pen) {
    let left = scaled(isCompact ? 12 : 20)
    if framesHeight > 0 {
      pen.text(text("Frames", "画面"), .text, theme.text2, x: left, middle: framesHeight / 2)
    }
    var y = top + rowHeight / 2
    let lanes = isCompact ? 1 : max(1, rows.laneCount)
    for lane in 0..<lanes {
      guard let newest = rows.fingers.last(where: { isCompact || $0.lane == lane }) else {
        pen.text(text("Fingers", "手指"), .text, theme.text2, x: left, middle: y)
        y += rowHeight
        continue
      }
      let owner = state.owners[newest.number]
      let x = pen.finger(newest.number, owner, x: left, middle: y)
      pen.text(
        owner?.name ?? text("Finger \(newest.number)", "手指 \(newest.number)"),
        .text,
        theme.text,
        x: x + scaled(7),
        middle: y,
        within: column - x - scaled(13)
      )
      y += rowHeight
    }
    guard !isCompact else { return }
    guard !rows.gestures.isEmpty else {
      pen.text(text("Recognizers", "手势识别器"), .text, theme.text2, x: left, middle: y)
      return
    }
    for gesture in orderedGestures {
      let x = pen.text(
        gesture.recognizer.shortName,
        .name,
        theme.text,
        x: left,
        middle: y,
        within: column - left - scaled(8)
      )
      pen.text(
        gesture.view.map { ShownName($0).name } ?? "",
        .text,
        theme.text3,
        x: x + scaled(6),
        middle: y,
        within: column - x - scaled(12)
      )
      y += rowHeight
    }
  }

  /// The recognizers that acted, then the others, each grouped by view in the order of their first touch.
  var orderedGestures: [TimeRows.GestureRow] {
    var order: [NodeID?] = []
    for row in rows.gestures where !order.contains(row.view?.id) { order.append(row.view?.id) }
    let grouped = order.flatMap { id in rows.gestures.filter { $0.view?.id == id } }
    return grouped.filter(\.hasActed) + grouped.filter { !$0.hasActed }
  }

  /// Returns the number of rows below a height, in points from the top.
  func rowCount(below height: CGFloat) -> Int {
    let hidden = wantedHeight - scaled(6) - height
    return isCompact || rowHeight <= 0 ? 0 : max(0, Int((hidden / rowHeight).rounded(.up)))
  }
}

extension TimeRows.GestureRow {
  /// Whether the recognizer began or recognized.
  fileprivate var hasActed: Bool { bars.contains { $0.began != nil } }
}

extension NodeSnapshot {
  /// The author's name, otherwise the class name without `UI` and `GestureRecognizer`.
  fileprivate var shortName: String {
    let shown = ShownName(self)
    if identifier != nil, !shown.isPrintedClass { return shown.name }
    let name = shown.name.replacingOccurrences(of: "GestureRecognizer", with: "")
    return name.hasPrefix("UI") ? String(name.dropFirst(2)).lowercased() : name
  }
}
