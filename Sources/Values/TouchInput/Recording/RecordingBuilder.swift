import Foundation
import TextFormats

/// Builds a recording from the lines after its header, one after the other.
struct RecordingBuilder {
  private(set) var recording: InputRecording
  /// Whether the last line was added.
  private(set) var isOver = false

  private var pending: [InputEvent] = []
  private var pendingEdits: [RecordedEdit] = []
  private var eventCount = 0
  /// The numbers of events and frames so far, for comparison with the last line.
  private var counts = (events: 0, frames: 0)
  private var saysFrames = false
  /// The difference between the latest written line number and the actual one.
  private var lead: Int64 = 0
  /// Whether no line number indicated missing or duplicate lines.
  private var isGapless = true
  /// The maximum number of events and changes.
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

  /// Adds a line of a rare kind.
  private mutating func add(
    _ node: SourceNode,
    _ line: ByteLines.Line
  ) throws(SourceProblem) {
    if node["end"] != nil {
      isOver = true
      try checkCounts(in: node)
    } else if let edit = try RecordedEdit(node) {
      try count(line)
      // A change comes before the events of its frame. After events it begins another frame.
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

  /// Stores the name of a viewer; the newest one applies to all of the viewer's fingers.
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

  /// The maximum number of stored names; it exceeds the viewers of a session, because they come and go.
  private static let mostViewers = 4096
  /// The maximum length of a stored name, in characters.
  private static let longestName = 24

  // MARK: - Frames

  /// Ends a frame.
  ///
  /// Its events are discarded if the line's own number shows that some of them are missing or duplicate.
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

  /// Returns the problem of missing or duplicate lines before a line, according to its own number.
  private mutating func gap(before number: Int64, at line: Int) -> SourceProblem? {
    // The maximum number of lines is the maximum number of bytes.
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
    // The frame keeps the lists, because reusing them would copy them.
    (pending, pendingEdits) = ([], [])
  }

  /// Closes a last frame without a closing line, because its events happened.
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
    // The problem was already reported with its position.
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
