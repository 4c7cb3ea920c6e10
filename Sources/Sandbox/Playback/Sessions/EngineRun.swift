import Drawing
import Foundation
import TouchInput
import SandboxHost
package import TextFormats
import TouchKit
import TouchRecorder
package import ConsoleText

/// The engine's own recording of a session: the same tree and the same touches, with the same recorder.
package struct EngineRun {
  /// The recorded session.
  package let session: TouchSession
  /// Recognizers of the app's session without an equivalent in the engine.
  package let unmatched: Set<Int>

  /// Plays a session.
  package init(_ rebuilt: RebuiltSession) throws(SourceProblem) {
    let recording = rebuilt.recording(scene: "")
    let size = recording.header.size
    let application = UIApplication()
    application.send(.event(.window(.resized(size), timestamp: recording.header.startTime)))
    let windows = SessionWindows(rebuilt, isHeard: false)
    let run = ApplicationRun(
      StartedApplication(application, with: windows),
      size: size,
      settings: AnnotationSettings(showsOverlay: false),
      measuring: EstimatedText()
    )
    guard let recorder = Self.recorder(of: application, for: rebuilt.session) else {
      throw SourceProblem("the session has no window", at: SourcePosition())
    }
    let stepper = FrameStepper(run, reading: RecordingSource(recording))
    _ = run.nextFrame()
    for frame in recording.frames {
      _ = stepper.step(after: frame.edits)
      if !frame.events.isEmpty { recorder.settle() }
    }
    recorder.stop()
    session = try SessionReader(recorder.session).session
    unmatched = windows.unmatched
  }

  private static func recorder(
    of application: UIApplication,
    for session: TouchSession
  ) -> TouchRecorder? {
    guard let window = application.windows.last else { return nil }
    var options = TouchRecorder.Options()
    options.afterEvent = { _ in }
    options.seconds = .infinity
    options.maximumBytes = 1 << 30
    options.maximumViews = .max
    options.recordsControlEvents = session.tellsControls
    let recorder = TouchRecorder.start(in: window, options: options)
    for other in application.windows { recorder.watch(other) }
    return recorder
  }
}
