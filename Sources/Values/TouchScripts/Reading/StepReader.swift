import Foundation
import Geometry
import TouchInput
import TextFormats

/// Reads one step of a script.
struct StepReader {
  var line: LineReader

  private typealias Reading = @Sendable (inout StepReader) throws(SourceProblem) -> ScriptStep

  /// The first words of steps, each with the function that reads the rest.
  private static let verbs: [(name: String, value: Reading)] = [
    ("finger", { (reader) throws(SourceProblem) in try reader.finger() }),
    ("tap", { (reader) throws(SourceProblem) in .gesture(try reader.taps()) }),
    ("doubleTap", { (reader) throws(SourceProblem) in .gesture(try reader.taps(2)) }),
    ("longPress", { (reader) throws(SourceProblem) in .gesture(try reader.taps(hold: 1)) }),
    ("drag", { (reader) throws(SourceProblem) in .gesture(try reader.drag(over: 0.2)) }),
    ("pan", { (reader) throws(SourceProblem) in .gesture(try reader.drag(over: 0.3)) }),
    ("swipe", { (reader) throws(SourceProblem) in .gesture(try reader.swipe()) }),
    ("pinch", { (reader) throws(SourceProblem) in .gesture(try reader.pinch()) }),
    ("rotate", { (reader) throws(SourceProblem) in .gesture(try reader.rotation()) }),
    ("wait", { (reader) throws(SourceProblem) in .wait(try reader.line.time()) }),
    ("frame", { (reader) throws(SourceProblem) in .frame(try reader.line.moment()) }),
    ("hover", { (reader) throws(SourceProblem) in .hover(try reader.line.place()) }),
    ("wheel", { (reader) throws(SourceProblem) in try reader.wheel() }),
    ("key", { (reader) throws(SourceProblem) in .key(try reader.key(.press)) }),
    ("keyDown", { (reader) throws(SourceProblem) in .key(try reader.key(.down)) }),
    ("keyUp", { (reader) throws(SourceProblem) in .key(try reader.key(.up)) }),
    ("text", { (reader) throws(SourceProblem) in .text(try reader.line.next("a text").text) }),
    ("shake", { (_) throws(SourceProblem) in .command([.shakeBegan, .shakeEnded]) }),
    ("command", { (reader) throws(SourceProblem) in try reader.command() }),
    ("window", { (reader) throws(SourceProblem) in try reader.window() }),
    ("clear", { (_) throws(SourceProblem) in .clear }),
    ("snapshot", { (reader) throws(SourceProblem) in try reader.snapshot() }),
    ("expect", { (reader) throws(SourceProblem) in try reader.expectation() }),
  ]

  /// The first words of all steps.
  static var verbNames: [String] { verbs.map(\.name) }

  /// Reads the step.
  mutating func step() throws(SourceProblem) -> ScriptStep {
    let read = try line.choice("a step", Self.verbs)
    let step = try read(&self)
    try line.checkEnd()
    return step
  }

  // MARK: - Fingers

  private mutating func finger() throws(SourceProblem) -> ScriptStep {
    let number = try line.integer("a finger's number", in: 1...32)
    let verb = try line.choice(
      "an action of the finger",
      ["down", "move", "up", "cancel"].map { ($0, $0) }
    )
    switch verb {
    case "down":
      let place = try line.place()
      return .finger(number, .down(place, try attributes().attributes))
    case "move":
      let way = try way()
      let options = try attributes(hasPace: true)
      return .finger(number, .move(way, options.pace, options.attributes))
    case "up":
      let place = line.consume("at") ? try line.place() : nil
      return .finger(number, .up(place, try attributes().attributes))
    default: return .finger(number, .cancel(line.consume("at") ? try line.place() : nil))
    }
  }

  /// Reads `by 80,0` or `to blue.center`.
  private mutating func way() throws(SourceProblem) -> ScriptWay {
    let isBy = try line.choice("by or to", [("by", true), ("to", false)])
    return isBy ? .by(try line.vector()) : .to(try line.place())
  }

  private mutating func attributes(
    hasPace: Bool = false
  ) throws(SourceProblem) -> (pace: ScriptPace, attributes: ContactAttributes) {
    var pace = ScriptPace(0)
    var attributes = ContactAttributes()
    let names = (hasPace ? ["over", "ease"] : []) + ContactWord.all.map(\.name)
    try options(names) { (name, line) throws(SourceProblem) in
      switch name {
      case "over": pace.duration = try line.time()
      case "ease": pace.easing = try line.easing()
      default: try ContactWord.all.first { $0.name == name }?.read(&line, &attributes)
      }
    }
    return (pace, attributes)
  }

  /// Reads words with one value each, in any order and without duplicates.
  mutating func options(
    _ names: [String],
    _ read: (String, inout LineReader) throws(SourceProblem) -> Void
  ) throws(SourceProblem) {
    var left = names
    while !line.isAtEnd, !left.isEmpty {
      let name = try line.choice("the end of the step or an option", left.map { ($0, $0) })
      left.removeAll { $0 == name }
      try read(name, &line)
    }
  }

  // MARK: - Other input

  private mutating func wheel() throws(SourceProblem) -> ScriptStep {
    let place = try line.place()
    _ = try line.choice("by", [("by", true)])
    return .wheel(place, try line.vector())
  }

  private mutating func command() throws(SourceProblem) -> ScriptStep {
    .command([
      try line.choice("a command", DeviceCommand.allCases.map { ($0.rawValue, $0) })
    ])
  }

  private mutating func window() throws(SourceProblem) -> ScriptStep {
    let simple: [(name: String, value: WindowChange)] = [
      ("focusGained", .focusGained), ("focusLost", .focusLost), ("shown", .shown),
      ("hidden", .hidden), ("exposed", .exposed), ("pointerLeft", .pointerLeft),
      ("closeRequested", .closeRequested), ("resized", .resized(.zero)),
      ("deviceLost", .deviceLost(0)),
    ]
    let change = try line.choice("a change of the window", simple)
    switch change {
    case .resized: return .window(.resized(try line.size()))
    case .deviceLost:
      let device = try line.integer("a device's number", in: Int.min...Int.max)
      return .window(.deviceLost(Int64(device)))
    default: return .window(change)
    }
  }

  private mutating func snapshot() throws(SourceProblem) -> ScriptStep {
    let expected = "a name of letters, digits, '-' and '_'"
    let (name, position) = try line.plain(expected)
    let isSafe = name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        || $0 == "-" || $0 == "_"
    }
    guard isSafe, name.utf8.count <= 100 else {
      throw line.mismatch(expected, name, at: position)
    }
    return .snapshot(name)
  }
}

extension LineReader {
  mutating func easing() throws(SourceProblem) -> Easing {
    try choice("an easing", Easing.allCases.map { ($0.rawValue, $0) })
  }

  /// Reads a size in points, `640x480`.
  mutating func size() throws(SourceProblem) -> CGSize {
    let expected = "a size in points such as 640x480"
    let (text, position) = try plain(expected)
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.number(parts[0]), let height = Self.number(parts[1]),
      (16...16384).contains(width), (16...16384).contains(height)
    else { throw mismatch("\(expected), sides from 16 to 16384", text, at: position) }
    return CGSize(width: width, height: height)
  }
}
