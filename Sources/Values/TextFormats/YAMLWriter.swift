/// Writes values as YAML that parses as the same values.
///
/// Maps and lists are on lines of their own, but those of a few plain values are on one line. Texts that
/// look like another value are in quotation marks, with the escapes of JSON.
public struct YAMLWriter {
  private var text = ""

  /// The maximum number of elements on one line.
  private static let longestInline = 8

  private init() {}

  /// Returns the text of a value.
  public static func text(of node: SourceNode) -> String {
    var writer = YAMLWriter()
    writer.write(node, indent: 0, isBehindKey: false)
    return writer.text
  }

  private mutating func write(_ node: SourceNode, indent: Int, isBehindKey: Bool) {
    if let line = Self.inline(node) {
      text += (isBehindKey ? " " : "") + line + "\n"
      return
    }
    switch node.content {
    case .list(let elements):
      if isBehindKey { text += "\n" }
      for element in elements { write(element, ofListAt: indent) }
    case .map(let entries):
      if isBehindKey { text += "\n" }
      write(entries, indent: indent)
    default: break
    }
  }

  private mutating func write(_ entries: [SourceNode.Entry], indent: Int, skipFirst: Bool = false) {
    for (index, entry) in entries.enumerated() {
      if index > 0 || !skipFirst { text += String(repeating: " ", count: indent) }
      text += Self.quoted(entry.key) + ":"
      write(entry.value, indent: indent + 2, isBehindKey: true)
    }
  }

  private mutating func write(_ element: SourceNode, ofListAt indent: Int) {
    text += String(repeating: " ", count: indent) + "- "
    if let line = Self.inline(element) {
      text += line + "\n"
    } else if case .map(let entries) = element.content {
      // The first name follows the dash.
      write(entries, indent: indent + 2, skipFirst: true)
    } else {
      text += "\n"
      write(element, indent: indent + 2, isBehindKey: false)
    }
  }

  /// Returns the value on one line; nil if it is too long or too deep.
  private static func inline(_ node: SourceNode) -> String? {
    switch node.content {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let text): return text
    case .text(let text): return quoted(text)
    case .list(let elements):
      guard elements.count <= longestInline, elements.allSatisfy(isPlain) else { return nil }
      return "[" + elements.compactMap(inline).joined(separator: ", ") + "]"
    case .map(let entries):
      guard entries.count <= 2, entries.allSatisfy({ isPlain($0.value) }) else { return nil }
      guard !entries.isEmpty else { return "{}" }
      let parts = entries.compactMap { entry in
        inline(entry.value).map { "\(quoted(entry.key)): \($0)" }
      }
      return "{ " + parts.joined(separator: ", ") + " }"
    }
  }

  private static func isPlain(_ node: SourceNode) -> Bool {
    switch node.content {
    case .list, .map: false
    default: true
    }
  }

  /// Returns a text in YAML, without quotation marks if it is unambiguous.
  private static func quoted(_ text: String) -> String {
    let isWord =
      !text.isEmpty && text.utf8.count <= 60
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_")
      }
      && text.unicodeScalars.first?.properties.isAlphabetic == true
      && !["true", "false", "null"].contains(text)
    guard !isWord else { return text }
    return escaped(JSONValue.string(text).line)
  }

  /// Escapes characters that YAML does not allow because Unicode reserves them.
  private static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isUnprintable(scalar) {
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
  }
}
