import Foundation

extension Color: CustomStringConvertible {
  /// The colour as `#RRGGBB`, followed by its opacity when it is not opaque.
  public var description: String {
    let digits = [red, green, blue].map { component in
      let byte = UInt8((component * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined() + (alpha == 1 ? "" : "@\(PlainNumber(alpha))")
  }
}

extension StrokeStyle: CustomStringConvertible {
  /// The width, and the dashes when there are any.
  public var description: String {
    let lengths = dashes.map { " \(PlainNumber($0))" }.joined()
    return "width \(PlainNumber(width))" + (dashes.isEmpty ? "" : " dashes" + lengths)
  }
}

extension TextRun: CustomStringConvertible {
  /// The quoted string, size, weight, colour and limit of width.
  public var description: String {
    var text = "\(string.debugDescription) \(PlainNumber(font.size)) \(font.weight.rawValue)"
    text += " \(color)"
    if let maximumWidth { text += " within \(PlainNumber(maximumWidth))" }
    return text
  }
}

extension Path: CustomStringConvertible {
  /// The steps in the letters of vector graphics: M, L, C and Z.
  public var description: String {
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
