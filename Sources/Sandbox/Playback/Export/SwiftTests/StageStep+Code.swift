import Foundation
import Geometry
import TouchInput

extension StageStep {
  /// Returns the variable name of a finger in a test.
  static func name(ofFinger number: Int) -> String {
    number == 0 ? "finger" : "finger\(number + 1)"
  }

  /// The call in Swift, one or more lines.
  var code: [String] {
    switch self {
    case .wait(let time): ["stage.advance(by: \(SwiftTest.number(time)))"]
    case .tap(let place, let count, let hold): [Self.tap(place, count, hold)]
    case .drag(let place, let offset, let time):
      [
        "finger.drag(from: \(place.code), by: \(SwiftTest.code(of: offset))\(Self.over(time, 0.2)))"
      ]
    case .dragTo(let place, let end, let time):
      ["finger.drag(from: \(place.code), to: \(end.code)\(Self.over(time, 0.2)))"]
    case .down(let landings): Self.down(landings)
    case .lift(let fingers): [Self.lift(fingers)]
    case .move(let ways, let time): Self.move(ways, time)
    case .perform(let actions): Self.perform(actions)
    case .event(let event): [event.stageCall]
    }
  }

  private static func tap(_ place: StagePlace, _ count: Int, _ hold: TimeInterval) -> String {
    if hold >= 0.4, count == 1 {
      let time = hold == 1 ? "" : ", for: \(SwiftTest.number(hold))"
      return "finger.longPress(\(place.code)\(time))"
    }
    let time = hold == 0.05 ? "" : ", for: \(SwiftTest.number(hold))"
    if count == 2, time.isEmpty { return "finger.doubleTap(\(place.code))" }
    return "finger.tap(\(place.code)\(count > 1 ? ", taps: \(count)" : "")\(time))"
  }

  private static func over(_ time: TimeInterval, _ usual: TimeInterval) -> String {
    time == usual ? "" : ", over: \(SwiftTest.number(time))"
  }

  private static func move(_ ways: [Way], _ time: TimeInterval) -> [String] {
    if ways.count == 1, let way = ways.first {
      let finger = name(ofFinger: way.finger)
      guard way.points.count > 1 else {
        return ["\(finger).glide(to: \(SwiftTest.code(of: way.points[0]))\(over(time, 0.2)))"]
      }
      return ["\(finger).move("]
        + ["  along: ["] + way.points.map { "    \(SwiftTest.code(of: $0))," } + ["  ],"]
        + ["  over: \(SwiftTest.number(time))", ")"]
    }
    let lines = ways.flatMap { way -> [String] in
      let (finger, points) = (name(ofFinger: way.finger), way.points.map(SwiftTest.code))
      guard points.count > 1 else { return ["    (\(finger), [\(points.joined())]),"] }
      return ["    (\(finger), ["] + points.map { "      \($0)," } + ["    ]),"]
    }
    return ["stage.move(", "  ["] + lines + ["  ],", "  over: \(SwiftTest.number(time))", ")"]
  }

  private static func down(_ landings: [Landing]) -> [String] {
    let calls = landings.map { landing -> (String, String) in
      let label = if case .point = landing.place { "" } else { "on: " }
      return (name(ofFinger: landing.finger), label + landing.place.code)
    }
    if calls.count == 1 { return ["\(calls[0].0).down(\(calls[0].1))"] }
    return ["stage.perform(["] + calls.map { "  .down(\($0.0), \($0.1))," } + ["])"]
  }

  private static func lift(_ fingers: [Int]) -> String {
    let names = fingers.map(name)
    guard names.count > 1 else { return "\(names.first ?? "").up()" }
    return "stage.perform([\(names.map { ".up(\($0), nil)" }.joined(separator: ", "))])"
  }

  private static func perform(_ actions: [FingerAction]) -> [String] {
    if actions.count == 1, let action = actions.first {
      let finger = name(ofFinger: action.finger)
      return switch action.phase {
      case .began: ["\(finger).down(\(SwiftTest.code(of: action.point)))"]
      case .moved: ["\(finger).move(\(SwiftTest.code(of: action.point)))"]
      case .ended: ["\(finger).up(at: \(SwiftTest.code(of: action.point)))"]
      case .cancelled: ["\(finger).cancel()"]
      }
    }
    let lines = actions.map { action in
      let finger = name(ofFinger: action.finger)
      let point = SwiftTest.code(of: action.point)
      return switch action.phase {
      case .began: "  .down(\(finger), \(point)),"
      case .moved: "  .move(\(finger), \(point)),"
      case .ended: "  .up(\(finger), \(point)),"
      case .cancelled: "  .cancel(\(finger)),"
      }
    }
    return ["stage.perform(["] + lines + ["])"]
  }
}

extension SwiftTest {
  /// Returns a point in Swift.
  static func code(of point: CGPoint) -> String {
    "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
  }

  /// Returns an offset in Swift.
  static func code(of offset: CGVector) -> String {
    "CGVector(dx: \(number(offset.dx)), dy: \(number(offset.dy)))"
  }
}

extension InputEvent {
  /// The stage call that sends the event now.
  fileprivate var stageCall: String {
    func send(_ event: String) -> String { "stage.application.send(.event(\(event)))" }
    let now = "timestamp: stage.time"
    return switch self {
    case .contact: ""
    case .hover(let location, _): "stage.mouse.hover(\(SwiftTest.code(of: location)))"
    case .wheel(let location, let x, let y, _):
      send(
        ".wheel(location: \(SwiftTest.code(of: location)), deltaX: \(SwiftTest.number(x)), "
          + "deltaY: \(SwiftTest.number(y)), \(now))"
      )
    case .key(let stroke) where !stroke.isRepeat:
      "stage.keyboard.\(stroke.isDown ? "down" : "up")(\(stroke.arguments))"
    case .key(let stroke):
      send(
        ".key(.init(usage: \(stroke.usage), name: \(SwiftTest.literal(stroke.name)), "
          + "modifiers: .init(rawValue: \(stroke.modifiers.rawValue)), isDown: \(stroke.isDown), "
          + "isRepeat: \(stroke.isRepeat), \(now)))"
      )
    case .text(let text, _): "stage.keyboard.type(\(SwiftTest.literal(text)))"
    case .command(let command, _): send(".command(.\(command.rawValue), \(now))")
    case .window(let change, _): "stage.send(\(change.code))"
    }
  }
}

extension KeyStroke {
  /// The arguments of the stage keyboard's call, in Swift.
  var arguments: String {
    let held = modifiers.rawValue == 0 ? "" : ", .init(rawValue: \(modifiers.rawValue))"
    return "\(SwiftTest.literal(name)), usage: \(usage)\(held)"
  }
}

extension WindowChange {
  /// The change in Swift.
  fileprivate var code: String {
    switch self {
    case .resized(let size):
      ".resized(CGSize(width: \(SwiftTest.number(size.width)), "
        + "height: \(SwiftTest.number(size.height))))"
    case .deviceLost(let device): ".deviceLost(\(device))"
    default: ".\(self)"
    }
  }
}
