import Foundation
import TextFormats

/// Writes events; `InputEventReader` reads them.
extension InputEvent {
  /// The device of a finger that comes down; nil for other events.
  var newDevice: Int64? {
    if case .contact(let sample) = self, sample.phase == .began { sample.id.device } else { nil }
  }

  /// Returns the event as an object of a recording, with the name of the viewer whose finger it is.
  func json(viewer: String?) -> JSONValue {
    switch self {
    case .contact(let sample): sample.json(viewer: viewer)
    case .hover(let location, let time): ["t": .number(time), "hover": location.json]
    case .wheel(let location, let deltaX, let deltaY, let time):
      ["t": .number(time), "wheel": [.number(deltaX), .number(deltaY)], "at": location.json]
    case .key(let stroke): stroke.json
    case .text(let text, let time): ["t": .number(time), "text": .string(text)]
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
  fileprivate func json(viewer: String?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("t", .number(timestamp)),
      .init("touch", .string(phase.rawValue)),
      .init("finger", [.integer(id.device), .integer(id.finger)]),
      .init("at", location.json),
    ]
    for field in ContactField.all {
      if let value = field.write(self) { members.append(.init(field.name, value)) }
    }
    if let viewer { members.append(.init("viewer", .string(viewer))) }
    return .object(members)
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
  /// The modifiers with a name.
  static let names: [(name: String, modifier: KeyStroke.Modifiers)] = [
    ("shift", .shift), ("control", .control), ("alternate", .alternate), ("command", .command),
    ("capsLock", .capsLock),
  ]

  /// The names, and the bits without a name as a number.
  fileprivate var json: [JSONValue] {
    let named = Self.names.filter { contains($0.modifier) }
    let rest = named.reduce(self) { $0.subtracting($1.modifier) }
    return named.map { .string($0.name) }
      + (rest.isEmpty ? [] : [.integer(Int64(rest.rawValue))])
  }
}

extension WindowChange {
  /// The name of the change in a recording.
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

extension CGPoint {
  fileprivate var json: JSONValue { [.number(x), .number(y)] }
}
