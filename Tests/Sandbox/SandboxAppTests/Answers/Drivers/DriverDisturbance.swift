import Foundation
import TouchInput

/// A change of a text by a tool, a log or copying.
enum DriverDisturbance: String, CaseIterable {
  case none, fenced, sentence, logLine, logPrefix, reply, replyWithSentence, byteOrderMark
  case carriageReturns, cut
  // These change the JSON itself.
  case nulls, absentFields, numbersAsTexts, extraFields, spaced, pretty

  /// Returns whether it can happen to a form.
  func happens(to form: DriverForm) -> Bool {
    switch self {
    case .none, .fenced, .sentence, .logLine, .reply, .replyWithSentence, .byteOrderMark,
      .carriageReturns, .cut:
      true
    case .logPrefix: form.hasLines
    case .nulls, .absentFields, .numbersAsTexts, .extraFields, .spaced, .pretty:
      form.isJSON || form == .mobileOldJSON
    }
  }

  /// The fields of JSON that a driver may leave out.
  private static let optionalNames: Set = [
    "AXFrame", "content_required", "title", "help", "custom_actions", "subrole", "pid", "role",
    "role_description", "isAccessible", "isFocused", "frameless", "hintText", "focused", "selected",
    "bounds", "windowFrame", "clipsToBounds", "opaque", "nodeCount", "truncated", "count",
    "safeAreaInsets", "safeAreaLayoutGuideFrame", "actions", "idSource", "collapsedClassList",
    "colorAlias", "serverVersion", "oid", "customDisplayTitle", "backend", "target", "modal",
    "automation", "coverage", "profile", "outline", "lists", "appPackage", "horizontalSizeClass",
    "verticalSizeClass", "windowContextID", "displayID", "hasFocus", "placeholderValue",
    "sessionId", "raw",
  ]

  /// Returns the changed JSON.
  func changed(_ json: DriverJSON, of form: DriverForm) -> DriverJSON {
    switch self {
    case .nulls:
      return json.mapObjects { fields in
        guard fields.count > 4 else { return fields }
        return fields + [(name: "hint_text", value: .null), (name: "expanded", value: .null)]
      }
    case .absentFields:
      // Maestro's `bounds` is its only rectangle.
      let isMaestro = [.maestroJSON, .maestroSchema].contains(form)
      return json.mapObjects { fields in
        fields.filter {
          !Self.optionalNames.contains($0.name) || isMaestro && $0.name == "bounds"
        }
      }
    case .numbersAsTexts:
      return json.mapObjects { fields in
        fields.map { field in
          guard case .number(let number) = field.value else { return field }
          return (name: field.name, value: .text(DriverJSON.digits(number)))
        }
      }
    case .extraFields:
      return json.mapObjects { fields in
        guard fields.count > 4 else { return fields }
        return fields + [
          (name: "vendorInfo", value: ["build": 12, "words": ["a", "b"], "deep": ["k": nil]]),
          (name: "score", value: .number(0.25)), (name: "isInteresting", value: true),
        ]
      }
    default: return json
    }
  }

  /// Returns the text of the JSON in the layout of the disturbance.
  func layout(_ json: DriverJSON, _ number: Int) -> String {
    switch self {
    case .spaced: json.spacedLine
    case .pretty, .logPrefix: json.pretty
    case .carriageReturns: json.pretty
    default: number % 3 == 0 ? json.pretty : number % 3 == 1 ? json.line : json.spacedLine
    }
  }

  /// Returns the changed text; it breaks off after `needed`, which it contains completely.
  func disturbed(
    _ text: String,
    needed: [String],
    of form: DriverForm,
    _ random: inout SeededRandom
  ) -> String {
    switch self {
    case .fenced:
      return "The tap on the button did nothing. This is the screen:\n\n```json\n\(text)\n```\n\n"
        + "What should I do next (it worked before)?\n"
    case .sentence: return "Here is the current UI hierarchy, as printed by the driver: \n" + text
    case .logLine:
      return "2026-03-01 10:00:00.123 [driver] INFO describing the screen {attempt: 1}\n" + text
        + "\n2026-03-01 10:00:01.004 [driver] INFO done in 881 ms\n"
    case .logPrefix:
      return text.components(separatedBy: "\n").map { "2026-03-01T10:00:00.123Z [driver] " + $0 }
        .joined(separator: "\n")
    case .reply, .replyWithSentence:
      let whole = self == .reply ? text : "Tree of the screen:\n" + text
      let reply: DriverJSON = [
        "jsonrpc": "2.0", "id": 7,
        "result": ["content": [["type": "text", "text": .text(whole)]], "isError": false],
      ]
      return reply.line
    case .byteOrderMark: return "\u{FEFF}" + text
    case .carriageReturns:
      return text.components(separatedBy: "\n").joined(separator: "\r\n")
    case .cut:
      let ends = needed.compactMap { text.range(of: $0, options: .backwards)?.upperBound }
      var from = ends.max() ?? text.startIndex
      // If elements are sorted by place, the needed one may be the last.
      if form.isSorted {
        from =
          form.hasLines
          ? text[from...].firstIndex(of: "\n") ?? text.endIndex
          : text.index(text.endIndex, offsetBy: -100)
      }
      let rest = text.distance(from: from, to: text.endIndex)
      guard rest > 1 else { return text }
      return String(text[..<text.index(from, offsetBy: Int.random(in: 0..<rest, using: &random))])
    default: return text
    }
  }
}
