package import TouchTrace
package import Drawing
package import Foundation
package import Inspector
package import TouchInput

/// Does a recording again: the same input, in the same frames, at the same times.
///
/// It does with each frame what the loop of the window did, so that trace and pixels are the same.
/// It knows no clock: how fast the caller asks for the next frame makes no difference.
package final class Player {
  /// What is played.
  package var recording: InputRecording { source.recording }
  /// The application.
  package var run: ApplicationRun { stepper.run }
  /// How many frames have been played.
  package var position: Int { source.position }

  private let source: RecordingSource
  private let stepper: FrameStepper

  /// Starts the scene of a recording; `start` makes an application of a size at a time.
  ///
  /// Touches are followed where the overlay is shown, or where the caller asks for it.
  package init(
    _ recording: InputRecording,
    of start: (CGSize, TimeInterval) -> StartedApplication,
    showsOverlay: Bool = false,
    parts: OverlayParts = .standard,
    hasMargins: Bool = false,
    measuring: any TextMeasuring,
    listener: (any TraceSink)? = nil,
    followsTouches: Bool = false
  ) {
    source = RecordingSource(recording)
    let header = recording.header
    stepper = FrameStepper(
      ApplicationRun(
        start(header.size, header.startTime),
        size: header.size,
        settings: AnnotationSettings(showsOverlay: showsOverlay, parts: parts),
        measuring: measuring,
        listener: listener,
        followsTouches: showsOverlay || followsTouches
      ),
      reading: source
    )
    run.hasMargins = hasMargins
  }

  /// Whether all frames have been played.
  package var isAtEnd: Bool { source.isAtEnd }

  /// The time on the input clock up to which the recording was played, in seconds.
  package var time: TimeInterval { source.now }

  /// What the window showed before the first event; to be asked for before the first frame.
  package func firstFrame() -> Frame? { run.nextFrame() }

  /// Plays the next frame; answers what it changed, nil when nothing or when it could not be seen.
  package func playFrame() -> Frame? {
    source.nextFrame.flatMap { stepper.step(after: $0.edits) }
  }

  /// Passes by what the window showed before the first event; tells whether that was anything.
  ///
  /// In the place of `firstFrame()` for frames without pictures.
  @discardableResult
  package func passFirstFrame() -> Bool { run.passFrame() }

  /// Plays the next frame without a picture, which is much faster; tells whether anything
  /// changed that could be seen.
  @discardableResult
  package func passFrame() -> Bool {
    source.nextFrame.map { stepper.pass(after: $0.edits) } ?? false
  }

  /// Plays without pictures up to a moment, counted from the beginning, in seconds.
  package func play(until moment: TimeInterval = .infinity) {
    if position == 0 { passFirstFrame() }
    while let frame = source.nextFrame, frame.time - recording.header.startTime <= moment {
      passFrame()
    }
  }
}
