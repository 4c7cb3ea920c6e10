import Foundation

/// Any JSON value, parsed by Foundation and not by the program's own reader.
indirect enum AnyJSON: Decodable, Equatable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([AnyJSON])
  case object([String: AnyJSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .flag(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([AnyJSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: AnyJSON].self))
    }
  }

  init(_ text: String) throws {
    self = try JSONDecoder().decode(AnyJSON.self, from: Data(text.utf8))
  }

  subscript(name: String) -> AnyJSON? {
    get { members[name] }
    set {
      var members = members
      members[name] = newValue
      self = .object(members)
    }
  }

  /// The members of an object; empty for other values.
  var members: [String: AnyJSON] {
    if case .object(let members) = self { return members }
    return [:]
  }

  /// The elements of a list; empty for other values.
  var elements: [AnyJSON] {
    if case .list(let elements) = self { return elements }
    return []
  }

  /// The text; nil for other values.
  var string: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  /// The number; nil for other values.
  var double: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// Returns whether it has a type that JSON Schema names.
  func isOf(_ type: String?) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.flag, "boolean"), (.number, "number"), (.text, "string"),
      (.list, "array"), (.object, "object"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}

extension AnyJSON: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}
