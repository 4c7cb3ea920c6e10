import Foundation
import TextFormats

/// Builds a recording of the lines behind its header, one after the other.
struct RecordingBuilder {
  private(set) var recording: InputRecording
  /// Whether the last line was there.
  private(set) var isOver = false

  private var pending: [InputEvent] = []
  private var pendingEdits: [RecordedEdit] = []
  private var eventCount = 0
  /// The numbers of events and frames so far, as the last line counts them.
  private var counts = (events: 0, frames: 0)
  private var saysFrames = false
  /// How far the latest line number that was written is ahead of the line.
  private var lead: Int64 = 0
  /// Whether no such number told of lines that are missing, or there twice.
  private var isGapless = true
  /// The most events and changes.
  private let mostEvents: Int

  init(header: RecordingHeader, mostEvents: Int) {
    recording = InputRecording(header: header)
    self.mostEvents = mostEvents
  }

  /// Adds a line.
  mutating func add(_ line: ByteLines.Line) throws(SourceProblem) {
    guard !line.isBlank else { return }
    guard !isOver else {
      throw SourceProblem("nothing follows the line that ends a recording", at: line.position)
    }
    switch try RecordingLine(line) {
    case .frame(let time, let number): try endFrame(at: time, number, line.number)
    case .event(let event, let viewer):
      try add(event, line)
      try noteViewer(viewer, of: event)
    case .other(let node): try add(node, line)
    }
  }

  /// Adds a line of which there are few.
  private mutating func add(
    _ node: SourceNode,
    _ line: ByteLines.Line
  ) throws(SourceProblem) {
    if node["end"] != nil {
      isOver = true
      try checkCounts(in: node)
    } else if let edit = try RecordedEdit(node) {
      try count(line)
      // A change comes before the events of its frame; after some, it begins another.
      if let last = pending.last {
        saysFrames = true
        closeFrame(at: max(last.timestamp, recording.endTime))
      }
      pendingEdits.append(edit)
    } else if let event = try InputEventReader(node: node).event() {
      try add(event, line)
    } else {
      throw SourceProblem(
        "expected an event (touch, hover, wheel, key, text, command, window), edit, frame or "
          + "end, got "
          + node.summary,
        at: node.position
      )
    }
  }

  private mutating func add(
    _ event: InputEvent,
    _ line: ByteLines.Line
  ) throws(SourceProblem) {
    try count(line)
    counts.events += 1
    pending.append(event)
  }

  private mutating func count(_ line: ByteLines.Line) throws(SourceProblem) {
    eventCount += 1
    guard eventCount <= mostEvents else {
      throw SourceProblem("a recording has at most \(mostEvents) events", at: line.position)
    }
  }

  // MARK: - Viewers

  /// The newest name of a viewer counts for all of its fingers.
  private mutating func noteViewer(
    _ viewer: SourceNode?,
    of event: InputEvent
  ) throws(SourceProblem) {
    guard let viewer, let device = event.newDevice else { return }
    let name = try viewer.text("the name of a viewer")
    let isKnown = recording.viewers[device] != nil
    guard isKnown || recording.viewers.count < Self.mostViewers else { return }
    recording.viewers[device] = PlainText(name.prefix(Self.longestName)).description
  }

  /// The most names that are kept: more than a session may have viewers, as these come and go.
  private static let mostViewers = 4096
  /// The longest name that is kept, in characters.
  private static let longestName = 24

  // MARK: - Frames

  /// Ends a frame.
  ///
  /// Its events are discarded if the line's own number says that some of them are missing, or there
  /// twice.
  private mutating func endFrame(
    at time: TimeInterval,
    _ number: Int64?,
    _ line: Int
  ) throws(SourceProblem) {
    saysFrames = true
    counts.frames += 1
    guard time >= recording.header.startTime else {
      (pending, pendingEdits) = ([], [])
      throw SourceProblem(
        "this frame is at \(time) seconds, before the recording begins at"
          + " \(recording.header.startTime) seconds",
        at: SourcePosition(line: line)
      )
    }
    if let number, let problem = gap(before: number, at: line) {
      (pending, pendingEdits) = ([], [])
      throw problem
    }
    closeFrame(at: time)
  }

  /// The lines that are missing before a line, or there twice, as its own number says.
  private mutating func gap(before number: Int64, at line: Int) -> SourceProblem? {
    // No file has more lines than it may have bytes.
    let isPossible = (1...Int64(FileLimits.Recording.fileBytes)).contains(number)
    guard !isPossible || number - Int64(line) != lead else { return nil }
    let expected = Int64(line) + lead
    if isPossible { lead = number - Int64(line) }
    isGapless = false
    return SourceProblem(
      "this was line \(number) when it was written, and should be line \(expected) here: "
        + (number > expected ? "lines before it were lost" : "lines before it are there twice")
        + ". Take the file from where it was recorded",
      at: SourcePosition(line: line)
    )
  }

  private mutating func closeFrame(at time: TimeInterval) {
    recording.frames.append(RecordedFrame(edits: pendingEdits, events: pending, time: time))
    // The frame keeps the lists: to go on with them would be to copy them.
    (pending, pendingEdits) = ([], [])
  }

  /// Closes the frame that no line closes: its events happened.
  mutating func closeLastFrame() {
    guard !pending.isEmpty || !pendingEdits.isEmpty else { return }
    if saysFrames || !pendingEdits.isEmpty {
      closeFrame(at: max(pending.last?.timestamp ?? recording.endTime, recording.endTime))
    } else {
      recording.frames = RecordedFrame.frames(of: pending, from: recording.header.startTime)
      pending.removeAll()
    }
  }

  // MARK: - The end

  /// Throws a problem if the last line counts more or fewer events or frames than there are.
  private func checkCounts(in node: SourceNode) throws(SourceProblem) {
    // Said already, and where.
    guard isGapless else { return }
    for (name, count) in [("events", counts.events), ("frames", counts.frames)] {
      guard let node = node[name] else { continue }
      let said = try node.integer("how many \(name) there are")
      guard said != Int64(count) else { continue }
      throw SourceProblem(
        "the recording has \(count) \(name), and its last line says \(said): lines were lost, or"
          + " are there twice. Take the file from where it was recorded",
        at: node.position
      )
    }
  }
}
