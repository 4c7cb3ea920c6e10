import Foundation
import Geometry

extension DisplayList {
  /// The picture as text: one instruction a line, indented by the depth of saves and groups.
  ///
  /// The same list gives the same text on every machine, so tests can compare it with a literal.
  public func dump() -> String {
    var text = ""
    var depth = 0
    for command in commands {
      if command.closesScope { depth = max(0, depth - 1) }
      // Deeper nesting is no easier to read, and 10,000 levels would fill the memory.
      text += String(repeating: "  ", count: min(depth, 40))
      text += command.description
      text += "\n"
      if command.opensScope { depth += 1 }
    }
    return text
  }
}

extension DrawCommand {
  fileprivate var opensScope: Bool {
    switch self {
    case .save, .beginGroup: true
    default: false
    }
  }

  fileprivate var closesScope: Bool {
    switch self {
    case .restore, .endGroup: true
    default: false
    }
  }
}

extension DrawCommand: CustomStringConvertible {
  /// The instruction in words, for reading and comparing.
  public var description: String {
    switch self {
    case .save: "save"
    case .restore: "restore"
    case .concatenate(let transform): "transform \(transform.plain)"
    case .clip(let rect): "clip \(rect.plain)"
    case .fillRect(let rect, let color): "fill rect \(rect.plain) \(color)"
    case .strokeRect(let rect, let color, let style): "stroke rect \(rect.plain) \(color) \(style)"
    case .fill(let path, let color): "fill path \(path) \(color)"
    case .stroke(let path, let color, let style): "stroke path \(path) \(color) \(style)"
    case .text(let run, let point): "text \(run) at \(point.plain)"
    case .beginGroup(let group): "group \(group)"
    case .endGroup: "end group"
    }
  }
}

extension DrawCommand.Group: CustomStringConvertible {
  /// The layer's bounds, opacity when not whole, and shape when cut.
  public var description: String {
    var text = bounds.plain
    if opacity != 1 { text += " opacity \(PlainNumber(opacity))" }
    if let mask { text += " mask \(mask)" }
    return text
  }
}

extension CGPoint {
  fileprivate var plain: String { "(\(PlainNumber(x)) \(PlainNumber(y)))" }
}

extension CGRect {
  fileprivate var plain: String {
    "(\(PlainNumber(origin.x)) \(PlainNumber(origin.y))"
      + " \(PlainNumber(size.width)) \(PlainNumber(size.height)))"
  }
}

extension CGAffineTransform {
  fileprivate var plain: String {
    "[\([a, b, c, d, tx, ty].map { PlainNumber($0).description }.joined(separator: " "))]"
  }
}
