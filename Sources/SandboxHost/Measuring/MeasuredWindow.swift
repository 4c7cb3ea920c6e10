import CairoRenderer
import Foundation
import Geometry
import Inspector
import PointerInput

/// A window in memory that measures how long each frame takes.
final class MeasuredWindow: DesktopWindow {
  let size: CGSize
  private(set) var now: TimeInterval = 0
  /// How long each frame took, from its input until the next was asked for, in seconds.
  private(set) var durations: [Double] = []
  /// Where the scene stands, at whose places fingers come down.
  var stage: OverlayStage?
  /// The picture that it was given last.
  private(set) var lastPicture: Bitmap?
  private var frames: [[InputEvent]]
  private var started: ContinuousClock.Instant?
  private let clock = ContinuousClock()

  init(size: CGSize, frames: [[InputEvent]]) {
    self.size = size
    self.frames = frames.reversed()
  }

  func nextEvents(timeout: TimeInterval?) -> [InputEvent] {
    if let started {
      let (seconds, attoseconds) = (clock.now - started).components
      durations.append(Double(seconds) + Double(attoseconds) * 1e-18)
    }
    now += 1.0 / 60
    defer { started = clock.now }
    guard let events = frames.popLast() else { return [.window(.closeRequested, timestamp: now)] }
    return events.map { $0.stamped(now, on: stage) }
  }

  func runMainThreadWork() -> TimeInterval? { nil }

  func showPicture(_ bitmap: Bitmap, damage: [PixelRectangle]) throws(ProgramError) -> Bool {
    lastPicture = bitmap
    return true
  }
}

extension InputEvent {
  fileprivate func stamped(_ time: TimeInterval, on stage: OverlayStage?) -> InputEvent {
    switch self {
    case .contact(var sample):
      sample.timestamp = time
      sample.location = stage?.place(sample.location) ?? sample.location
      return .contact(sample)
    case .key(var stroke):
      stroke.timestamp = time
      return .key(stroke)
    default: return self
    }
  }
}
