import DispatchTracing
import Drawing
import Foundation
import Inspector
import PointerInput
import SandboxScenes
import TouchKit

/// A scene that is alive: input goes in, pictures come out.
///
/// It knows neither window nor clock, so a window and a picture file get the same from it.
final class SceneRun {
  let scene: SandboxScene
  let application: UIApplication
  /// What is drawn over the scene.
  var settings: AnnotationSettings

  private let window: UIWindow
  private let recorder = OverlayRecorder()
  private var annotations: Annotations

  /// The size of the scene's window, in points.
  private(set) var size: CGSize

  /// Starts a scene; `listener` hears what the application traces.
  init(
    _ scene: SandboxScene,
    size: CGSize,
    settings: AnnotationSettings,
    measuring: any TextMeasuring,
    listener: (any TraceSink)? = nil
  ) {
    self.scene = scene
    self.size = size
    self.settings = settings
    annotations = Annotations(measuring: measuring)
    application = UIApplication()
    application.send(.event(.window(.resized(size), timestamp: 0)))
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = scene.makeRootViewController()
    window.makeKeyAndVisible()
    application.traceSink = TraceFork([recorder] + (listener.map { [$0] } ?? []))
  }

  /// The root of the scene's views.
  var rootView: UIView { window }

  /// Takes in the events of one frame, lawful ones only.
  func feed(_ events: [InputEvent]) {
    for case .window(.resized(let size), _) in events { self.size = size }
    for batch in InputBatcher().batches(from: events) { application.send(batch) }
  }

  /// Lets time pass up to a moment on the input clock.
  func advance(to time: TimeInterval) { application.advance(to: time) }

  /// What changed since the last frame; nil when nothing did.
  func nextFrame() -> Frame? {
    application.layoutIfNeeded()
    var damage = annotations.update(settings, recorder, in: size)
    for rect in application.takeDamage() { damage.add(rect) }
    guard !damage.isEmpty else { return nil }
    return Frame(pictures: [application.picture(), annotations.picture], damage: damage)
  }
}
