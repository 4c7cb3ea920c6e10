import CairoRenderer
import Foundation
import Geometry
import Inspector
import TouchInput

/// An in-memory window that measures the duration of each frame.
final class MeasuredWindow: DesktopWindow {
  let size: CGSize
  /// The time of the current frame, in seconds.
  ///
  /// While the clock runs within a frame, the elapsed time of the frame is included. Work in slices is then postponed.
  var now: TimeInterval {
    guard goesOn, let started else { return frameTime }
    return frameTime + seconds(since: started)
  }
  /// Whether the clock runs within a frame.
  var goesOn = false { didSet { started = clock.now } }
  private var frameTime: TimeInterval = 0
  /// The duration of each frame, from its input to the request for the next one, in seconds.
  private(set) var durations: [Double] = []
  /// The scene's position in the window, to which the fingers' locations refer.
  var stage: OverlayStage?
  /// The latest picture that the window received.
  private(set) var lastPicture: Bitmap?
  private var frames: [[InputEvent]]
  private var started: ContinuousClock.Instant?
  private let clock = ContinuousClock()

  init(size: CGSize, frames: [[InputEvent]]) {
    self.size = size
    self.frames = frames.reversed()
  }

  func nextEvents(timeout: TimeInterval?) -> [InputEvent] {
    if let started { durations.append(seconds(since: started)) }
    frameTime += FramePeriod.seconds
    defer { started = clock.now }
    guard let events = frames.popLast() else { return [.window(.closeRequested, timestamp: now)] }
    return events.map { $0.stamped(now, on: stage) }
  }

  private func seconds(since start: ContinuousClock.Instant) -> TimeInterval {
    let (seconds, attoseconds) = (clock.now - start).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  func runMainThreadWork() -> TimeInterval? { nil }

  func showPicture(_ bitmap: Bitmap, damage: [PixelRectangle]) throws(ProgramError) -> Bool {
    lastPicture = bitmap
    return true
  }
}

extension InputEvent {
  fileprivate func stamped(_ time: TimeInterval, on stage: OverlayStage?) -> InputEvent {
    guard case .contact(var sample) = self else { return stamped(time) }
    sample.timestamp = time
    sample.location = stage?.place(sample.location) ?? sample.location
    return .contact(sample)
  }
}
