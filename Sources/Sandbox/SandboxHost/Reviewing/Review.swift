import TouchTrace
import Drawing
import Foundation
import Inspector
import TouchInput
import TouchKit

/// What was done, looked at again: played, stopped and stepped through, forward and back.
///
/// The scene as it is knows nothing of it. The window's clock says when a frame is due; what the
/// frame shows was decided when it was recorded.
final class Review {
  let film: Film
  /// Whose fingers its touches are.
  let owners: [Int: TouchOwner]
  /// Whether there is a scene to go back to.
  let hasScene: Bool
  /// How many frames are over in what is shown.
  private(set) var position = 0
  /// What is shown, in seconds from the beginning.
  private(set) var time: TimeInterval = 0
  /// Whether time goes on by itself.
  private(set) var isPlaying = false
  /// How fast time goes, compared with how it was.
  private(set) var speed: Double
  /// Whether it goes still slower.
  var isSlow = false {
    didSet { if isSlow != oldValue { pace() } }
  }
  /// The window's time when the clock was set, and what was shown then.
  private var clock: (wall: TimeInterval, time: TimeInterval)
  private var now: TimeInterval
  /// Where the user wants to be, which is not prepared yet.
  private var wanted: (time: TimeInterval, position: Int)?
  /// The views of the shown moment, for callers that ask for them.
  let views: ReviewedViews

