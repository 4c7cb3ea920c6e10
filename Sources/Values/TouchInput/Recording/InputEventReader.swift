import Foundation
import TextFormats

/// Reads rare events, as written by `InputEvent+JSON`; `RecordingLine` reads the others.
struct InputEventReader {
  let node: SourceNode

  /// Parses the event; nil if the line contains no known kind of event.
  func event() throws(SourceProblem) -> InputEvent? {
    if let turn = node["wheel"] {
      let (x, y) = try turn.pair("the lines turned, [x, y]")
      return .wheel(location: try place(), deltaX: x, deltaY: y, timestamp: try time())
    }
    if let direction = node["key"] { return .key(try stroke(direction)) }
    if let text = node["text"] { return .text(try text.text(), timestamp: try time()) }
    if let command = node["command"] {
      let known = DeviceCommand.allCases
      return .command(try command.choice(among: known), timestamp: try time())
    }
    if let change = node["window"] {
      return .window(try windowChange(change), timestamp: try time())
    }
    return nil
  }

  private func time() throws(SourceProblem) -> TimeInterval {
    try node.required("t", "the time in seconds").number("the time in seconds")
  }

  private func place() throws(SourceProblem) -> CGPoint {
    try node.required("at", "a place in points, [x, y]").point()
  }

  private func stroke(_ direction: SourceNode) throws(SourceProblem) -> KeyStroke {
    KeyStroke(
      usage: try Int(clamping: node.required("usage", "the key's usage number").integer()),
      name: try node.required("name", "the key's name").text(),
      modifiers: try modifiers(),
      isDown: try direction.choice(KeyDirection.down, .up) == .down,
      isRepeat: try node["repeat"]?.bool() ?? false,
      timestamp: try time()
    )
  }

  private enum KeyDirection: String { case down, up }

  private func modifiers() throws(SourceProblem) -> KeyStroke.Modifiers {
    var result: KeyStroke.Modifiers = []
    for item in try node["modifiers"]?.list() ?? [] {
      if case .number = item.content {
        result.insert(KeyStroke.Modifiers(rawValue: Int(clamping: try item.integer())))
        continue
      }
      let name = try item.text("a modifier's name")
      guard let known = KeyStroke.Modifiers.names.first(where: { $0.name == name }) else {
        throw item.mismatch(
          "one of \(KeyStroke.Modifiers.names.map(\.name).joined(separator: ", "))"
        )
      }
      result.insert(known.modifier)
    }
    return result
  }

  private func windowChange(_ change: SourceNode) throws(SourceProblem) -> WindowChange {
    let simple: [WindowChange] = [
      .focusGained, .focusLost, .shown, .pointerLeft, .hidden, .exposed, .closeRequested,
    ]
    let name = try change.text("what happened to the window")
    if let known = simple.first(where: { $0.name == name }) { return known }
    switch name {
    case "resized":
      let (width, height) = try node.required("size", "[width, height]").pair("[width, height]")
      return .resized(CGSize(width: width, height: height))
    case "deviceLost":
      return .deviceLost(try node.required("device", "the device's number").integer())
    default:
      let names = simple.map(\.name) + ["resized", "deviceLost"]
      throw change.mismatch("one of \(names.joined(separator: ", "))")
    }
  }
}

extension SourceNode {
  /// Parses two numbers.
  func pair(_ expected: String) throws(SourceProblem) -> (Double, Double) {
    let elements = try list(expected)
    guard elements.count == 2 else { throw mismatch(expected) }
    return (try elements[0].number(), try elements[1].number())
  }

  fileprivate func point() throws(SourceProblem) -> CGPoint {
    let (x, y) = try pair("a place in points, [x, y]")
    return CGPoint(x: x, y: y)
  }

  fileprivate func choice<Choice: RawRepresentable<String>>(
    _ choices: Choice...
  ) throws(SourceProblem) -> Choice {
    try choice(among: choices)
  }

  /// Parses one of some words.
  func choice<Choice: RawRepresentable<String>>(
    among choices: [Choice]
  ) throws(SourceProblem) -> Choice {
    guard case .text(let text) = content, let choice = Choice(rawValue: text) else {
      throw mismatch("one of \(choices.map(\.rawValue).joined(separator: ", "))")
    }
    return choice
  }
}
