/// A validator of values for the keywords of this program's JSON Schemas.
struct SchemaCheck {
  let root: AnyJSON

  /// An unknown keyword in a schema, which would make every check worthless.
  struct Unknown: Error {
    let word: String
  }

  private static let notes: Set = ["$schema", "title", "description", "$defs"]

  /// Returns the problems of a value; empty if it matches the schema.
  func problems(_ value: AnyJSON) throws -> [String] { try problems(value, root, "") }

  private func problems(
    _ value: AnyJSON,
    _ schema: AnyJSON,
    _ path: String
  ) throws -> [String] {
    try schema.members.filter { !Self.notes.contains($0.key) }.flatMap { word, rule in
      switch word {
      case "$ref":
        let name = rule.string?.split(separator: "/").last.map(String.init) ?? ""
        guard let definition = root["$defs"]?[name] else { throw Unknown(word: name) }
        return try problems(value, definition, path)
      case "anyOf", "oneOf":
        let fitting = try rule.elements.count { try problems(value, $0, path).isEmpty }
        let isWrong = fitting == 0 || word == "oneOf" && fitting > 1
        return isWrong ? ["\(path): \(fitting) of \(word) fit"] : []
      case "properties":
        return try rule.members.flatMap { name, rule in
          try value[name].map { try problems($0, rule, "\(path).\(name)") } ?? []
        }
      case "items":
        return try value.elements.enumerated().flatMap {
          try problems($1, rule, "\(path)[\($0)]")
        }
      default: return try holds(value, word, rule, schema) ? [] : ["\(path): \(word) \(rule)"]
      }
    }
  }

  private func holds(
    _ value: AnyJSON,
    _ word: String,
    _ rule: AnyJSON,
    _ schema: AnyJSON
  ) throws -> Bool {
    let limit = rule.double ?? .nan
    func isWithin(_ count: Int?, atLeast: Bool) -> Bool {
      guard let count else { return true }
      return atLeast ? Double(count) >= limit : Double(count) <= limit
    }
    let (isObject, isList) = (value.isOf("object"), value.isOf("array"))
    let (memberCount, elementCount) = (
      isObject ? value.members.count : nil, isList ? value.elements.count : nil
    )
    switch word {
    case "type": return rule.elements.contains { value.isOf($0.string) } || value.isOf(rule.string)
    case "const": return value == rule
    case "enum": return rule.elements.contains(value)
    case "additionalProperties":
      let known = Set((schema["properties"] ?? .null).members.keys)
      return rule == .flag(true) || value.members.keys.allSatisfy(known.contains)
    case "required":
      return !isObject || rule.elements.compactMap(\.string).allSatisfy { value[$0] != nil }
    case "pattern":
      let pattern = try Regex(rule.string ?? "")
      return value.string.map { $0.contains(pattern) } ?? true
    case "minimum": return value.double.map { $0 >= limit } ?? true
    case "maximum": return value.double.map { $0 <= limit } ?? true
    case "minLength": return isWithin(value.string?.count, atLeast: true)
    case "minItems": return isWithin(elementCount, atLeast: true)
    case "maxItems": return isWithin(elementCount, atLeast: false)
    case "minProperties": return isWithin(memberCount, atLeast: true)
    case "maxProperties": return isWithin(memberCount, atLeast: false)
    default: throw Unknown(word: word)
    }
  }
}
