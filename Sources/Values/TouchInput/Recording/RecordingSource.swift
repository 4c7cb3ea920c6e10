public import Foundation

/// A recording as a source of input: the events of one frame after another, without waiting.
@MainActor
public final class RecordingSource: InputSource {
  /// The recording, with the frames before and after the current position.
  public private(set) var recording: InputRecording
  /// The number of frames that were read.
  public private(set) var position = 0
  private var contacts = ContactTable()

  /// Creates a source before the first frame of a recording.
  public init(_ recording: InputRecording) {
    self.recording = recording
  }

  /// Whether all frames were read.
  public var isAtEnd: Bool { position >= recording.frames.count }

  /// The time of the latest frame that was read; before the first one, the start of the recording.
  public var now: TimeInterval {
    position == 0 ? recording.header.startTime : recording.frames[position - 1].time
  }

  /// The next recorded frame; nil at the end.
  public var nextFrame: RecordedFrame? { isAtEnd ? nil : recording.frames[position] }

  /// Returns the events of the next frame; none at the end.
  public func nextEvents(timeout: TimeInterval?) -> [InputEvent] {
    guard let frame = nextFrame else { return [] }
    position += 1
    return contacts.admit(frame.events)
  }

  /// Adds a frame at the end.
  public func append(_ frame: RecordedFrame) { recording.frames.append(frame) }
}
