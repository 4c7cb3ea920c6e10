package import TextFormats

/// The JSON Schema of scene files, generated from the table that reads them.
package enum SceneSchema {
  /// The schema (draft 2020-12).
  package static var json: JSONValue {
    .object(
      [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("title", "Touch Sandbox scene"),
        .init("description", "Views to touch: see Documentation/SceneFiles.md"),
      ] + members(SceneKeys.scene) + [
        .init(
          "$defs",
          [
            "view": .object(members(SceneKeys.view, Properties.views)),
            "recognizer": .object(
              members(SceneKeys.recognizer, Properties.recognizers)
                + [.init("required", ["type"])]
            ),
            "controller": .object(members(SceneKeys.controller)),
            "action": action,
          ]
        )
      ]
    )
  }

  private static func members<Target>(
    _ keys: [SceneKey<Target>],
    _ properties: [Property] = []
  ) -> [JSONValue.Member] {
    let entries = keys.map { key in
      JSONValue.Member(key.name, described(json(key.shape), key.help))
    }
    return [
      .init("type", "object"), .init("additionalProperties", false),
      .init("properties", .object(entries + members(of: properties, besides: entries))),
    ]
  }

  private static func members(
    of properties: [Property],
    besides others: [JSONValue.Member]
  ) -> [JSONValue.Member] {
    var entries: [JSONValue.Member] = []
    for property in properties where property.write != nil {
      guard !(others + entries).contains(where: { $0.name == property.name }) else { continue }
      // Several classes may have a property with the same name and values of different kinds.
      let namesakes = properties.filter { $0.name == property.name }
      let kinds = namesakes.map(\.kind).reduce(into: [PropertyKind]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      let owners = namesakes.map(\.owner).joined(separator: ", ")
      let shape = kinds.count == 1 ? json(kinds[0]) : ["anyOf": .array(kinds.map { json($0) })]
      entries.append(.init(property.name, described(shape, "\(owners): \(property.help)")))
    }
    return entries
  }

  private static var action: JSONValue {
    let alone = ActionKind.all.filter(\.standsAlone).map(\.name)
    let entries = ActionKind.all.flatMap { kind in
      let shape = described(json(kind.shape), kind.help)
      return ([kind.name] + kind.aliases).map { JSONValue.Member($0, shape) }
    }
    return [
      "anyOf": [
        ["type": "string", "enum": .texts(alone)],
        [
          "type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": false,
          "properties": .object(entries),
        ],
      ]
    ]
  }

  /// Returns the schema of a map with fixed names.
  private static func json(_ fields: [SceneField], _ properties: [Property]) -> JSONValue {
    let own = fields.map { field in
      JSONValue.Member(field.name, described(json(field.shape), field.help))
    }
    var whole: [JSONValue.Member] = [
      .init("type", "object"), .init("additionalProperties", false),
      .init("properties", .object(own + members(of: properties, besides: own))),
    ]
    let required = fields.filter { $0.need == .required }.map(\.name)
    if !required.isEmpty { whole.append(.init("required", .texts(required))) }
    let choices = fields.filter { $0.need == .oneOfThese }.map(\.name)
    if !choices.isEmpty {
      whole.append(.init("oneOf", .array(choices.map { ["required": .texts([$0])] })))
    }
    return .object(whole)
  }

  private static func described(_ shape: JSONValue, _ help: String) -> JSONValue {
    guard case .object(let members) = shape else { return shape }
    return .object(members + [.init("description", .string(help))])
  }

  private static func json(_ shape: SceneShape) -> JSONValue {
    switch shape {
    case .kind(let kind): json(kind)
    case .reference: ["type": "string", "minLength": 1]
    case .list(let element): ["type": "array", "items": json(element)]
    case .definition(let name): ["$ref": .string("#/$defs/\(name)")]
    case .map(let names, let value):
      [
        "type": "object", "additionalProperties": false,
        "properties": .object(names.map { .init($0, json(value)) }),
      ]
    case .either(let shapes): ["anyOf": .array(shapes.map { json($0) })]
    case .nothing: ["enum": [true, nil]]
    case .fields(let fields, let properties): json(fields, properties)
    }
  }

  private static func json(_ kind: PropertyKind) -> JSONValue {
    switch kind {
    case .bool: ["type": "boolean"]
    case .number(let range):
      [
        "type": "number", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ]
    case .integer(let range):
      [
        "type": "integer", "minimum": .integer(Int64(range.lowerBound)),
        "maximum": .integer(Int64(range.upperBound)),
      ]
    case .text: ["type": ["string", "number", "boolean", "null"]]
    case .numbers(let names):
      [
        "type": "array", "items": ["type": "number"],
        "minItems": .integer(Int64(names.count)), "maxItems": .integer(Int64(names.count)),
      ]
    case .color:
      [
        "anyOf": [
          ["enum": .array(ColorName.all.map { .string($0) } + [.null])],
          ["type": "string", "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
        ]
      ]
    case .choice(let names): ["enum": .texts(names)]
    }
  }
}
