import Foundation

/// The progress of an animator's animations while it plays, is paused, scrubbed or reversed.
///
/// A pure value: the caller passes the time.
struct AnimatorTimeline {
  /// The duration from start to end, in seconds.
  var duration: TimeInterval
  var pace: AnimationPace
  /// Whether setting the fraction sets the visible progress instead of the time.
  var scrubsLinearly = true
  private(set) var isReversed = false
  private var mode = Mode.held(part: 0)

  private enum Mode {
    /// Paused at a fraction of the duration.
    case held(part: Double)
    /// Paused at a fraction of the progress, independent of the pace.
    case scrubbed(Double)
    /// Playing at the pace since a moment at which a fraction of the duration had passed.
    case playing(since: TimeInterval, from: Double)
    /// Playing to an end at another pace since a moment.
    case continuing(Continuation)
  }

  /// The rest of an animation that does not follow the original pace.
  private struct Continuation {
    var since: TimeInterval
    var length: TimeInterval
    var start: SIMD2<Double>
    var pace: AnimationPace

    func part(at time: TimeInterval) -> Double {
      length > 0 ? min(max((time - since) / length, 0), 1) : 1
    }
  }

  init(duration: TimeInterval, pace: AnimationPace) {
    self.duration = duration
    self.pace = pace
  }

  /// The progress at the end towards which it plays.
  private var goal: Double { isReversed ? 0 : 1 }

  // MARK: - Reading

  /// Whether it plays, so that it changes with time.
  var isRunning: Bool {
    switch mode {
    case .held, .scrubbed: false
    case .playing, .continuing: true
    }
  }

  /// The time at which it ends, in seconds on the application's clock; nil while it does not play.
  var end: TimeInterval? {
    switch mode {
    case .held, .scrubbed: nil
    case .playing(let since, let from): since + abs(goal - from) * duration
    case .continuing(let continuation): continuation.since + continuation.length
    }
  }

  /// Returns the progress of animations that joined after a fraction of the duration.
  func progress(at time: TimeInterval, joinedAt start: Double) -> SIMD2<Double> {
    func local(_ whole: Double) -> Double {
      start < 1 ? min(max((whole - start) / (1 - start), 0), 1) : (whole < 1 ? 0 : 1)
    }
    switch mode {
    case .held(let part): return eased(local(part), start)
    case .playing: return eased(local(part(at: time)), start)
    case .scrubbed(let way): return SIMD2(repeating: local(way))
    case .continuing(let continuation):
      let part = continuation.part(at: time)
      let done = continuation.pace.progress(at: part, of: continuation.length)
      let whole = continuation.start + (SIMD2(repeating: goal) - continuation.start) * done
      guard start > 0 else { return whole }
      return SIMD2(local(whole.x), local(whole.y))
    }
  }

  private func eased(_ part: Double, _ start: Double) -> SIMD2<Double> {
    guard part > 0 else { return .zero }
    return pace.progress(at: part, of: duration * (1 - start))
  }

  /// Returns the fraction of the duration that has passed.
  func part(at time: TimeInterval) -> Double {
    switch mode {
    case .held(let part): part
    case .scrubbed(let way): part(ofWay: way)
    case .playing(let since, let from):
      played(from: from, for: max(0, time - since))
    case .continuing:
      part(ofWay: progress(at: time, joinedAt: 0).x)
    }
  }

  private func played(from start: Double, for elapsed: TimeInterval) -> Double {
    guard duration > 0 else { return goal }
    return isReversed
      ? max(0, start - elapsed / duration) : min(1, start + elapsed / duration)
  }

  /// Returns the fraction of the duration after which the pace reaches a progress.
  private func part(ofWay way: Double) -> Double {
    switch pace {
    case .cubic(let curve): curve.time(of: way)
    case .spring: min(max(way, 0), 1)
    }
  }

  /// Returns the fraction complete that clients see, in the present direction.
  func fraction(at time: TimeInterval) -> Double {
    let forward: Double =
      switch mode {
      case .held(let part):
        scrubsLinearly ? min(max(pace.progress(at: part, of: duration).x, 0), 1) : part
      case .scrubbed(let way): way
      case .playing, .continuing: part(at: time)
      }
    return isReversed ? 1 - forward : forward
  }

  // MARK: - Changing

  /// Moves it to the start of the present direction.
  mutating func rewind() { mode = .held(part: 1 - goal) }

  /// Starts playing, or resumes where it was paused.
  mutating func play(at time: TimeInterval, delay: TimeInterval = 0) {
    switch mode {
    case .held(let part): mode = .playing(since: time + delay, from: part)
    case .scrubbed(let way):
      if case .cubic(let curve) = pace {
        mode = .playing(since: time + delay, from: curve.time(of: way))
      } else {
        // A swinging spring reaches one place several times, so a new spring continues from there.
        continueAnimation(at: time, by: pace, length: abs(goal - way) * duration)
      }
    case .playing, .continuing: break
    }
  }

  /// Continues from the present progress to its end at another pace.
  mutating func continueAnimation(
    at time: TimeInterval,
    by pace: AnimationPace,
    length: TimeInterval
  ) {
    let start = progress(at: time, joinedAt: 0)
    mode = .continuing(Continuation(since: time, length: length, start: start, pace: pace))
  }

  /// Pauses it at its present progress.
  mutating func pause(at time: TimeInterval) {
    switch mode {
    case .held, .scrubbed: break
    case .playing: mode = .held(part: part(at: time))
    case .continuing: mode = .scrubbed(progress(at: time, joinedAt: 0).x)
    }
  }

  /// Sets the fraction complete in the present direction.
  mutating func scrub(to fraction: Double, at time: TimeInterval) {
    let sound = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    let forward = isReversed ? 1 - sound : sound
    let wasRunning = isRunning
    mode = scrubsLinearly && !wasRunning ? .scrubbed(forward) : .held(part: forward)
    if wasRunning { play(at: time) }
  }

  /// Reverses it at its present progress.
  mutating func setReversed(_ reversed: Bool, at time: TimeInterval) {
    guard reversed != isReversed else { return }
    switch mode {
    case .held, .scrubbed: isReversed = reversed
    case .playing:
      let part = part(at: time)
      isReversed = reversed
      mode = .playing(since: time, from: part)
    case .continuing(let continuation):
      let start = progress(at: time, joinedAt: 0)
      // The way back takes as long as the way there did.
      let length = time - continuation.since
      isReversed = reversed
      mode = .continuing(
        Continuation(since: time, length: length, start: start, pace: continuation.pace)
      )
    }
  }
}
