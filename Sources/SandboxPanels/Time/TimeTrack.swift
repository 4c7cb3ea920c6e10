import DispatchTracing
import Foundation
import Inspector
import TouchKit

/// The line itself: fingers as bars, recognizers as marks, and where one is.
///
/// Marks differ in shape: a triangle began, a square ended, a cross was cancelled, a dot failed. A
/// bar that is only an outline is a finger that was taken away.
final class TimeTrack: UIView {
  private let picture = TimeTrackPicture()
  private let head = UIView()
  private let shade = UIView()
  private var state = TimeLineState()
  /// A place on the line was touched, in seconds on the input clock.
  var onSeek: (TimeInterval) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = PanelTheme.field
    clipsToBounds = true
    picture.isUserInteractionEnabled = false
    shade.backgroundColor = PanelTheme.ground
    shade.alpha = 0.6
    shade.isUserInteractionEnabled = false
    head.backgroundColor = PanelTheme.accent
    head.isUserInteractionEnabled = false
    for view in [picture, shade, head] { addSubview(view) }
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Shows the current moment, and the marks if they changed.
  func showState(_ state: TimeLineState, _ marks: TimeMarks) {
    self.state = state
    picture.showMarks(marks, from: state.start, to: state.end)
    setNeedsLayout()
  }

  private func place(of time: TimeInterval) -> CGFloat {
    let duration = state.end - state.start
    guard duration > 0 else { return 0 }
    let share = min(max(0, (time - state.start) / duration), 1)
    return (CGFloat(share) * (bounds.width - 2)).rounded()
  }

  private func seek(_ touch: UITouch?) {
    guard let touch, bounds.width > 2 else { return }
    let share = min(max(0, Double(touch.location(in: self).x / (bounds.width - 2))), 1)
    onSeek(state.start + share * (state.end - state.start))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { seek(touches.first) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { seek(touches.first) }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let made = place(of: state.madeTime)
    shade.isHidden = state.madeTime >= state.end
    shade.frame = CGRect(x: made, y: 0, width: bounds.width - made, height: bounds.height)
    head.frame = CGRect(x: place(of: state.time), y: 0, width: 2, height: bounds.height)
  }
}

/// The marks of a time line; drawn anew only when they look different.
private final class TimeTrackPicture: UIView {
  /// Everything that decides how the marks look.
  private struct Source: Hashable {
    var revision = -1
    var start: TimeInterval = 0
    var end: TimeInterval = 0
    /// The pixel that open bars reach.
    var reach = 0
  }

  private var marks = TimeMarks()
  private var source = Source()

  private static let laneHeight: CGFloat = 5
  private static let touchTop: CGFloat = 4
  private static let gestureTop: CGFloat = 34
  private static let gestureHeight: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  func showMarks(_ marks: TimeMarks, from start: TimeInterval, to end: TimeInterval) {
    var wanted = Source(revision: marks.revision, start: start, end: end)
    wanted.reach = marks.spans.last?.end == nil ? Int(place(of: marks.latest, wanted)) : 0
    guard wanted != source || marks !== self.marks else { return }
    self.marks = marks
    source = wanted
    setNeedsDisplay()
  }

  private func place(of time: TimeInterval, _ source: Source) -> CGFloat {
    let duration = source.end - source.start
    guard duration > 0, time.isFinite else { return 0 }
    return CGFloat(min(max(-0.1, (time - source.start) / duration), 1.1)) * (bounds.width - 2)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawTouches(in: context)
    drawGestures(in: context)
  }

  private func drawTouches(in context: CGContext) {
    // Bars that would lie on top of each other are drawn once.
    var ends = Array(repeating: -CGFloat.infinity, count: 8)
    for span in marks.spans where span.end ?? marks.latest >= source.start {
      let left = place(of: span.start, source).rounded(.down)
      let right = max(left + 2, place(of: span.end ?? marks.latest, source).rounded(.up))
      guard right > ends[span.lane] else { continue }
      let bar = CGRect(
        x: left,
        y: Self.touchTop + CGFloat(span.lane) * (Self.laneHeight + 1),
        width: right - left,
        height: Self.laneHeight
      )
      ends[span.lane] = right
      if span.isCancelled {
        context.setStrokeColor(PanelTheme.touch.cgColor)
        context.stroke(bar.insetBy(dx: 0.5, dy: 0.5), width: 1)
      } else {
        context.setFillColor(PanelTheme.touch.cgColor)
        context.fill(bar)
      }
    }
  }

  private func drawGestures(in context: CGContext) {
    var lastPlaces: [GestureShape: CGFloat] = [:]
    for mark in marks.gestures where mark.time >= source.start {
      guard let shape = GestureShape(mark.state) else { continue }
      let x = place(of: mark.time, source).rounded()
      // Marks that would lie on top of each other are drawn once.
      guard x - (lastPlaces[shape] ?? -CGFloat.infinity) >= 3 else { continue }
      lastPlaces[shape] = x
      let box = CGRect(
        x: x - 4,
        y: Self.gestureTop + shape.row * (Self.gestureHeight + 1),
        width: Self.gestureHeight,
        height: Self.gestureHeight
      )
      shape.draw(in: box, context)
    }
  }
}

/// How a time line shows what a recognizer became.
private enum GestureShape: Hashable {
  case began, ended, cancelled, failed

  init?(_ state: GestureTransition.State) {
    switch state {
    case .began: self = .began
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    case .possible, .changed: return nil
    }
  }

  /// What went well is above what did not.
  var row: CGFloat { self == .began || self == .ended ? 0 : 1 }

  func draw(in box: CGRect, _ context: CGContext) {
    let color = row == 0 ? PanelTheme.accent : PanelTheme.warning
    context.setFillColor(color.cgColor)
    context.setStrokeColor(color.cgColor)
    switch self {
    case .began:
      context.move(to: CGPoint(x: box.minX, y: box.minY))
      context.addLine(to: CGPoint(x: box.maxX, y: box.midY))
      context.addLine(to: CGPoint(x: box.minX, y: box.maxY))
      context.closePath()
      context.fillPath()
    case .ended: context.fill(box.insetBy(dx: 1, dy: 1))
    case .cancelled:
      context.move(to: CGPoint(x: box.minX + 1, y: box.minY + 1))
      context.addLine(to: CGPoint(x: box.maxX - 1, y: box.maxY - 1))
      context.move(to: CGPoint(x: box.minX + 1, y: box.maxY - 1))
      context.addLine(to: CGPoint(x: box.maxX - 1, y: box.minY + 1))
      context.setLineWidth(1.5)
      context.strokePath()
    case .failed: context.fillEllipse(in: box.insetBy(dx: 2, dy: 2))
    }
  }
}
