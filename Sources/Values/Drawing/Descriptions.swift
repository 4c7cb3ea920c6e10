import Foundation

extension Color: CustomStringConvertible {
  /// The colour as `#RRGGBB`, followed by its opacity if it is not opaque.
  public var description: String {
    let digits = [red, green, blue].map { component in
      let byte = UInt8((component * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined() + (alpha == 1 ? "" : "@\(PlainNumber(alpha))")
  }
}

extension StrokeStyle: CustomStringConvertible {
  /// The width, and all values that are not default.
  public var description: String {
    var text = "width \(PlainNumber(width))"
    if !dashes.isEmpty {
      text += " dashes" + dashes.map { " \(PlainNumber($0))" }.joined()
      if dashPhase != 0 { text += " from \(PlainNumber(dashPhase))" }
    }
    if cap != .butt { text += " \(cap.rawValue) ends" }
    if join != .miter { text += " \(join.rawValue) corners" }
    return text
  }
}

extension TextRun: CustomStringConvertible {
  /// The quoted string, size, weight, colour and maximum width.
  public var description: String {
    var text = "\(string.debugDescription) \(font) \(color)"
    if tracking != 0 { text += " tracking \(PlainNumber(tracking))" }
    if let maximumWidth { text += " within \(PlainNumber(maximumWidth))" }
    if let outline {
      text += " \(outline.fills ? "and" : "only") outline \(PlainNumber(outline.width))"
      text += " \(outline.color)"
    }
    return text
  }
}

extension FontDescription: CustomStringConvertible {
  /// The size, the weight, and all values that are not default.
  public var description: String {
    var text = "\(PlainNumber(size)) \(weight.rawValue)"
    if family != .system { text += " \(family.rawValue)" }
    if isItalic { text += " italic" }
    return text
  }
}

extension Path: CustomStringConvertible {
  /// The elements with the letters of vector graphics: M, L, C and Z.
  public var description: String {
    (rule == .evenOdd ? "even-odd " : "") + steps
  }

  private var steps: String {
    elements.map { element in
      switch element {
      case .move(let point): "M" + Path.plain(point)
      case .line(let point): "L" + Path.plain(point)
      case .curve(let end, let control1, let control2):
        "C" + [control1, control2, end].map(Path.plain).joined(separator: " ")
      case .close: "Z"
      }
    }
    .joined(separator: " ")
  }

  private static func plain(_ point: CGPoint) -> String {
    "\(PlainNumber(point.x)),\(PlainNumber(point.y))"
  }
}
