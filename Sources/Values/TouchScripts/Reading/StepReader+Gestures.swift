import Foundation
import Geometry
import TextFormats

/// Reads gestures of users.
extension StepReader {
  /// Reads `tap red fingers 2 taps 3 for 80ms`, and the verbs that abbreviate it.
  mutating func taps(
    _ count: Int = 1,
    hold: TimeInterval = 0.05
  ) throws(SourceProblem) -> ScriptGesture {
    let place = try line.place()
    var (count, hold, fingers) = (count, hold, 1)
    try options(["fingers", "taps", "for"]) { (name, line) throws(SourceProblem) in
      switch name {
      case "fingers": fingers = try line.fingerCount()
      case "taps": count = try line.integer("a number of taps", in: 1...100)
      default: hold = try line.time()
      }
    }
    return ScriptGesture(.taps(count, hold: hold), at: place, fingers: fingers)
  }

  /// Reads `drag red by 80,0 fingers 2 after 0.5s over 200ms ease inOut`, `pan red to blue`.
  mutating func drag(over duration: TimeInterval) throws(SourceProblem) -> ScriptGesture {
    let place = try line.place()
    let isBy = try line.choice("by or to", [("by", true), ("to", false)])
    let way: ScriptWay = isBy ? .by(try line.vector()) : .to(try line.place())
    var (rest, fingers, pace) = (0.0, 1, ScriptPace(duration))
    try options(["fingers", "after", "over", "ease"]) { (name, line) throws(SourceProblem) in
      switch name {
      case "fingers": fingers = try line.fingerCount()
      case "after": rest = try line.time()
      default: try line.read(name, into: &pace)
      }
    }
    return ScriptGesture(.drag(way, rest: rest), at: place, fingers: fingers, pace: pace)
  }

  /// Reads `swipe red left distance 150 over 150ms`.
  mutating func swipe() throws(SourceProblem) -> ScriptGesture {
    let place = try line.place()
    let direction = try line.choice(
      "a direction",
      [
        ("left", CGVector(dx: -1, dy: 0)), ("right", CGVector(dx: 1, dy: 0)),
        ("up", CGVector(dx: 0, dy: -1)), ("down", CGVector(dx: 0, dy: 1)),
      ]
    )
    var (distance, fingers, pace) = (150.0, 1, ScriptPace(0.15))
    try options(["distance", "fingers", "over", "ease"]) { (name, line) throws(SourceProblem) in
      switch name {
      case "distance": distance = try line.distance()
      case "fingers": fingers = try line.fingerCount()
      default: try line.read(name, into: &pace)
      }
    }
    let way = CGVector(dx: direction.dx * distance, dy: direction.dy * distance)
    return ScriptGesture(.drag(.by(way), rest: 0), at: place, fingers: fingers, pace: pace)
  }

  /// Reads `pinch photo scale 2 distance 100 over 300ms`.
  mutating func pinch() throws(SourceProblem) -> ScriptGesture {
    let place = try line.place()
    _ = try line.choice("scale", [("scale", true)])
    let scale = try line.number("a factor", in: 0...1000)
    let (distance, pace) = try twoFingerOptions()
    return ScriptGesture(
      .pinch(scale: scale, distance: distance),
      at: place,
      fingers: 2,
      pace: pace
    )
  }

  /// Reads `rotate photo by 45deg distance 100 over 300ms`.
  mutating func rotation() throws(SourceProblem) -> ScriptGesture {
    let place = try line.place()
    _ = try line.choice("by", [("by", true)])
    let angle = try line.angle()
    let (distance, pace) = try twoFingerOptions()
    return ScriptGesture(
      .rotate(angle: angle, distance: distance),
      at: place,
      fingers: 2,
      pace: pace
    )
  }

  private mutating func twoFingerOptions() throws(SourceProblem) -> (Double, ScriptPace) {
    var (distance, pace) = (100.0, ScriptPace(0.3))
    try options(["distance", "over", "ease"]) { (name, line) throws(SourceProblem) in
      if name == "distance" {
        distance = try line.distance()
      } else {
        try line.read(name, into: &pace)
      }
    }
    return (distance, pace)
  }
}

extension LineReader {
  fileprivate mutating func fingerCount() throws(SourceProblem) -> Int {
    try integer("a number of fingers", in: 1...10)
  }

  fileprivate mutating func distance() throws(SourceProblem) -> Double {
    try number("a distance in points", in: 0...10_000)
  }

  fileprivate mutating func read(
    _ name: String,
    into pace: inout ScriptPace
  ) throws(SourceProblem) {
    if name == "over" { pace.duration = try time() } else { pace.easing = try easing() }
  }
}
