import Foundation
import TouchInput
@_spi(Benchmarks) import SandboxHost
import SandboxScenes
import TouchKit

extension MeasuredLoop {
  /// Returns a built-in scene in a window.
  static func scene(
    _ name: String,
    size: CGSize,
    sceneSize: CGSize = CGSize(width: 640, height: 480),
    frames: [[InputEvent]] = [],
    replaying recording: InputRecording? = nil
  ) throws -> MeasuredLoop {
    try MeasuredLoop(
      name,
      size: size,
      sceneSize: recording?.header.size ?? sceneSize,
      gallery: SceneCatalogue.all.map(\.name),
      frames: frames,
      replaying: recording
    ) { size, time in
      start(name, on: size, at: time)
    }
  }

  /// Starts the scene by itself.
  static func start(
    _ name: String,
    on size: CGSize,
    at time: TimeInterval
  ) -> (UIApplication, UIWindow) {
    let application = UIApplication()
    application.send(.event(.window(.resized(size), timestamp: time)))
    let scene = SceneCatalogue.scene(named: name)
    let window = scene?.makeWindow(CGRect(origin: .zero, size: size)) ?? UIWindow()
    window.rootViewController = scene?.makeRootViewController()
    window.makeKeyAndVisible()
    return (application, window)
  }
}

extension InputEvent {
  /// Returns an event of the left button as a finger.
  static func finger(_ phase: ContactSample.Phase, _ x: Double, _ y: Double) -> InputEvent {
    .contact(ContactSample(id: .mouse, phase: phase, location: CGPoint(x: x, y: y), timestamp: 0))
  }

  /// Returns the events of a key that is pressed and released.
  static func press(_ name: String) -> [InputEvent] {
    [true, false].map {
      .key(KeyStroke(usage: 0, name: name, isDown: $0, timestamp: 0))
    }
  }
}
