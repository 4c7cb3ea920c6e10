import Foundation
import Inspector
import TouchKit

/// The time line below the scene: its marks, what is shown of it, and buttons to go through it.
final class TimeLinePanel: PanelView {
  private let track = TimeTrack(frame: .zero)
  private let marks: TimeMarks
  private var shown: TimeLineState?
  private var shownRevision = -1
  private var playButton: UIButton?
  private var leaveButton: UIButton?
  var onRequest: (TimeRequest) -> Void = { _ in }

  private static let trackHeight: CGFloat = 56

  init(_ marks: TimeMarks, look: PanelLook) {
    self.marks = marks
    super.init(.time, look: look)
    track.onSeek = { [weak self] in self?.onRequest(.seek($0)) }
    addSubview(track)
    leaveButton = button(Phrase("Scene", "场景"), .playOrLeave)
    _ = button(Phrase("+", "+"), .changeSpeed(1))
    _ = button(Phrase("−", "−"), .changeSpeed(-1))
    _ = button(Phrase("›|", "›|"), .goToEnd)
    _ = button(Phrase("›", "›"), .stepEvents(1))
    playButton = button(Phrase("Play", "播放"), .togglePlaying)
    _ = button(Phrase("‹", "‹"), .stepEvents(-1))
    _ = button(Phrase("|‹", "|‹"), .goToBeginning)
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  private func button(_ text: Phrase, _ request: TimeRequest) -> UIButton {
    let button = addButton(text) { [weak self] in self?.onRequest(request) }
    button.accessibilityIdentifier = "\(request)"
    return button
  }

  /// How high it wants to be, in points.
  var wantedHeight: CGFloat { barHeight + (Self.trackHeight * look.textScale).rounded() }

  /// Shows where one is.
  func showState(_ state: TimeLineState) {
    guard state != shown || marks.revision != shownRevision else { return }
    (shown, shownRevision) = (state, marks.revision)
    track.showState(state, marks)
    setTitle(text(of: state))
    let play = state.isPlaying ? Phrase("Stop", "停止") : Phrase("Play", "播放")
    playButton?.setTitle(play.text(in: look.language), for: .normal)
    leaveButton?.isHidden = !state.hasScene || !state.isReviewing
    setNeedsLayout()
  }

  private func text(of state: TimeLineState) -> String {
    let time = Self.clock(state.time - state.start, decimals: true)
    let end = Self.clock(state.end - state.start, decimals: false)
    guard state.isReviewing else {
      return look.language("the scene as it is · \(time)", "当前场景 · \(time)")
    }
    let speed = state.speed == 1 ? "" : " · ×\(Self.plain(state.speed))"
    let rest = look.language(
      "frame \(state.frame)/\(state.frameCount) · event \(state.event)/\(state.eventCount)",
      "帧 \(state.frame)/\(state.frameCount) · 事件 \(state.event)/\(state.eventCount)"
    )
    return "\(time) / \(end) · \(rest)\(speed)"
  }

  /// Minutes and seconds.
  private static func clock(_ time: TimeInterval, decimals: Bool) -> String {
    let thousandths = Int((min(max(0, time), 1e9) * 1000).rounded())
    let (minutes, rest) = thousandths.quotientAndRemainder(dividingBy: 60_000)
    let seconds = String(format: "%d:%02d", minutes, rest / 1000)
    return decimals ? seconds + String(format: ".%03d", rest % 1000) : seconds
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = content
  }
}
