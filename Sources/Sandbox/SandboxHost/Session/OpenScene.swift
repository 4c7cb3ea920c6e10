import TouchTrace
import Drawing
import Foundation
import Inspector
import TouchKit

/// The open scene: its application, the tools for its views, and its recording.
struct OpenScene {
  /// The start of the scene, and its texts.
  var target: LaunchTarget
  /// The recorder; nil if nothing is recorded.
  let recorder: SessionRecorder?
  /// The application.
  let run: ApplicationRun
  /// The tools for the views of the application.
  let tools: SceneTools

  /// Starts a scene at a time on its input clock.
  init(
    _ target: LaunchTarget,
    recorder: SessionRecorder?,
    size: CGSize,
    settings: AnnotationSettings,
    at time: TimeInterval,
    measuring: any TextMeasuring,
    listener: (any TraceSink)?
  ) {
    let started = target.start(size, time)
    recorder?.begin(started, size: size, at: time)
    (self.target, self.recorder) = (target, recorder)
    tools = SceneTools(started.application)
    run = ApplicationRun(
      started,
      size: size,
      settings: settings,
      measuring: measuring,
      listener: listener
    )
  }
}
