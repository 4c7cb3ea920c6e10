import Foundation

/// A JSON value whose names keep their order.
enum DriverJSON: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([DriverJSON])
  case object([Field])

  /// A value with its name.
  typealias Field = (name: String, value: DriverJSON)

  /// Creates a text; null for nil.
  init(_ text: String?) { self = text.map { .text($0) } ?? .null }

  init(_ number: CGFloat) { self = .number(Double(number)) }

  init(_ flag: Bool) { self = .bool(flag) }

  init(_ list: [DriverJSON]) { self = .list(list) }

  /// Creates an object for a rectangle.
  init(_ rect: CGRect) {
    self = [
      "x": DriverJSON(rect.minX), "y": DriverJSON(rect.minY), "width": DriverJSON(rect.width),
      "height": DriverJSON(rect.height),
    ]
  }

  /// Returns the object with one more field; other values are unchanged.
  func adding(_ name: String, _ value: DriverJSON?) -> DriverJSON {
    guard let value, case .object(let fields) = self else { return self }
    return .object(fields + [(name: name, value: value)])
  }

  /// Returns the value with all objects changed, from the inside out.
  func mapObjects(_ change: ([Field]) -> [Field]) -> DriverJSON {
    switch self {
    case .list(let list): .list(list.map { $0.mapObjects(change) })
    case .object(let fields):
      .object(change(fields.map { (name: $0.name, value: $0.value.mapObjects(change)) }))
    default: self
    }
  }

  // MARK: - Printing

  /// The JSON on one line.
  var line: String { printed(spaces: false, indent: nil) }

  /// The JSON on one line, with spaces after colons and commas, as Python prints it.
  var spacedLine: String { printed(spaces: true, indent: nil) }

  /// The JSON on several lines.
  var pretty: String { printed(spaces: true, indent: 0) }

  private func printed(spaces: Bool, indent: Int?) -> String {
    switch self {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let number): return Self.digits(number)
    case .text(let text): return Self.quoted(text)
    case .list(let list):
      return Self.joined(list.map { ("", $0) }, "[", "]", spaces, indent)
    case .object(let fields):
      let parts = fields.map { (Self.quoted($0.name) + (spaces ? ": " : ":"), $0.value) }
      return Self.joined(parts, "{", "}", spaces, indent)
    }
  }

  private static func joined(
    _ parts: [(String, DriverJSON)],
    _ open: String,
    _ close: String,
    _ spaces: Bool,
    _ indent: Int?
  ) -> String {
    let texts = parts.map {
      $0.0 + $0.1.printed(spaces: spaces, indent: indent.map { $0 + 2 })
    }
    guard let indent, !parts.isEmpty else {
      return open + texts.joined(separator: spaces ? ", " : ",") + close
    }
    let margin = String(repeating: " ", count: indent)
    return open + "\n" + texts.map { margin + "  " + $0 }.joined(separator: ",\n") + "\n" + margin
      + close
  }

  static func digits(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension DriverJSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral elements: DriverJSON...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, DriverJSON)...) {
    self = .object(elements.map { (name: $0.0, value: $0.1) })
  }
}
