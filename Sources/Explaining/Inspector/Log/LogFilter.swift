public import TouchTrace
public import Foundation

/// A filter of log rows that the user types: `phase:cancelled view:card t>1.2`.
///
/// A row has to match all terms. A word without a colon matches the text of the row, and a minus
/// sign negates the term that follows it.
public struct LogFilter: Hashable, Sendable {
  /// The reason why a text is not a valid filter.
  public enum Problem: Error, Hashable, Sendable {
    /// An unknown key; it ends with its colon, such as `Phase:`.
    case unknownKey(String)
    /// An invalid number after `t>` or `touch:`.
    case notANumber(String)
  }

  private enum Test: Hashable {
    case phase(String)
    case view(String)
    case touch(Int)
    case kind(String)
    case after(Double)
    case before(Double)
    case text(String)
  }

  private struct Term: Hashable {
    let test: Test
    let isNegated: Bool
  }

  /// The keys of terms, in addition to `t>` and `t<`.
  public static let keys = ["phase", "view", "touch", "kind"]

  private var terms: [Term] = []

  /// Creates a filter that accepts all rows.
  public init() {}

  /// Parses a filter.
  public init(parsing text: String) throws(Problem) {
    for word in text.split(whereSeparator: \.isWhitespace) {
      let isNegated = word.hasPrefix("-") && word.count > 1
      terms.append(
        Term(test: try Self.test(String(isNegated ? word.dropFirst() : word)), isNegated: isNegated)
      )
    }
  }

  /// Whether it accepts all rows.
  public var isEmpty: Bool { terms.isEmpty }

  private static func test(_ word: String) throws(Problem) -> Test {
    if word.hasPrefix("t>") || word.hasPrefix("t<") {
      let rest = String(word.dropFirst(2))
      guard let number = Double(rest), number.isFinite else { throw .notANumber(rest) }
      return word.hasPrefix("t>") ? .after(number) : .before(number)
    }
    guard let colon = word.firstIndex(of: ":"), colon != word.startIndex else {
      return .text(word.lowercased())
    }
    let value = word[word.index(after: colon)...].lowercased()
    switch word[..<colon].lowercased() {
    case "phase": return .phase(value)
    case "view": return .view(value)
    case "kind": return .kind(value)
    case "touch":
      let digits = value.hasPrefix("f") ? String(value.dropFirst()) : value
      guard let number = Int(digits) else { throw .notANumber(value) }
      return .touch(number)
    default: throw .unknownKey(String(word[..<colon]))
    }
  }

  /// Whether it accepts a record; `time` is in seconds since the beginning of the log.
  public func accepts(_ event: TraceEvent, at time: TimeInterval, text: () -> String) -> Bool {
    terms.allSatisfy { term in holds(term.test, event, time, text) != term.isNegated }
  }

  private func holds(
    _ test: Test,
    _ event: TraceEvent,
    _ time: TimeInterval,
    _ text: () -> String
  ) -> Bool {
    switch test {
    case .phase(let phase): event.phases.contains { $0.lowercased() == phase }
    case .view(let name): event.nodes.contains { $0.name.lowercased().contains(name) }
    case .touch(let number): event.touchNumbers.contains(number)
    case .kind(let kind): event.kind == kind
    case .after(let moment): time > moment
    case .before(let moment): time < moment
    case .text(let part): text().lowercased().contains(part)
    }
  }
}
