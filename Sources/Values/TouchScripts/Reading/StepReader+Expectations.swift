import TextFormats

/// Reads expectations: `expect red got began, ended`, `expect panel rejected outsideBounds`.
extension StepReader {
  mutating func expectation() throws(SourceProblem) -> ScriptStep {
    if line.consume("gesture") { return .expect(try gesture()) }
    let word = try line.next("a view, such as red, or its property, such as red.alpha")
    let subject = word.text + word.tail
    let position = word.position
    var isNegated = line.consume("not")
    let kinds = ["got", "rejected", "sent", "is", "<", "<=", ">", ">="]
    let kind = try line.choice("an expectation", kinds.map { ($0, $0) })
    let claim: ScriptExpectation.Claim
    switch kind {
    case "got": claim = .got(try list("a method", ScriptExpectation.methods))
    case "rejected":
      let codes = ScriptExpectation.codes
      claim = .rejected(try line.choice("a reason", codes.map { ($0, $0) }))
    case "sent": claim = .sent(try list("an event", ScriptExpectation.events))
    default:
      guard subject.contains(".") else {
        throw line.mismatch("a view and its property, such as red.alpha", subject, at: position)
      }
      if kind == "is", line.consume("not") { isNegated.toggle() }
      let comparison = ScriptExpectation.Comparison(rawValue: kind) ?? .equal
      claim = .property(comparison, try value())
    }
    return .expect(
      ScriptExpectation(subject, claim, isNegated: isNegated, position: position)
    )
  }

  /// Reads `gesture pan began, changed, ended`.
  private mutating func gesture() throws(SourceProblem) -> ScriptExpectation {
    let word = try line.next("a recognizer, such as pan or card.pan")
    let isNegated = line.consume("not")
    let states = try list("a state", ScriptExpectation.states)
    return ScriptExpectation(
      word.text + word.tail,
      .states(states),
      isNegated: isNegated,
      position: word.position
    )
  }

  /// Reads words with commas between them.
  private mutating func list(
    _ expected: String,
    _ names: [String]
  ) throws(SourceProblem) -> [String] {
    var found: [String] = []
    repeat {
      let (text, position) = try line.plain(expected)
      for part in text.split(separator: ",") {
        guard names.contains(String(part)) else {
          throw line.unknown(expected, String(part), among: names, at: position)
        }
        found.append(String(part))
      }
      // Each word except the last one ends with a comma.
      if !text.hasSuffix(",") { break }
    } while !line.isAtEnd
    guard !found.isEmpty else {
      throw SourceProblem("expected \(expected)", at: line.position)
    }
    return found
  }

  /// Returns the rest of the line.
  private mutating func value() throws(SourceProblem) -> String {
    var parts = [try line.next("a value")]
    while !line.isAtEnd { parts.append(try line.next("a value")) }
    return parts.map { $0.text + $0.tail }.joined(separator: " ")
  }
}
