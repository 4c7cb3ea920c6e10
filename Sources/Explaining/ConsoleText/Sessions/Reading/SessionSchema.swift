package import TextFormats
import TouchTrace

/// The names in the lines of a session, from the table of the published schema.
package enum SessionSchema {
  struct Member {
    let name: String
    let schema: JSONValue
    let help: String
    let isRequired: Bool

    init(_ name: String, _ schema: JSONValue, _ help: String, isRequired: Bool = false) {
      (self.name, self.schema, self.help, self.isRequired) = (name, schema, help, isRequired)
    }
  }

  /// A kind of line: its title, and its possible members.
  struct Line {
    let title: String
    let members: [Member]
  }

  /// The keys of the settings of all recognizer kinds.
  static let recognizerSettings = settings.map(\.sessionName)

  /// The settings of all recognizer kinds; those with the same name count once.
  private static let settings = RecognizerKind.allCases.flatMap(\.settings)
    .reduce(into: [RecognizerSetting]()) { found, setting in
      if !found.contains(where: { $0.sessionName == setting.sessionName }) { found.append(setting) }
    }

  private static func member(of setting: RecognizerSetting) -> Member {
    let note =
      switch setting.values {
      case .count(let range): range.upperBound == .max ? "; absent for any number" : ""
      case .number: ""
      case .bits(let names): "; the bits of " + names.joined(separator: ", ")
      }
    return Member(setting.sessionName, number, "\(setting.name): \(setting.help)\(note)")
  }

  /// The schema (draft 2020-12) of a line.
  package static var json: JSONValue {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A line of a session that TouchRecorder wrote",
      "oneOf": .array(lines.map { object($0.members, title: $0.title) }),
    ]
  }

  /// The names of all members, for the guide.
  package static var names: [String] { lines.flatMap { $0.members.map(\.name) } }

  private static func object(_ members: [Member], title: String) -> JSONValue {
    let properties = members.map { member -> JSONValue.Member in
      guard case .object(let parts) = member.schema else { return .init(member.name, [:]) }
      return .init(member.name, .object(parts + [.init("description", .string(member.help))]))
    }
    return [
      "title": .string(title), "type": "object", "additionalProperties": false,
      "required": .texts(members.filter(\.isRequired).map(\.name)),
      "properties": .object(properties),
    ]
  }

  // MARK: - Values

  private static let number: JSONValue = ["type": ["number", "null"]]
  private static let count: JSONValue = ["type": "integer", "minimum": 0]
  private static let text: JSONValue = ["type": "string"]
  private static let flag: JSONValue = ["type": "boolean"]
  private static let counts: JSONValue = ["type": "array", "items": count]
  private static let texts: JSONValue = ["type": "array", "items": text]

  private static func numbers(_ count: Int64) -> JSONValue {
    [
      "type": "array", "items": number, "minItems": .integer(count), "maxItems": .integer(count),
    ]
  }

  private static func words<Word: RawRepresentable<String> & CaseIterable>(
    _ type: Word.Type
  ) -> JSONValue {
    ["enum": .texts(type.allCases.map(\.rawValue))]
  }

  private static let time = Member(
    "t",
    number,
    "in seconds on the device's clock",
    isRequired: true
  )
  private static let type = [
    Member("class", text, "the class, without its module", isRequired: true),
    Member("module", text, "the class's module; absent for classes of Objective-C"),
    Member("base", texts, "the superclasses, the nearest first", isRequired: true),
  ]

  // MARK: - Lines

  static let lines: [Line] = [
    Line(
      title: "the first line",
      members: [
        Member("format", ["const": "touch-session"], "touch-session", isRequired: true),
        Member("version", ["const": 1], "version of the format: 1", isRequired: true),
        Member("system", text, "where it was recorded"),
        Member("screen", numbers(2), "width and height, in points", isRequired: true),
        Member("scale", number, "pixels per point"),
      ]
    ),
    Line(title: "a view", members: view),
    Line(title: "a recognizer", members: recognizer),
    Line(
      title: "a responder that is not a view",
      members: [Member("responder", count, "its number", isRequired: true)] + type + [
        Member("isController", flag, "whether it is a view controller", isRequired: true),
        Member("parent", count, "the controller that contains it"),
        Member("presenter", count, "the controller that presents it"),
      ]
    ),
    Line(
      title: "the tree, after the lines that describe its changes",
      members: [
        Member("tree", counts, "the windows, the rearmost first", isRequired: true), time,
        Member("key", count, "the key window"),
      ]
    ),
    Line(
      title: "an event",
      members: [
        time,
        Member(
          "touches",
          ["type": "array", "items": object(touch, title: "a touch")],
          "the touches that changed",
          isRequired: true
        ),
      ]
    ),
    Line(
      title: "recognizers whose states changed",
      members: [
        time, Member("when", words(SessionStates.Moment.self), "in an event", isRequired: true),
        Member(
          "states",
          ["type": "array", "items": ["anyOf": [count, words(SessionState.self)]]],
          "number, state, number, state …",
          isRequired: true
        ),
      ]
    ),
    Line(
      title: "an event of a control",
      members: [
        Member("control", count, "the control", isRequired: true),
        Member("event", text, "such as touchUpInside", isRequired: true), time,
      ]
    ),
    Line(
      title: "a picture of a window",
      members: [
        Member("picture", count, "the window", isRequired: true), time,
        Member("png", text, "a PNG file in base64", isRequired: true),
      ]
    ),
    Line(
      title: "the last line",
      members: [Member("end", ["const": "stopped"], "stopped", isRequired: true), time]
    ),
  ]

  private static let view: [Member] =
    [Member("view", count, "its number", isRequired: true)] + type + [
      Member("identifier", text, "its accessibilityIdentifier"),
      Member("bounds", numbers(4), "x, y, width, height", isRequired: true),
      Member("center", numbers(2), "x, y", isRequired: true),
      Member("transform", numbers(6), "a, b, c, d, tx, ty; absent for none"),
      Member("alpha", number, "absent for 1"),
      Member("hidden", flag, "isHidden; absent for false"),
      Member("interaction", flag, "isUserInteractionEnabled; absent for true"),
      Member("multipleTouch", flag, "isMultipleTouchEnabled; absent for false"),
      Member("exclusiveTouch", flag, "isExclusiveTouch; absent for false"),
      Member("clips", flag, "clipsToBounds; absent for false"),
      Member("firstResponder", flag, "isFirstResponder; absent for false"),
      Member("enabled", flag, "isEnabled of a control; absent for true"),
      Member("scrolls", flag, "isScrollEnabled; absent for true"),
      Member("delaysContentTouches", flag, "of a scroll view; absent for true"),
      Member("cancelsContentTouches", flag, "canCancelContentTouches; absent for true"),
      Member("contentSize", numbers(2), "of a scroll view: width, height"),
      Member("textLength", count, "the length of its text"),
      Member("level", number, "windowLevel"),
      Member("next", count, "the next responder, if it is not its superview"),
      Member("recognizers", counts, "its recognizers"),
      Member("subviews", counts, "the views in it, the rearmost first"),
      Member("cut", flag, "whether views in it are left out"),
    ]

  private static let recognizer: [Member] =
    [Member("recognizer", count, "its number", isRequired: true)] + type + [
      Member("name", text, "its name"),
      Member("state", words(SessionState.self), "its state at that time", isRequired: true),
      Member("enabled", flag, "isEnabled; absent for true"),
      Member("cancelsTouches", flag, "cancelsTouchesInView; absent for true"),
      Member("delaysBegan", flag, "delaysTouchesBegan; absent for false"),
      Member("delaysEnded", flag, "delaysTouchesEnded; absent for true"),
      Member("hasDelegate", flag, "whether it has a delegate"),
    ] + settings.map(member) + [
      Member("says", text, "its description, with numbers in place of addresses")
    ]

  private static let touch: [Member] = [
    Member("id", count, "its unique number", isRequired: true),
    Member("phase", words(SessionTouch.Phase.self), "its phase", isRequired: true),
    Member("at", numbers(2), "where, in points of the screen", isRequired: true),
    Member("force", number, "absent for 0"),
    Member("radius", number, "majorRadius; absent for 0"),
    Member("pencil", flag, "whether a pencil made it; absent for false"),
    Member("window", count, "its window when it began"),
    Member("view", count, "its view when it began; absent for none"),
    Member("recognizers", counts, "the recognizers that received it when it began"),
  ]
}
