import TouchTrace
import Drawing
import Foundation
import Inspector
import TouchKit

/// The scene that is open: its application, the tools for its views, and its recording.
struct OpenScene {
  /// How the scene is started, and its texts.
  var target: LaunchTarget
  /// The recording; nil where nothing is recorded.
  let recorder: SessionRecorder?
  /// The application.
  let run: ApplicationRun
  /// The tools for the views of the application.
  let tools: SceneTools

  /// Starts a scene at a time on the clock of its input.
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
