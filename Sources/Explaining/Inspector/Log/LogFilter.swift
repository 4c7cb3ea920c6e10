public import TouchTrace
public import Foundation

/// What the user wants to see of a log: `phase:cancelled view:card t>1.2`.
///
/// All terms have to hold. A word without a colon is looked for in the text of the row, and a minus
/// sign in front of a term turns it around.
public struct LogFilter: Hashable, Sendable {
  /// Why a text is no filter.
  public enum Problem: Error, Hashable, Sendable {
    /// There is no such key; `Phase:` and the like.
    case unknownKey(String)
    /// What follows `t>` or `touch:` is no number.
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

  /// The keys that a term may have, beside `t>` and `t<`.
  public static let keys = ["phase", "view", "touch", "kind"]

  private var terms: [Term] = []

  /// Creates a filter that lets everything through.
  public init() {}

  /// Reads a filter.
  public init(parsing text: String) throws(Problem) {
    for word in text.split(whereSeparator: \.isWhitespace) {
      let isNegated = word.hasPrefix("-") && word.count > 1
      terms.append(
        Term(test: try Self.test(String(isNegated ? word.dropFirst() : word)), isNegated: isNegated)
      )
    }
  }

  /// Whether everything passes.
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

  /// Whether a record passes; `time` counts from the beginning of the log, in seconds.
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
