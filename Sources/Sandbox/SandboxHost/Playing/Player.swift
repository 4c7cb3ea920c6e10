package import TouchTrace
package import Drawing
package import Foundation
package import Inspector
package import TouchInput

/// A player of a recording, with the same input, in the same frames, at the same times.
///
/// It processes each frame as the window's loop did, so that trace and pixels are the same. It uses no clock, so the
/// speed of the caller makes no difference.
package final class Player {
  /// The played recording.
  package var recording: InputRecording { source.recording }
  /// The application.
  package var run: ApplicationRun { stepper.run }
  /// The number of played frames.
  package var position: Int { source.position }

  private let source: RecordingSource
  private let stepper: FrameStepper

  /// Starts the scene of a recording.
  ///
  /// `start` creates an application of a size at a time. Touches are tracked if the overlay is visible, or if the
  /// caller asks for it.
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

  /// The played time on the input clock, in seconds.
  package var time: TimeInterval { source.now }

  /// Returns the picture before the first event.
  ///
  /// Call it before the first frame.
  package func firstFrame() -> Frame? { run.nextFrame() }

  /// Plays the next frame; returns its changes, or nil if nothing visible changed.
  package func playFrame() -> Frame? {
    source.nextFrame.flatMap { stepper.step(after: $0.edits) }
  }

  /// Skips the picture before the first event; returns whether anything was visible.
  ///
  /// Call it instead of `firstFrame()` for frames without pictures.
  @discardableResult
  package func passFirstFrame() -> Bool { run.passFrame() }

  /// Plays the next frame without a picture; returns whether anything visible changed.
  ///
  /// This is much faster than playing with a picture.
  @discardableResult
  package func passFrame() -> Bool {
    source.nextFrame.map { stepper.pass(after: $0.edits) } ?? false
  }

  /// Plays without pictures up to a moment, in seconds from the beginning.
  package func play(until moment: TimeInterval = .infinity) {
    if position == 0 { passFirstFrame() }
    while let frame = source.nextFrame, frame.time - recording.header.startTime <= moment {
      passFrame()
    }
  }
}
