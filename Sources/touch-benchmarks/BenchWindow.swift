import CairoRenderer
import Foundation
import Geometry
import PointerInput
import SandboxHost
import SandboxScenes
import TouchKit

/// A window in memory whose user is written down beforehand; it measures how long each frame takes.
@MainActor
final class BenchWindow: DesktopWindow {
  let size: CGSize
  private(set) var now: TimeInterval = 0
  /// How long each frame took, from its input until the next was asked for, in seconds.
  private(set) var durations: [Double] = []
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
    return events.map { $0.stamped(now) }
  }

  func runMainThreadWork() -> TimeInterval? { nil }

  func show(_ bitmap: Bitmap, damage: [PixelRectangle]) throws(ProgramError) -> Bool { true }
}

extension InputEvent {
  fileprivate func stamped(_ time: TimeInterval) -> InputEvent {
    switch self {
    case .contact(var sample):
      sample.timestamp = time
      return .contact(sample)
    case .key(var stroke):
      stroke.timestamp = time
      return .key(stroke)
    default: return self
    }
  }

  /// The left button as a finger.
  static func finger(_ phase: ContactSample.Phase, _ x: Double, _ y: Double) -> InputEvent {
    .contact(ContactSample(id: .mouse, phase: phase, location: CGPoint(x: x, y: y), timestamp: 0))
  }

  /// A key that is pressed and let go.
  static func press(_ name: String) -> [InputEvent] {
    [true, false].map {
      .key(KeyStroke(usage: 0, name: name, isDown: $0, timestamp: 0))
    }
  }
}

extension WindowLoop {
  /// A built-in scene in a window.
  static func bench(
    _ scene: String,
    in window: BenchWindow,
    replaying replay: Replay? = nil
  ) throws -> WindowLoop {
    try WindowLoop(
      Attraction(name: scene, keys: .sandbox) { size, time in benchScene(scene, size, time) },
      in: window,
      settings: AnnotationSettings(showsOverlay: true),
      report: RunReport(nil),
      folder: ScreenshotFolder(path: "."),
      replaying: replay
    )
  }
}

@MainActor
private func benchScene(_ name: String, _ size: CGSize, _ time: TimeInterval) -> StartedApplication
{
  let application = UIApplication()
  application.send(.event(.window(.resized(size), timestamp: time)))
  let scene = SceneCatalogue.all.first { $0.name == name }
  let window = scene?.makeWindow(CGRect(origin: .zero, size: size)) ?? UIWindow()
  window.rootViewController = scene?.makeRootViewController()
  window.makeKeyAndVisible()
  return StartedApplication(application, with: window)
}
