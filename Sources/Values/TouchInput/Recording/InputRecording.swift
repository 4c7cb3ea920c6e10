public import Foundation

/// The input of a touched scene, which reproduces the whole run bit for bit.
///
/// Input alone does not determine a run. Motions within a frame are merged, timers fire at the
/// end of a frame, and layout runs between frames. A recording therefore contains the frames too.
public struct InputRecording: Hashable, Sendable {
  /// The scene, and the conditions of the recording.
  public var header: RecordingHeader
  /// The frames with input or passing time, in order.
  public var frames: [RecordedFrame]
  /// The names of the viewers of a shared session, by the device of their fingers.
  ///
  /// The user's own devices are not included.
  public var viewers: [Int64: String] = [:]

  /// Creates a recording.
  public init(header: RecordingHeader, frames: [RecordedFrame] = []) {
    self.header = header
    self.frames = frames
  }

  /// The number of events.
  public var eventCount: Int { frames.reduce(0) { $0 + $1.events.count } }

  /// The time of the last frame, in seconds on the input clock.
  public var endTime: TimeInterval { frames.last?.time ?? header.startTime }

  /// The frames with the well-formed events that its source reports.
  public var wellFormedFrames: [RecordedFrame] {
    var contacts = ContactTable()
    return frames.map { frame in
      RecordedFrame(edits: frame.edits, events: contacts.admit(frame.events), time: frame.time)
    }
  }

  /// The duration, in seconds.
  public var duration: TimeInterval { max(0, endTime - header.startTime) }
}

/// The input of one frame, and its end time.
public struct RecordedFrame: Hashable, Sendable {
  /// The user's manual changes before the input, in order.
  public var edits: [RecordedEdit]
  /// The input events, in order.
  public var events: [InputEvent]
  /// The application's time at the end of the frame, in seconds on the input clock.
  public var time: TimeInterval

  /// Creates a frame.
  public init(edits: [RecordedEdit] = [], events: [InputEvent] = [], time: TimeInterval) {
    self.edits = edits
    self.events = events
    self.time = time
  }
}

extension RecordedFrame {
  /// Returns events in frames of the usual rate, counted from a start time.
  public static func frames(
    of events: [InputEvent],
    from start: TimeInterval
  ) -> [RecordedFrame] {
    var frames: [RecordedFrame] = []
    var number = -TimeInterval.infinity
    for event in events {
      let frame = ((event.timestamp - start) / FramePeriod.seconds).rounded(.down)
      if frame > number || frames.isEmpty {
        number = frame
        let end = start + (frame + 1) * FramePeriod.seconds
        frames.append(RecordedFrame(time: max(end, event.timestamp)))
      }
      frames[frames.count - 1].events.append(event)
    }
    return frames
  }
}
