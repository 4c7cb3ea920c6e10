public import Foundation

/// What came in while a scene was touched: enough to do it all again, bit for bit.
///
/// Input alone does not decide what happens: motions within a frame are merged, timers fire at the
/// end of a frame, and layout runs between frames. So a recording keeps the frames too.
public struct InputRecording: Hashable, Sendable {
  /// What was touched, and under which circumstances.
  public var header: RecordingHeader
  /// The frames in which input came in or time passed, in order.
  public var frames: [RecordedFrame]
  /// What the viewers of a shared session are called, by the device of their fingers; the user's own
  /// devices are not among them.
  public var viewers: [Int64: String] = [:]

  /// Creates a recording.
  public init(header: RecordingHeader, frames: [RecordedFrame] = []) {
    self.header = header
    self.frames = frames
  }

  /// How many events it holds.
  public var eventCount: Int { frames.reduce(0) { $0 + $1.events.count } }

  /// The time of the last frame, in seconds on the input clock.
  public var endTime: TimeInterval { frames.last?.time ?? header.startTime }

  /// The frames with what its source reports of their events: a legal stream.
  public var wellFormedFrames: [RecordedFrame] {
    var contacts = ContactTable()
    return frames.map { frame in
      RecordedFrame(edits: frame.edits, events: contacts.admit(frame.events), time: frame.time)
    }
  }

  /// How long it is, in seconds.
  public var duration: TimeInterval { max(0, endTime - header.startTime) }
}

/// The input of one frame, and the moment up to which time passed after it.
public struct RecordedFrame: Hashable, Sendable {
  /// What the user changed by hand before anything came in, in order.
  public var edits: [RecordedEdit]
  /// What came in, in order.
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
  /// Events put into frames of a usual screen, counted from a moment.
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
