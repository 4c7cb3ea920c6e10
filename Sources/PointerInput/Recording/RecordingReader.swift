public import Foundation
public import SourceText

/// Reads recordings, and as much as can be read of those that are not whole.
///
/// A file whose first line is no header is refused. After that, everything up to the first line that
/// makes no sense is kept, and `flaw` tells about the rest.
public struct RecordingReader: Sendable {
  /// What could be read.
  public private(set) var recording: InputRecording
  /// Why there is no more; nil when nothing is missing.
  public private(set) var flaw: SourceProblem?

  private var pending: [InputEvent] = []
  private var pendingEdits: [RecordedEdit] = []
  private var eventCount = 0
  /// How many events and lines that end a frame there were so far, as the last line counts them.
  private var counts = (events: 0, frames: 0)
  private(set) var isOver = false
  private var saysFrames = false
  private var lineMarks = LineMarks()
  /// The most events and changes.
  private let mostEvents: Int

  /// Reads the content of a file.
  public init(_ data: Data) throws(SourceProblem) {
    try self.init(data, mostEvents: FileLimits.Recording.events)
  }

  /// Reads the content of a file that has no more than so many events and changes.
  init(_ data: Data, mostEvents: Int) throws(SourceProblem) {
    self.mostEvents = mostEvents
    var lines = ByteLines(data, longest: FileLimits.Recording.lineBytes)
    try Self.checkLength(of: data)
    recording = InputRecording(header: try HeaderReader.header(try lines.next()))
    do throws(SourceProblem) {
      while let line = try lines.next() { try readLine(line) }
      flaw = flawAtEnd(after: lines.number)
    } catch {
      flaw = error
    }
    closeLastFrame()
  }

  /// Everything that is wrong with the content of a file, line by line; none when it is whole.
  public static func problems(in data: Data) -> [SourceProblem] {
    RecordingCheck(data).problems
  }

  /// A recording that is whole, read once; nil when anything is wrong with the content of the file,
  /// and then what.
  public static func check(
    _ data: Data
  ) -> (recording: InputRecording?, problems: [SourceProblem]) {
    let check = RecordingCheck(data)
    return (check.recording, check.problems)
  }

  static func checkLength(of data: Data) throws(SourceProblem) {
    guard data.count <= FileLimits.Recording.fileBytes else {
      throw SourceProblem(
        "the file has \(data.count) bytes; expected at most \(FileLimits.Recording.fileBytes)",
        at: SourcePosition()
      )
    }
  }

  /// A reader that takes lines one by one, behind a header.
  init(header: RecordingHeader) {
    recording = InputRecording(header: header)
    mostEvents = FileLimits.Recording.events
  }

  /// What is wrong when lines end where they do; nil when the recording is over.
  func flawAtEnd(after line: Int) -> SourceProblem? {
    isOver ? nil : Self.cutOff(after: line)
  }

  mutating func readLine(_ line: ByteLines.Line) throws(SourceProblem) {
    if !isOver, let plain = line.plain() { return try readPlain(plain, line) }
    guard !line.isBlank else { return }
    guard !isOver else {
      throw SourceProblem("nothing follows the line that ends a recording", at: line.position)
    }
    let node = try Self.node(in: line)
    if let time = node["frame"] {
      let time = try time.number("the time in seconds")
      try endFrame(at: time, mark: try node["line"]?.integer("the number of the line"), of: line)
    } else if node["end"] != nil {
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
      try count(line)
      counts.events += 1
      pending.append(event)
      try noteViewer(of: event, in: node)
    } else {
      throw SourceProblem(
        "expected an event (touch, hover, wheel, key, text, command, window), edit, frame or "
          + "end, got "
          + node.summary,
        at: node.position
      )
    }
  }

  /// The newest name of a viewer counts for all of its fingers.
  private mutating func noteViewer(
    of event: InputEvent,
    in node: SourceNode
  ) throws(SourceProblem) {
    guard let viewer = node["viewer"], let device = event.newDevice else { return }
    let name = try viewer.text("the name of a viewer")
    let isKnown = recording.viewers[device] != nil
    guard isKnown || recording.viewers.count < Self.mostViewers else { return }
    recording.viewers[device] = PlainText(name.prefix(Self.longestName)).description
  }

  /// The most names that are kept: more than a session may have viewers, as these come and go.
  private static let mostViewers = 4096
  /// The longest name that is kept, in characters.
  private static let longestName = 24

  private mutating func readPlain(
    _ plain: PlainLine,
    _ line: ByteLines.Line
  ) throws(SourceProblem) {
    switch plain {
    case .frame(let time, let mark):
      try endFrame(at: time, mark: mark, of: line)
    case .event(let event):
      try count(line)
      counts.events += 1
      pending.append(event)
    }
  }

  /// A last line without an end is the one that a program was writing when it stopped.
  private static func node(in line: ByteLines.Line) throws(SourceProblem) -> SourceNode {
    do throws(SourceProblem) {
      return try line.node()
    } catch {
      throw line.isWhole ? error : cutOff(after: line.number - 1)
    }
  }

  private mutating func count(_ line: ByteLines.Line) throws(SourceProblem) {
    eventCount += 1
    guard eventCount <= mostEvents else {
      throw SourceProblem("a recording has at most \(mostEvents) events", at: line.position)
    }
  }

  /// A recording whose last line counts more or fewer than there are has lost lines, or has some twice.
  private func checkCounts(in node: SourceNode) throws(SourceProblem) {
    // Said already, and where.
    guard lineMarks.areWhole else { return }
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

  /// Takes a line that ends a frame; what came in since the last one counts for nothing where the
  /// line's own number says that some of it is missing, or twice there.
  private mutating func endFrame(
    at time: TimeInterval,
    mark: Int64?,
    of line: ByteLines.Line
  ) throws(SourceProblem) {
    saysFrames = true
    counts.frames += 1
    if let mark, let problem = lineMarks.problem(of: mark, at: line.number) {
      (pending, pendingEdits) = ([], [])
      throw problem
    }
    closeFrame(at: time)
  }

  private mutating func closeFrame(at time: TimeInterval) {
    let frame = RecordedFrame(edits: pendingEdits, events: pending, time: time)
    recording.frames.append(frame)
    // The frame keeps the lists: to go on with them would be to copy them.
    (pending, pendingEdits) = ([], [])
  }

  /// What came in after the last frame happened, even if the file does not say when its frame
  /// ended.
  mutating func closeLastFrame() {
    guard !pending.isEmpty || !pendingEdits.isEmpty else { return }
    if saysFrames || !pendingEdits.isEmpty {
      closeFrame(at: max(pending.last?.timestamp ?? recording.endTime, recording.endTime))
    } else {
      recording.frames = RecordedFrame.frames(of: pending, from: recording.header.startTime)
      pending.removeAll()
    }
  }

  private static func cutOff(after line: Int) -> SourceProblem {
    SourceProblem(
      "the recording was cut off here; what stands before it is played",
      at: SourcePosition(line: line + 1)
    )
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
      let frame = ((event.timestamp - start) / RecordingFormat.usualFrame).rounded(.down)
      if frame > number || frames.isEmpty {
        number = frame
        let end = start + (frame + 1) * RecordingFormat.usualFrame
        frames.append(RecordedFrame(time: max(end, event.timestamp)))
      }
      frames[frames.count - 1].events.append(event)
    }
    return frames
  }
}
