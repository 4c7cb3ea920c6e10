import Foundation

/// A line of which recordings mostly consist, read in one pass over its bytes.
///
/// These are contacts, hovers and the ends of frames, their members in any order. Everything else,
/// and whatever is wrong, is no plain line: the caller reads it with `JSONReader`, which alone tells
/// what is wrong with a line. So a plain line never has to complain, and both agree on what one says.
enum PlainLine {
  /// The end of a frame, and the number that the line has by its own words.
  case frame(TimeInterval, line: Int64?)
  case event(InputEvent)

  init?(_ line: UnsafeRawBufferPointer) {
    var reader = PlainLineReader(line)
    guard let content = reader.read() else { return nil }
    self = content
  }
}

/// Goes through the members of a plain line.
private struct PlainLineReader {
  /// The members that were there.
  private struct Members: OptionSet {
    let rawValue: UInt16

    static let time = Members(rawValue: 1 << 0)
    static let place = Members(rawValue: 1 << 1)
    static let phase = Members(rawValue: 1 << 2)
    static let finger = Members(rawValue: 1 << 3)
    static let force = Members(rawValue: 1 << 4)
    static let radius = Members(rawValue: 1 << 5)
    static let buttons = Members(rawValue: 1 << 6)
    static let frame = Members(rawValue: 1 << 7)
    static let hover = Members(rawValue: 1 << 8)
    static let tool = Members(rawValue: 1 << 9)
    static let line = Members(rawValue: 1 << 10)

    static let contact: Members = [.time, .place, .phase, .finger]
    static let furtherOfContact: Members = [.force, .radius, .buttons, .tool]
  }

  private var bytes: PlainBytes
  private var members: Members = []
  private var line: Int64 = 0
  private var sample = ContactSample(
    id: ContactID(device: 0, finger: 0),
    phase: .moved,
    location: .zero,
    timestamp: 0
  )

  init(_ line: UnsafeRawBufferPointer) {
    bytes = PlainBytes(line)
  }

  mutating func read() -> PlainLine? {
    guard bytes.skip("{") else { return nil }
    repeat {
      guard readMember() else { return nil }
    } while bytes.skip(",")
    guard bytes.skip("}"), bytes.isAtEnd else { return nil }
    switch members {
    case .frame: return .frame(sample.timestamp, line: nil)
    case [.frame, .line]: return .frame(sample.timestamp, line: line)
    case [.time, .hover]:
      return .event(.hover(location: sample.location, timestamp: sample.timestamp))
    case _ where members.subtracting(.furtherOfContact) == .contact: return .event(.contact(sample))
    default: return nil
    }
  }

  private mutating func readMember() -> Bool {
    guard let name = bytes.word(), bytes.skip(":") else { return false }
    // Names as numbers: the compiler then finds the right one by a few comparisons.
    switch name {
    case "t": return note(.time) && Self.take(bytes.number(), &sample.timestamp)
    case "at": return note(.place) && readPlace()
    case "touch": return note(.phase) && readPhase()
    case "finger": return note(.finger) && readFinger()
    case "frame": return note(.frame) && Self.take(bytes.number(), &sample.timestamp)
    case "hover": return note(.hover) && readPlace()
    case "force": return note(.force) && Self.take(bytes.number(), &sample.force)
    case "radius": return note(.radius) && Self.take(bytes.number(), &sample.radius)
    case "buttons": return note(.buttons) && readButtons()
    case "tool": return note(.tool) && readTool()
    case "line": return note(.line) && readLineNumber()
    default: return false
    }
  }

  /// Takes note of a member; false when it was there before.
  private mutating func note(_ member: Members) -> Bool { members.insert(member).inserted }

  private static func take(_ value: Double?, _ number: inout Double) -> Bool {
    guard let value else { return false }
    number = value
    return true
  }

  private mutating func readPlace() -> Bool {
    guard bytes.skip("["), let x = bytes.number(), bytes.skip(","), let y = bytes.number(),
      bytes.skip("]")
    else { return false }
    sample.location = CGPoint(x: x, y: y)
    return true
  }

  private mutating func readFinger() -> Bool {
    guard bytes.skip("["), let device = bytes.integer(), bytes.skip(","),
      let finger = bytes.integer(), bytes.skip("]")
    else { return false }
    sample.id = ContactID(device: device, finger: finger)
    return true
  }

  private mutating func readButtons() -> Bool {
    guard let bits = bytes.integer() else { return false }
    sample.buttons = PointerButtons(rawValue: Int(clamping: bits))
    return true
  }

  private mutating func readLineNumber() -> Bool {
    guard let number = bytes.integer() else { return false }
    line = number
    return true
  }

  private mutating func readPhase() -> Bool {
    switch bytes.word() {
    case "began": sample.phase = .began
    case "moved": sample.phase = .moved
    case "ended": sample.phase = .ended
    case "cancelled": sample.phase = .cancelled
    default: return false
    }
    return true
  }

  private mutating func readTool() -> Bool {
    switch bytes.word() {
    case "finger": sample.tool = .finger
    case "pencil": sample.tool = .pencil
    case "pointer": sample.tool = .pointer
    default: return false
    }
    return true
  }
}
