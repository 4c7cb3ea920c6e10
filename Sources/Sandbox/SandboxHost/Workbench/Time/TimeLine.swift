import TouchTrace
import Foundation
import Inspector
import TouchKit

/// The region at the bottom: a header with buttons, a ruler, and a row per finger and recognizer.
final class TimeLine: BenchView {
  /// The buttons of the header that are always visible.
  private struct HeadButtons {
    let folds, smaller, larger, fit, play: BenchButton

    var all: [BenchButton] { [folds, smaller, larger, fit, play] }
  }

  private let isCompact: Bool
  let track: TimeTrack
  private let scroll = UIScrollView()
  /// The button with the number of rows below the visible ones; a press scrolls to them.
  private let more: BenchButton
  private var state = TimeLineState()
  private var rows = TimeRows()
  private var shownRevision = -1
  private var part = TimePart()
  /// The moments of changes in the recording, and their thumbnails.
  private var moments: (changes: [TimeInterval], images: [TimeInterval: UIImage]) = ([], [:])
  private let head: HeadButtons
  private var transport: [BenchButton] = []
  var onRequest: (TimeRequest) -> Void = { _ in }

  /// The number of points per second while the scene is live, at text scale 1.
  private static let liveScale: CGFloat = 500

  init(_ look: WorkbenchLook, isCompact: Bool) {
    self.isCompact = isCompact
    track = TimeTrack(look, isCompact: isCompact)
    func button(_ name: String, _ icon: Icon?, _ title: Phrase?, _ hint: Phrase) -> BenchButton {
      let face = BenchButton.Face(icon: icon, title: title.map(look.text) ?? "")
      let button = BenchButton(look, name, face)
      button.hint = look.text(hint)
      return button
    }
    head = HeadButtons(
      folds: button(
        "fold",
        .fold,
        Phrase("Idle folded", "已折叠空闲"),
        Phrase("Fold or unfold idle time · Z", "折叠或展开空闲时间 · Z")
      ),
      smaller: button("time-smaller", .minus, nil, Phrase("Show more time", "显示更长时间")),
      larger: button("time-larger", .plus, nil, Phrase("Show less time", "显示更短时间")),
      fit: button("time-fit", nil, Phrase("Fit", "适合"), Phrase("Show all of it", "显示全部")),
      play: button(
        "play-back",
        .play,
        Phrase("Play back", "回放"),
        Phrase("Play back the session · P", "回放会话 · P")
      )
    )
    more = BenchButton(look, "time-more", BenchButton.Face(style: .fill))
    super.init(look)
    accessibilityIdentifier = "time-line"
    more.isHidden = true
    more.action = { [weak self] in self?.scrollOn() }
    head.folds.action = { [weak self] in self?.toggleFolds() }
    head.smaller.action = { [weak self] in self?.zoom(by: 1 / 1.5, at: nil) }
    head.larger.action = { [weak self] in self?.zoom(by: 1.5, at: nil) }
    head.fit.action = { [weak self] in self?.fitOrFollow() }
    head.play.action = { [weak self] in self?.onRequest(.playOrLeave) }
    head.play.face.style = .line
    head.play.face.key = "P"
    makeTransport()
    track.onAction = { [weak self] action in
      switch action {
      case .seek(let time): self?.onRequest(.seek(time))
      case .unfold(let start): self?.unfold(start)
      case .step(let frames): self?.onRequest(.stepFrames(frames))
      }
    }
    addSubview(scroll)
    scroll.addSubview(track)
    for button in head.all + [more] { addSubview(button) }
    scroll.delegate = self
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  private func makeTransport() {
    transport = TimePart.transport.map { name, icon, request, hint in
      let button = BenchButton(look, name, BenchButton.Face(icon: icon)) { [weak self] in
        self?.onRequest(request)
      }
      button.hint = look.text(hint)
      button.isHidden = true
      addSubview(button)
      return button
    }
  }

  var buttons: [BenchButton] {
    (head.all + transport + [more]).filter { !$0.isHidden }
  }

  /// The preferred height in a review, in points at text scale 1.
  var wantedHeight: CGFloat {
    let count = CGFloat(max(2, rows.laneCount + rows.gestures.count))
    return 26 + TimeFrames.height + 16 + count * (count >= 6 ? 18 : 20) + 12
  }

  // MARK: - State

  /// Shows the state and the rows.
  func showState(_ state: TimeLineState, _ rows: TimeRows) {
    guard state != self.state || rows !== self.rows || rows.revision != shownRevision else {
      return
    }
    let former = self.state
    (self.state, self.rows, shownRevision) = (state, rows, rows.revision)
    if state.isReviewing != former.isReviewing || state.played != former.played {
      (part.zoom, part.pinned) = (1, nil)
      if !state.isReviewing { moments = ([], [:]) }
      setNeedsLayout()
    }
    for button in transport { button.isHidden = !state.isReviewing }
    head.play.isEnabled = state.isReviewing || state.end > state.start
    transport[2].face.icon = state.isPlaying ? .pause : .play
    transport[2].face.isOn = state.isPlaying
    let title =
      state.isReviewing
      ? state.hasScene ? text("Back to the scene", "回到场景") : text("Play again", "重新播放")
      : text("Play back", "回放")
    if head.play.face.title != title {
      head.play.face.title = title
      head.play.face.icon = state.isReviewing ? nil : .play
      head.play.face.key = state.isReviewing && state.hasScene ? "Esc" : "P"
      setNeedsLayout()
    }
    showTrack()
    setNeedsDisplay()
  }

  /// Resets the view: it follows the present, and all idle time is folded.
  func forget() { (part.zoom, part.pinned, part.opened) = (1, nil, []) }

  private func showTrack(keeping anchor: (time: TimeInterval, x: CGFloat)? = nil) {
    let width = scroll.bounds.width - track.column
    guard width > 10 else { return }
    let scale = makeScale(width)
    if let anchor { part.pinned = scale.place(of: anchor.time) - anchor.x }
    let offset = shownOffset(scale, width)
    track.show(rows, state, scale, offset: offset)
    showFrames(scale, offset...(offset + width))
    let title =
      state.isOver || isFollowing ? text("Fit", "适合") : text("Follow", "跟随")
    if head.fit.face.title != title {
      head.fit.face.title = title
      setNeedsLayout()
    }
    let height = max(scroll.bounds.height, track.wantedHeight)
    let frame = CGRect(x: 0, y: 0, width: scroll.bounds.width, height: height)
    if track.frame != frame {
      track.frame = frame
      scroll.contentSize = frame.size
    }
    showMore()
  }

  /// Shows how many rows are below the visible ones.
  private func showMore() {
    let count = track.rowCount(below: scroll.contentOffset.y + scroll.bounds.height)
    more.isHidden = count == 0
    guard count > 0 else { return }
    more.face.title = text("\(count) more", "还有 \(count) 行")
    more.face.icon = .down
    let height = scaled(18)
    more.frame = CGRect(
      x: track.column - more.wantedWidth - scaled(8),
      y: bounds.height - height - scaled(3),
      width: more.wantedWidth,
      height: height
    )
  }

  private func scrollOn() {
    let most = max(0, scroll.contentSize.height - scroll.bounds.height)
    let next = min(most, scroll.contentOffset.y + track.rowHeight * 2)
    scroll.setContentOffset(CGPoint(x: 0, y: next), animated: false)
    showMore()
  }

  private var stretches: [TimeRows.Stretch] {
    state.isReviewing ? rows.stretches : rows.stretches(until: state.time)
  }

  private func makeScale(_ width: CGFloat) -> TimeScale {
    let end = state.isOver ? state.end : max(state.time, state.start + 0.01)
    let perSecond =
      state.isOver ? fittingScale(width) * part.zoom : scaled(Self.liveScale) * part.zoom
    return TimeScale(
      from: state.start,
      to: end,
      stretches,
      folds: part.isFolding,
      except: part.opened,
      scale: perSecond,
      foldWidth: scaled(TimeScale.foldWidth)
    )
  }

  /// Returns the end of the folded stretch that contains a moment; nil if the moment is not folded.
  func foldEnd(at time: TimeInterval) -> TimeInterval? {
    let width = scroll.bounds.width - track.column
    return width > 10 ? makeScale(width).foldEnd(at: time) : nil
  }

  /// Returns the number of points per second at which the whole line fits.
  private func fittingScale(_ width: CGFloat) -> CGFloat {
    let whole = TimeScale.shownDuration(
      from: state.start,
      to: state.isOver ? state.end : state.time,
      stretches,
      folds: part.isFolding,
      except: part.opened
    )
    let room = max(50, width - scaled(16) - CGFloat(whole.folds) * scaled(TimeScale.foldWidth))
    return room / CGFloat(max(whole.seconds, 0.05))
  }

  private func shownOffset(_ scale: TimeScale, _ width: CGFloat) -> CGFloat {
    let playhead = scale.place(of: state.time)
    let most = max(0, scale.length - width * 0.72)
    if let pinned = part.pinned {
      // As long as a part of the line is left, the content under the pointer stays there.
      let offset = max(0, min(pinned, scale.length - scaled(24)))
      // The playhead stays visible during playback.
      guard state.isPlaying, !(offset...(offset + width)).contains(playhead) else { return offset }
      part.pinned = playhead
      return max(0, min(playhead, most))
    }
    // A recording is completely visible unless it is zoomed.
    if state.isOver, part.zoom == 1 { return 0 }
    // The present stays visible, with some room for later events.
    let lead = state.isOver ? width * 0.5 : width * 0.72
    return max(0, min(playhead - lead, most))
  }

  // MARK: - Zoom and idle time

  /// Folds or unfolds idle time.
  func toggleFolds() {
    part.isFolding.toggle()
    part.opened = []
    head.folds.face.title =
      part.isFolding ? text("Idle folded", "已折叠空闲") : text("Idle shown", "已显示空闲")
    showTrack()
    setNeedsLayout()
  }

  private func unfold(_ start: TimeInterval) {
    part.opened.insert(start)
    showTrack()
  }

  /// Whether the present stays visible automatically.
  private var isFollowing: Bool { part.zoom == 1 && part.pinned == nil }

  /// Fits the whole line; a live line that does not follow the present follows it again.
  private func fitOrFollow() {
    if state.isOver || !isFollowing {
      (part.zoom, part.pinned) = (1, nil)
    } else {
      let width = scroll.bounds.width - track.column
      part.zoom = min(max(0.001, fittingScale(width) / scaled(Self.liveScale)), 50)
      part.pinned = 0
    }
    showTrack()
  }

  /// Zooms the line; the content at a position stays there, or otherwise the playhead.
  func zoom(by factor: CGFloat, at place: CGPoint? = nil) {
    let x = place.map { convert($0, to: track).x } ?? track.x(state.time)
    guard x >= track.column || place == nil else { return }
    let anchor = (track.time(at: x), x - track.column)
    part.zoom = min(max(0.001, part.zoom * factor), 50)
    showTrack(keeping: anchor)
  }

  /// Scrolls by a distance in points.
  func pan(by distance: CGFloat) {
    part.pinned = max(0, track.offset + distance)
    showTrack()
  }

  // MARK: - Pictures

  /// Shows whether the scene has recognizers.
  func showRecognizers(_ hasRecognizers: Bool) { track.hasRecognizers = hasRecognizers }

  /// Sets the moments of changes in the recording.
  func showChanges(_ times: [TimeInterval]) {
    guard times != moments.changes else { return }
    moments.changes = times
    showTrack()
  }

  /// Sets the thumbnail of a moment.
  func setPicture(_ picture: UIImage, at time: TimeInterval) {
    moments.images[time] = picture
    showTrack()
  }

  /// The first moment without a thumbnail.
  var missingPicture: TimeInterval? {
    guard track.framesHeight > 0 else { return nil }
    return track.frames.pictures.first { $0.image == nil }?.time
  }

  private func showFrames(_ scale: TimeScale, _ range: ClosedRange<CGFloat>) {
    guard track.framesHeight > 0 else { return track.frames = TimeFrames() }
    let places = TimeFrames.moments(
      of: moments.changes,
      on: scale,
      within: range,
      step: scaled(TimeFrames.step)
    )
    track.frames = TimeFrames(
      pictures: places.map { .init(time: $0.time, left: $0.left, image: moments.images[$0.time]) }
    )
  }

  // MARK: - Layout

  private var headHeight: CGFloat { scaled(26) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = scaled(22)
    let y = ((headHeight - height) / 2).rounded() + 1
    var right = bounds.width - scaled(10)
    let ends =
      [head.play, head.fit, head.larger, head.smaller]
      + (bounds.width < scaled(640) ? [] : [head.folds])
    head.folds.isHidden = bounds.width < scaled(640)
    for button in ends {
      right -= button.wantedWidth
      button.frame = CGRect(x: right, y: y, width: button.wantedWidth, height: height)
      right -= scaled(button === head.play ? 14 : 4)
    }
    var x = scaled(bounds.width < scaled(900) ? 150 : 200)
    for button in transport {
      button.frame = CGRect(x: x, y: y, width: button.wantedWidth, height: height)
      x = button.frame.maxX + scaled(2)
    }
    let place = CGRect(
      x: 0,
      y: headHeight,
      width: bounds.width,
      height: max(0, bounds.height - headHeight)
    )
    if scroll.frame != place {
      scroll.frame = place
      showTrack()
    }
    showMore()
  }

  override func paint(_ pen: Pen) {
    pen.fill(bounds, theme.panel)
    let width = CGFloat(theme.lineWidth)
    pen.fill(CGRect(x: 0, y: 0, width: bounds.width, height: width), theme.line)
    let middle = headHeight / 2 + 1
    let left = scaled(isCompact ? 12 : 20)
    guard state.isReviewing else {
      let x = pen.text(text("Time line", "时间线"), .strong, theme.text, x: left, middle: middle)
      let room = (head.folds.isHidden ? head.smaller : head.folds).frame.minX - x - scaled(24)
      pen.text(
        state.source(in: look.language),
        .text,
        theme.text2,
        x: x + scaled(12),
        middle: middle,
        within: room
      )
      return
    }
    let name = state.file ?? text("Play back", "回放")
    let edge = transport.first?.frame.minX ?? scaled(200)
    pen.text(name, .strong, theme.text, x: left, middle: middle, within: edge - left - scaled(8))
    let end = transport.last?.frame.maxX ?? 0
    let now = String(format: "%.3f s", state.time - state.start)
    let x = pen.text(now, .strong, theme.text, x: end + scaled(14), middle: middle)
    let rest = state.progress(in: look.language)
    let room = (head.folds.isHidden ? head.smaller : head.folds).frame.minX - x - scaled(24)
    pen.text(rest, .text, theme.text2, x: x + scaled(12), middle: middle, within: room)
  }
}

extension TimeLine: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { showMore() }
}
