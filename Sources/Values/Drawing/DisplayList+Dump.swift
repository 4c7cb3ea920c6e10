import Foundation
import Geometry

extension DisplayList {
  /// Returns the picture as text: one command per line, indented by the depth of saves and groups.
  ///
  /// The same list has the same text on every machine, so that tests can compare it with a literal.
  public func dump() -> String { dump(depth: 0) }

  private func dump(depth outer: Int) -> String {
    var text = ""
    var depth = outer
    for command in commands {
      if command.closesScope { depth = max(outer, depth - 1) }
      // Deeper indentation does not improve readability, and 10,000 levels would fill the memory.
      text += String(repeating: "  ", count: min(depth, 40))
      text += command.description
      text += "\n"
      if case .replay(let recording) = command, depth < 40 {
        text += recording.list.dump(depth: depth + 1)
      }
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
  /// The command in words, for reading and comparing.
  public var description: String {
    switch self {
    case .save: "save"
    case .restore: "restore"
    case .concatenate(let transform): "transform \(transform.plain)"
    case .clip(let rect): "clip \(rect.plain)"
    case .clipPath(let path): "clip path \(path)"
    case .antialias(let isSmooth): isSmooth ? "smooth edges" : "hard edges"
    case .fillRect(let rect, let color): "fill rect \(rect.plain) \(color)"
    case .strokeRect(let rect, let color, let style): "stroke rect \(rect.plain) \(color) \(style)"
    case .fill(let path, let color): "fill path \(path) \(color)"
    case .stroke(let path, let color, let style): "stroke path \(path) \(color) \(style)"
    case .text(let run, let point): "text \(run) at \(point.plain)"
    case .gradient(let gradient, let rect): "gradient \(rect.plain) \(gradient)"
    case .picture(let use): "picture \(use)"
    case .shadow(let path, let shadow): "shadow of \(path) \(shadow)"
    case .replay(let recording): "replay \(recording.bounds.plain)"
    case .beginGroup(let group): "group \(group)"
    case .endGroup: "end group"
    }
  }
}

extension DrawCommand.Group: CustomStringConvertible {
  /// The layer's bounds, its opacity if not 1, and its shape if clipped.
  public var description: String {
    var text = bounds.plain
    if opacity != 1 { text += " opacity \(PlainNumber(opacity))" }
    if let mask { text += " mask \(mask)" }
    if blendMode != .normal { text += " blend \(blendMode.rawValue)" }
    if let shadow { text += " shadow \(shadow)" }
    if let resolution { text += " resolution \(PlainNumber(resolution))" }
    return text
  }
}

extension Shadow: CustomStringConvertible {
  /// The colour, the displacement and the softness.
  public var description: String {
    let offset = "(\(PlainNumber(offset.width)) \(PlainNumber(offset.height)))"
    return "\(color) offset \(offset) radius \(PlainNumber(radius))"
  }
}

extension Gradient: CustomStringConvertible {
  /// The shape of the gradient, and the colours.
  public var description: String {
    let colors = stops.map { "\(PlainNumber($0.location)) \($0.color)" }.joined(separator: ", ")
    return "\(shape) \(colors)"
  }
}

extension Gradient.Shape: CustomStringConvertible {
  /// The two points or circles.
  public var description: String {
    switch self {
    case .linear(let start, let end): "linear \(start.plain) to \(end.plain)"
    case .radial(let start, let radius, let end, let endRadius):
      "radial \(start.plain) \(PlainNumber(radius)) to \(end.plain) \(PlainNumber(endRadius))"
    case .conic(let center, let direction):
      "conic \(center.plain) towards \(direction.plain)"
    }
  }
}

extension PictureUse: CustomStringConvertible {
  /// The picture, its drawn part if not whole, the target, and the values that are not default.
  public var description: String {
    var text = "\(picture)"
    let whole = CGRect(origin: .zero, size: picture.size)
    if source != whole { text += " part \(source.plain)" }
    text += " in \(target.plain)"
    if let tint { text += " tint \(tint)" }
    if opacity != 1 { text += " opacity \(PlainNumber(opacity))" }
    return text + (isSmooth ? "" : " pixelated")
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