  private static let speeds = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]
  /// How often the time line moves while nothing happens, in seconds.
  private static let tick: TimeInterval = 1.0 / 20
  /// What sums of times are wrong by at most, in seconds.
  private static let rounding: TimeInterval = 1e-9
  /// For how long frames may be prepared before the user's input has to be handled, in seconds.
  private static let slice: TimeInterval = 0.008

  /// Begins to look at a recording; `now` is the window's time.
  init(
    _ recording: InputRecording,
    of start: @escaping (CGSize, TimeInterval) -> StartedApplication,
    speed: Double = 1,
    hasScene: Bool,
    at now: TimeInterval,
    measuring: any TextMeasuring,
    keeping archive: TraceArchive = TraceArchive(),
    listeners: [any TraceSink] = []
  ) {
    film = Film(
      recording,
      of: start,
      measuring: measuring,
      keeping: archive,
      listeners: listeners
    )
    owners = recording.touchOwners
    views = ReviewedViews(recording, start: start, measuring: measuring)
    (self.speed, self.hasScene) = (speed, hasScene)
    (self.now, clock) = (now, (now, 0))
  }

  private var duration: TimeInterval { film.recording.duration }

  private var rate: Double { isSlow ? speed / SceneClock.slowness : speed }

  // MARK: - Time that passes

  /// Follows the window's time, and prepares what is to come.
  func advance(to now: TimeInterval, clockOf window: () -> TimeInterval) {
    self.now = now
    prepare(clockOf: window)
    if let wanted {
      show(wanted.time, wanted.position)
    } else if isPlaying {
      // What is due now is shown now, however the sums were rounded.
      show(min(duration, clock.time + (now - clock.wall) * rate + Self.rounding))
      if time >= duration { isPlaying = false }
    }
  }

  /// When there is something to do next, in seconds on the window's clock.
  var nextDeadline: TimeInterval? {
    if !film.isWhole { return now }
    guard isPlaying else { return nil }
    var next = time + Self.tick * max(1, rate)
    if position < film.count { next = min(next, film.time(of: position + 1)) }
    return clock.wall + (next - clock.time) / rate
  }

  private func prepare(clockOf window: () -> TimeInterval) {
    let start = window()
    while !film.isWhole {
      film.makeNext()
      if window() - start > Self.slice { return }
    }
  }

  /// Shows a moment as soon as it is prepared; until then, the latest that is.
  ///
  /// Several frames may end at one moment; without a position it is the last of them.
  private func show(_ moment: TimeInterval, _ target: Int? = nil) {
    let target = target ?? film.position(at: moment)
    guard target <= film.madeCount else {
      wanted = (moment, target)
      (time, position) = (film.time(of: film.madeCount), film.madeCount)
      return
    }
    wanted = nil
    (time, position) = (moment, target)
  }

  private func pace() { clock = (now, time) }

  // MARK: - Requests

  /// Does what the user asks of the time line; leaving is the caller's part.
  func perform(_ request: TimeRequest) {
    switch request {
    case .seek(let moment): go(to: moment - film.recording.header.startTime)
    case .seekRecord(let sequence, _):
      // Its frame is known once it is prepared.
      while film.position(ofRecord: sequence) == nil, !film.isWhole { film.makeNext() }
      if let position = film.position(ofRecord: sequence) { stop(at: position) }
    case .togglePlaying: isPlaying ? stop() : play(from: askedTime >= duration ? 0 : askedTime)
    case .stepEvents(let count): stepEvents(count)
    case .stepFrames(let count): stop(at: askedPosition + count)
    case .skip(let seconds): go(to: askedTime + seconds)
    case .goToBeginning: stop(at: 0)
    case .goToEnd: go(to: duration)
    case .changeSpeed(let steps): changeSpeed(by: steps)
    case .playOrLeave: play(from: 0)
    }
  }

  /// The moment that the user asked for last, prepared or not, in seconds from the beginning.
  private var askedTime: TimeInterval { wanted?.time ?? time }
  /// How many frames are over then.
  private var askedPosition: Int { wanted?.position ?? position }

  /// Plays from a moment on, in seconds from the beginning.
  func play(from moment: TimeInterval) {
    isPlaying = true
    wanted = nil
    show(moment)
    pace()
  }

  private func stop() {
    isPlaying = false
    wanted = nil
  }

  private func stop(at position: Int) {
    stop()
    let target = min(max(0, position), film.count)
    show(film.time(of: target), target)
  }

  private func go(to moment: TimeInterval) {
    let wasPlaying = isPlaying
    stop()
    show(min(max(0, moment), duration))
    if wasPlaying, time < duration {
      isPlaying = true
      pace()
    }
  }

  private func stepEvents(_ count: Int) {
    var place = askedPosition
    for _ in 0..<abs(count) {
      guard let next = film.eventPosition(from: place, forward: count > 0) else { break }
      place = next
    }
    // Before the first event there is the beginning.
    if place == askedPosition, count < 0 { place = 0 }
    stop(at: place)
  }

  private func changeSpeed(by steps: Int) {
    let faster = Self.speeds.firstIndex { $0 > speed } ?? Self.speeds.count
    let slower = Self.speeds.lastIndex { $0 < speed } ?? -1
    let index = steps > 0 ? faster + steps - 1 : slower + steps + 1
    speed = Self.speeds[min(max(0, index), Self.speeds.count - 1)]
    pace()
  }

  // MARK: - What is to be seen

  /// What the time line shows.
  var state: TimeLineState {
    let header = film.recording.header
    var state = TimeLineState()
    state.owners = owners
    state.start = header.startTime
    state.end = max(film.recording.endTime, header.startTime)
    state.time = header.startTime + time
    state.madeTime = film.isWhole ? state.end : header.startTime + film.time(of: film.madeCount)
    (state.frame, state.frameCount) = (position, film.count)
    (state.event, state.eventCount) = (film.eventCount(at: position), film.eventCount)
    (state.isReviewing, state.isPlaying) = (true, isPlaying)
    (state.speed, state.hasScene) = (rate, hasScene)
    return state
  }

  /// Everything that had been traced by then.
  var pastRecords: Slice<TraceStore> { film.records(before: position) }

  /// Carries the views to the shown moment, for a slice of time; tells whether they are there.
  func carryViews(clockOf window: () -> TimeInterval) -> Bool {
    let start = window()
    return views.go(to: position) { window() - start <= Self.slice }
  }
}
