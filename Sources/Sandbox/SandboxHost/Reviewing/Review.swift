import TouchTrace
import Drawing
import Foundation
import Inspector
import TouchInput
import TouchKit

/// The playback of a recording: played, stopped and stepped, forwards and back.
///
/// The live scene does not take part in it. The window's clock decides when a frame is due. The recording decides what
/// the frame shows.
final class Review {
  let film: Film
  /// The owners of its touches, by touch number.
  let owners: [Int: TouchOwner]
  /// Whether there is a live scene to go back to.
  let hasScene: Bool
  /// The number of frames up to the visible moment.
  private(set) var position = 0
  /// The visible moment, in seconds from the beginning.
  private(set) var time: TimeInterval = 0
  /// Whether time advances by itself.
  private(set) var isPlaying = false
  /// The speed of time, relative to the original.
  private(set) var speed: Double
  /// Whether slow motion is on.
  var isSlow = false {
    didSet { if isSlow != oldValue { pace() } }
  }
  /// The window's time when the clock was set, and the visible moment at that time.
  private var clock: (wall: TimeInterval, time: TimeInterval)
  private var now: TimeInterval
  /// The moment that the user asked for and that is not prepared yet.
  private var wanted: (time: TimeInterval, position: Int)?
  /// The views of the visible moment, for callers that need them.
  let views: ReviewedViews

  private static let speeds = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]
  /// The interval at which the time line moves while nothing happens, in seconds.
  private static let tick: TimeInterval = 1.0 / 20
  /// The largest error of summed times, in seconds.
  private static let rounding: TimeInterval = 1e-9
  /// The time for preparing frames before the user's input must be handled, in seconds.
  private static let slice: TimeInterval = 0.008

  /// Starts the review of a recording at the window's time.
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

  // MARK: - Time

  /// Advances to the window's time, and prepares later frames.
  func advance(to now: TimeInterval, clockOf window: () -> TimeInterval) {
    self.now = now
    prepare(clockOf: window)
    if let wanted {
      show(wanted.time, wanted.position)
    } else if isPlaying {
      // A frame that is due now is shown now, despite rounding errors.
      show(min(duration, clock.time + (now - clock.wall) * rate + Self.rounding))
      if time >= duration { isPlaying = false }
    }
  }

  /// The time at which the review has work again, in seconds on the window's clock.
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

  /// Shows a moment once it is prepared; until then, shows the latest prepared one.
  ///
  /// Several frames can end at one moment. Without a position, the last of them is shown.
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

  /// Performs a request of the time line; the caller handles leaving the review.
  func perform(_ request: TimeRequest) {
    switch request {
    case .seek(let moment): go(to: moment - film.recording.header.startTime)
    case .seekRecord(let sequence, _):
      // The frame of a record is known once it is prepared.
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

  /// The latest moment that the user asked for, prepared or not, in seconds from the beginning.
  private var askedTime: TimeInterval { wanted?.time ?? time }
  /// The number of frames up to that moment.
  private var askedPosition: Int { wanted?.position ?? position }

  /// Plays from a moment, in seconds from the beginning.
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
    // The beginning precedes the first event.
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

  // MARK: - Contents

  /// The state of the time line.
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

  /// All trace records up to the visible moment.
  var pastRecords: Slice<TraceStore> { film.records(before: position) }

  /// Plays the views towards the visible moment for a slice of time; returns whether they arrived.
  func carryViews(clockOf window: () -> TimeInterval) -> Bool {
    let start = window()
    return views.go(to: position) { window() - start <= Self.slice }
  }
}
