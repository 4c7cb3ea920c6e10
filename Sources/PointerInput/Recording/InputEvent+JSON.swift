import Foundation
import SourceText

/// How events are written; `InputEventReader` is the way back.
extension InputEvent {
  /// The device of a finger that comes down; nil for all else.
  var newDevice: Int64? {
    if case .contact(let sample) = self, sample.phase == .began { sample.id.device } else { nil }
  }

  /// Writes the event as it stands in a recording, with the name of the viewer whose finger it is.
  func write(to json: inout JSONBytes, viewer: String? = nil) {
    switch self {
    case .contact(let sample): sample.write(to: &json, viewer)
    case .hover(let location, let time):
      json.beginObject()
      json.member("t", time)
      json.member("hover", location)
      json.endObject()
    case .wheel, .key, .text, .command, .window: json.add(rareJSON)
    }
  }

  /// Those events of which there are few.
  private var rareJSON: JSONValue {
    switch self {
    case .contact, .hover: .null
    case .wheel(let location, let deltaX, let deltaY, let time):
      ["t": .number(time), "wheel": [.number(deltaX), .number(deltaY)], "at": location.json]
    case .key(let stroke): stroke.json
    case .text(let text, let time):
      ["t": .number(time), "text": .string(text)]
    case .command(let command, let time):
      ["t": .number(time), "command": .string(command.rawValue)]
    case .window(let change, let time):
      .present([
        "t": .number(time),
        "window": .string(change.name),
        "size": change.size.map { [.number($0.width), .number($0.height)] },
        "device": change.device.map(JSONValue.integer),
      ])
    }
  }
}

extension ContactSample {
  fileprivate func write(to json: inout JSONBytes, _ viewer: String?) {
    json.beginObject()
    json.member("t", timestamp)
    json.member("touch", phase.rawValue)
    json.name("finger")
    json.beginList()
    json.add(Int(id.device))
    json.add(Int(id.finger))
    json.endList()
    json.member("at", location)
    if force != 0 { json.member("force", force) }
    if radius != 0 { json.member("radius", radius) }
    if tool != .finger { json.member("tool", tool.rawValue) }
    if let buttons {
      json.name("buttons")
      json.add(buttons.rawValue)
    }
    if let taker { json.member("by", taker.rawValue) }
    if let viewer { json.member("viewer", viewer) }
    json.endObject()
  }
}

extension KeyStroke {
  fileprivate var json: JSONValue {
    .present([
      "t": .number(timestamp),
      "key": isDown ? "down" : "up",
      "name": .string(name),
      "usage": .integer(Int64(usage)),
      "modifiers": modifiers.isEmpty ? nil : .array(modifiers.json),
      "repeat": isRepeat ? true : nil,
    ])
  }
}

extension KeyStroke.Modifiers {
  /// The names of the modifiers that have one.
  static let names: [(name: String, modifier: KeyStroke.Modifiers)] = [
    ("shift", .shift), ("control", .control), ("alternate", .alternate), ("command", .command),
    ("capsLock", .capsLock),
  ]

  /// Names, and the bits without one as a number.
  fileprivate var json: [JSONValue] {
    let named = Self.names.filter { contains($0.modifier) }
    let rest = named.reduce(self) { $0.subtracting($1.modifier) }
    return named.map { .string($0.name) }
      + (rest.isEmpty ? [] : [.integer(Int64(rest.rawValue))])
  }
}

extension WindowChange {
  /// What the change is called in a recording.
  var name: String {
    switch self {
    case .focusGained: "focusGained"
    case .focusLost: "focusLost"
    case .shown: "shown"
    case .pointerLeft: "pointerLeft"
    case .hidden: "hidden"
    case .resized: "resized"
    case .exposed: "exposed"
    case .closeRequested: "closeRequested"
    case .deviceLost: "deviceLost"
    }
  }

  fileprivate var size: CGSize? {
    if case .resized(let size) = self { size } else { nil }
  }

  fileprivate var device: Int64? {
    if case .deviceLost(let device) = self { device } else { nil }
  }
}

extension JSONBytes {
  fileprivate mutating func member(_ name: StaticString, _ number: Double) {
    self.name(name)
    add(number)
  }

  fileprivate mutating func member(_ name: StaticString, _ text: String) {
    self.name(name)
    add(text)
  }

  fileprivate mutating func member(_ name: StaticString, _ point: CGPoint) {
    self.name(name)
    beginList()
    add(Double(point.x))
    add(Double(point.y))
    endList()
  }
}

extension CGPoint {
  fileprivate var json: JSONValue { [.number(x), .number(y)] }
}
