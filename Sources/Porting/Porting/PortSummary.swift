/// A table with the results of porting a project.
public struct PortSummary: Sendable {
  /// The outcome for a file.
  public enum Outcome: String, CaseIterable, Sendable {
    /// A file that should compile without changes.
    case unchanged
    /// A file that was rewritten.
    case rewritten
    /// A file that is not valid Swift or UTF-8.
    case unreadable
  }

  private struct Row: Sendable {
    var file: String
    var outcome: Outcome
    var left: Int
  }

  private var rows: [Row] = []
  private var left: [RemarkKind: [String: Int]] = [:]
  private var foreign: [String: Int] = [:]
  private var unknownModules: Set<String> = []
  /// The names of skipped folders and files.
  public var skipped: [String] = []

  /// Creates an empty summary.
  public init() {}

  /// Adds a ported file.
  public mutating func add(_ file: String, _ result: PortResult) {
    let outcome: Outcome = result.isChanged ? .rewritten : .unchanged
    rows.append(Row(file: file, outcome: outcome, left: result.remarks.count))
    unknownModules.formUnion(result.unknownModules)
    for remark in result.remarks { left[remark.kind, default: [:]][file, default: 0] += 1 }
  }

  /// Adds an unreadable file.
  public mutating func addUnreadable(_ file: String) {
    rows.append(Row(file: file, outcome: .unreadable, left: 0))
  }

  /// Adds a file in another language, by the name of its kind.
  public mutating func addForeign(_ kind: String) { foreign[kind, default: 0] += 1 }

  /// The table with the files, their number per outcome, and the remarks by kind.
  public var text: String {
    [fileTable, totalTable, kindTable, moduleText, skippedText].filter { !$0.isEmpty }.joined(
      separator: "\n"
    )
  }

  private var fileTable: String {
    let lines = rows.map { row in
      "\(row.outcome.rawValue.padded(to: 10)) \(row.left.padded(to: 5))  \(row.file)\n"
    }
    return "state       left  file\n" + lines.joined()
  }

  private var totalTable: String {
    let own = Outcome.allCases.compactMap { outcome -> String? in
      let count = rows.count { $0.outcome == outcome }
      return count == 0 ? nil : "\(count.padded(to: 5))  \(outcome.rawValue)\n"
    }
    let unfinished = rows.count { $0.left > 0 }
    let open = "\(unfinished.padded(to: 5))  with changes that you have to make by hand\n"
    let others = foreign.sorted { $0.key < $1.key }.map { kind, count in
      "\(count.padded(to: 5))  not portable: \(kind)\n"
    }
    return "files  of \(rows.count) in Swift\n" + own.joined() + open + others.joined()
  }

  private var kindTable: String {
    let lines = RemarkKind.allCases.compactMap { kind -> String? in
      guard let files = left[kind] else { return nil }
      let count = files.values.reduce(0, +)
      return "\(count.padded(to: 5)) \(files.count.padded(to: 6))  \(kind.title)\n"
    }
    return lines.isEmpty ? "" : " left  files  what\n" + lines.joined()
  }

  private var moduleText: String {
    let names = unknownModules.sorted().joined(separator: ", ")
    return names.isEmpty ? "" : "unknown modules: \(names)\n"
  }

  private var skippedText: String {
    skipped.isEmpty ? "" : "skipped: \(skipped.joined(separator: ", "))\n"
  }
}

extension Int {
  fileprivate func padded(to width: Int) -> String {
    let text = String(self)
    return String(repeating: " ", count: Swift.max(0, width - text.count)) + text
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
