import Foundation
import TextFormats

/// A line of a recording after its header.
enum RecordingLine {
  /// The end of a frame, and the number of the line when it was written.
  case frame(TimeInterval, line: Int64?)
  /// A contact or a hover, and the name of the viewer whose finger it is.
  case event(InputEvent, viewer: SourceNode?)
  /// Any other line; these are rare.
  case other(SourceNode)

  /// Parses a line.
  init(_ line: ByteLines.Line) throws(SourceProblem) {
    var members = LineMembers()
    do throws(SourceProblem) {
      var json = line.json
      try members.read(&json)
      if let content = try members.content(at: line.position) {
        self = content
        return
      }
    } catch {
      // A line without JSON has its own problem.
      let node = try Self.node(in: line)
      guard !members.areOfOther else {
        self = .other(node)
        return
      }
      throw error
    }
    self = .other(try Self.node(in: line))
  }

  /// Returns the JSON of a line; a last line without an end was incomplete when its program stopped.
  private static func node(in line: ByteLines.Line) throws(SourceProblem) -> SourceNode {
    do throws(SourceProblem) {
      return try line.node()
    } catch {
      throw line.isWhole ? error : RecordingReader.cutOff(after: line.number - 1)
    }
  }
}

/// The members of the most frequent lines.
private struct LineMembers {
  private var frame: TimeInterval?
  private var number: Int64?
  private var time: TimeInterval?
  private var hover: CGPoint?
  private var place: CGPoint?
  private var finger: ContactID?
  private var phase: ContactSample.Phase?
  private var viewer: SourceNode?
  /// The attributes of the line; its other values are in the properties above.
  private var sample = ContactSample(
    id: ContactID(device: 0, finger: 0),
    phase: .moved,
    location: .zero,
    timestamp: 0
  )

  /// Whether none of them belongs to a frame, a contact or a hover.
  private(set) var areOfOther = true

  mutating func read(_ json: inout JSONReader) throws(SourceProblem) {
    try json.object("a JSON object") { (json, name, _) throws(SourceProblem) in
      try read(name, of: &json)
    }
    try json.finish()
  }

  private mutating func read(
    _ name: String,
    of json: inout JSONReader
  ) throws(SourceProblem) {
    if name == "touch" || name == "frame" || name == "hover" { areOfOther = false }
    switch name {
    case "t": time = try json.number("the time in seconds")
    case "touch": phase = try json.choice(.began, .moved, .ended, .cancelled)
    case "finger": finger = try json.finger()
    case "at": place = try json.point()
    case "frame": frame = try json.number("the time in seconds")
    case "line": number = try json.integer("the number of the line")
    case "hover": hover = try json.point()
    case "viewer": viewer = try json.value()
    default:
      guard let field = ContactField.all.first(where: { $0.name == name }) else {
        _ = try json.value()
        return
      }
      try field.read(&json, &sample)
    }
  }

  /// Returns the content of the line; nil for other lines.
  func content(at position: SourcePosition) throws(SourceProblem) -> RecordingLine? {
    func required<Value>(
      _ value: Value?,
      _ name: String,
      _ expected: String
    ) throws(SourceProblem) -> Value {
      if let value { return value }
      throw SourceProblem("'\(name)' is missing; expected \(expected)", at: position)
    }
    if let frame { return .frame(frame, line: number) }
    if let phase {
      var sample = sample
      sample.phase = phase
      sample.id = try required(finger, "finger", "[device, finger]")
      sample.location = try required(place, "at", "a place in points, [x, y]")
      sample.timestamp = try required(time, "t", "the time in seconds")
      return .event(.contact(sample), viewer: viewer)
    }
    guard let hover else { return nil }
    let time = try required(time, "t", "the time in seconds")
    return .event(.hover(location: hover, timestamp: time), viewer: viewer)
  }
}

extension JSONReader {
  /// Parses one of some words.
  mutating func choice<Choice: RawRepresentable<String>>(
    _ choices: Choice...
  ) throws(SourceProblem) -> Choice {
    try value().choice(among: choices)
  }

  fileprivate mutating func finger() throws(SourceProblem) -> ContactID {
    var numbers: [Int64] = []
    let expected = "[device, finger]"
    try list(expected) { (json) throws(SourceProblem) in numbers.append(try json.integer()) }
    guard numbers.count == 2 else {
      let beginning = SourcePosition(line: position.line)
      throw SourceProblem("expected a finger as \(expected), got a map", at: beginning)
    }
    return ContactID(device: numbers[0], finger: numbers[1])
  }

  fileprivate mutating func point() throws(SourceProblem) -> CGPoint {
    let (expected, position) = ("a place in points, [x, y]", position)
    var (point, count) = (CGPoint.zero, 0)
    try list(expected) { (json) throws(SourceProblem) in
      let number = try json.number()
      if count == 0 { point.x = number } else { point.y = number }
      count += 1
    }
    guard count == 2 else {
      let found = count == 0 ? "an empty list" : "a list"
      throw SourceProblem("expected \(expected), got \(found)", at: position)
    }
    return point
  }
}
