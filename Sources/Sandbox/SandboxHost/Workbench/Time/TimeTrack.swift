import TouchTrace
import Drawing
import Foundation
import Inspector
import TouchKit

/// The ruler, the rows and the playhead of a time line.
final class TimeTrack: BenchView {
  /// A request of the user on the line.
  enum Action {
    /// To go to a moment, in seconds on the input clock.
    case seek(TimeInterval)
    /// To unfold the stretch that begins at a moment, in seconds on the input clock.
    case unfold(TimeInterval)
    /// To go some frames forward, or back.
    case step(Int)
  }

  let isCompact: Bool
  private(set) var rows = TimeRows()
  private(set) var state = TimeLineState()
  private(set) var scale: TimeScale
  private(set) var offset: CGFloat = 0
  private var shown = -1
  /// What was written on and behind bars, as far as it may be too long, for tooltips.
  var hints: [(frame: CGRect, words: String)] = []
  /// Where words stand behind bars of fingers.
  var writtenBehind: [CGRect] = []
  /// The pictures of moments that there is room for, in their order.
  var frames = TimeFrames() { didSet { if frames != oldValue { setNeedsDisplay() } } }
  /// Whether the scene has recognizers; nil while that is not known.
  var hasRecognizers: Bool? { didSet { if hasRecognizers != oldValue { setNeedsDisplay() } } }
  /// Called when the user touches the line.
  var onAction: (Action) -> Void = { _ in }
  private var ignoresMoves = false
  /// Where the latest number of the ruler ends.
  var tickEnd: CGFloat = 0
  /// The place of the mark of the first difference; nil where it is not shown.
  var differenceBox: CGRect?

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

  /// How high the row of pictures is; they stand there while what was done is looked at.
  var framesHeight: CGFloat { state.isReviewing && !isCompact ? scaled(TimeFrames.height) : 0 }

  var rulerHeight: CGFloat { isCompact ? 0 : scaled(16) }

  /// Where rows begin.
  var top: CGFloat { framesHeight + rulerHeight }

  var rowHeight: CGFloat {
    scaled(isCompact ? 24 : rows.laneCount + rows.gestures.count >= 6 ? 18 : 20)
  }

  /// How high all rows are together.
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

  /// The moment at a place.
  func time(at place: CGFloat) -> TimeInterval { scale.time(at: place - column + offset) }

  /// The folded stretch at a place.
  private func fold(at place: CGFloat) -> TimeScale.Piece? {
    let x = place - column + offset
    return scale.pieces.first { $0.isFold && $0.left <= x && x < $0.right }
  }

  private func seek(_ touch: UITouch?) {
    // A copy is gone: there is no moment to go to.
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
      // The finger that opens idle time does not go anywhere.
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
    // Words that reach into idle time end there.
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

  /// Those that acted first; of these and of the others, those of a view together, in the order in
  /// which they saw a touch.
  var orderedGestures: [TimeRows.GestureRow] {
    var order: [NodeID?] = []
    for row in rows.gestures where !order.contains(row.view?.id) { order.append(row.view?.id) }
    let grouped = order.flatMap { id in rows.gestures.filter { $0.view?.id == id } }
    return grouped.filter(\.hasActed) + grouped.filter { !$0.hasActed }
  }

  /// How many rows lie below a height, in points from the top.
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
  /// The author's name, else the class without the words that all recognizers have.
  fileprivate var shortName: String {
    let shown = ShownName(self)
    if identifier != nil, !shown.isPrintedClass { return shown.name }
    let name = shown.name.replacingOccurrences(of: "GestureRecognizer", with: "")
    return name.hasPrefix("UI") ? String(name.dropFirst(2)).lowercased() : name
  }
}
