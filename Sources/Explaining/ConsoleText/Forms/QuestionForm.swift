import Foundation
import TextFormats

/// A parser of questions about one property at a prompt, and of one-word answers.
struct QuestionForm {
  private let values: ValueText

  init(_ values: ValueText) {
    self.values = values
  }

  /// Returns the question in a command: `po [(UIButton *)0x7f81 isEnabled]`, `((UIButton
  /// *)0x7f81).isEnabled`.
  func question(in range: Range<Int>, at position: SourcePosition) -> ConsoleAnswer? {
    guard let message = message(in: range),
      let property = ConsoleAnswer.Property(method: message.method)
    else { return nil }
    return ConsoleAnswer(object: message.object, property: property, position: position)
  }

  /// Returns the one message that a command sends to an object.
  ///
  /// Returns nil if the result receives another message, as in `[[0x7f81 allTargets] count]`.
  func message(in range: Range<Int>) -> (object: ConsoleAddress, method: String)? {
    guard let address = values.address(in: range) else { return nil }
    let text = String(decoding: values.bytes[range], as: UTF8.self)
    guard let mark = text.range(of: "0x", options: .caseInsensitive) else { return nil }
    let behind = text[mark.upperBound...].drop(while: \.isHexDigit).drop { " ).,]".contains($0) }
    var word = behind.prefix { $0.isLetter || $0.isNumber }
    var rest = behind.dropFirst(word.count)
    // A question about a layer counts for its view.
    if word == "layer" {
      word = rest.drop { "] .".contains($0) }.prefix { $0.isLetter }
      rest = rest[word.endIndex...]
    }
    if word == "valueForKey", rest.hasPrefix(":@\"") {
      return (address, String(rest.dropFirst(3).prefix { $0 != "\"" }))
    }
    // Arguments follow a method that has some.
    guard rest.first == ":" || rest.allSatisfy({ " )];\"'`".contains($0) || $0.isNewline }) else {
      return nil
    }
    return (address, String(word))
  }

  /// Returns the numbers of an answer: `(long) $0 = 2`, `UIEdgeInsets: {-8, -8, -8, -8}`.
  func numbers(_ range: Range<Int>) -> [Double] {
    guard range.count <= 200 else { return [] }
    let text = values.word(range)
    let begin = text.range(of: "= ") ?? text.range(of: ": ")
    let value = begin.map { text[$0.upperBound...] } ?? text[...]
    return value.matches(of: /-?[0-9]+(\.[0-9]+)?/).compactMap { Double($0.output.0) }
  }

  /// A one-word answer.
  enum Word {
    case flag(Bool)
    case nothing
    case nobody
  }

  /// Returns the answer in a line, with or without the name of a result: `(BOOL) $3 = YES`.
  func word(_ range: Range<Int>) -> Word? {
    guard range.count <= 80 else { return nil }
    var text = values.word(range)
    if text.hasPrefix("(") || text.hasPrefix("$"), let sign = text.range(of: " = ") {
      text = String(text[sign.upperBound...])
    }
    switch text.trimmingCharacters(in: .init(charactersIn: "\"', ")).lowercased() {
    case "yes", "true", "1": return .flag(true)
    case "no", "false", "0": return .flag(false)
    case "nil", "<nil>", "(null)", "0x0", "0x0000000000000000", "none", "optional.none":
      return .nothing
    case "<null>", "<null>)": return .nobody
    default: return nil
    }
  }
}
