/// Where the lines of rewritten files come from.
public struct LineMap: Sendable {
  /// A line of a file as its author wrote it.
  public struct Origin: Hashable, Sendable {
    /// The file's name.
    public var file: String
    /// The line, from 1.
    public var line: Int

    /// Names a line of a file.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The old line of each new line, by the names of the files, both from 1.
  private var origins: [String: [Int]] = [:]
  /// Lines that moved between files or within one.
  private var moved: [String: [Int: Origin]] = [:]

  /// Compares files as they were and as they are.
  public init(_ files: [(name: String, old: String, new: String)]) {
    let differences = files.map { (name: $0.name, lines: LineMatch($0.old, $0.new)) }
    var departed: [String: [Origin]] = [:]
    for (name, lines) in differences {
      for (line, text) in lines.removed {
        departed[text, default: []].append(Origin(file: name, line: line))
      }
    }
    for (name, lines) in differences {
      origins[name] = lines.origins
      for (line, text) in lines.added {
        guard let only = departed[text], only.count == 1 else { continue }
        moved[name, default: [:]][line] = only[0]
      }
    }
  }

  /// Where a line comes from: itself, the line in its place, or the line before what was put in.
  public func origin(of line: Int, in file: String) -> Origin? {
    if let origin = moved[file]?[line] { return origin }
    guard let lines = origins[file], !lines.isEmpty, line > 0 else { return nil }
    return Origin(file: file, line: lines[min(line, lines.count) - 1])
  }
}

/// Which lines of a text are those of another.
private struct LineMatch {
  /// The old line of each new line, from 1.
  var origins: [Int] = []
  /// What is in one of them only: lines, and what they say without the space around it.
  var removed: [(line: Int, text: String)] = []
  var added: [(line: Int, text: String)] = []

  init(_ old: String, _ new: String) {
    let left = old.split(separator: "\n", omittingEmptySubsequences: false)
    let right = new.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = right.difference(from: left)
    let gone = Set(changes.removals.map(\.offset))
    let came = Set(changes.insertions.map(\.offset))
    removed = gone.sorted().map { ($0 + 1, String(left[$0].trimmed)) }.filter { !$0.1.isEmpty }
    added = came.sorted().map { ($0 + 1, String(right[$0].trimmed)) }.filter { !$0.1.isEmpty }
    var line = 0
    for index in right.indices {
      if came.contains(index) {
        // A line in the place of another has its number; more lines have that of the last one.
        if gone.contains(line) { line += 1 }
        origins.append(max(1, line))
      } else {
        while gone.contains(line) { line += 1 }
        line += 1
        origins.append(line)
      }
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
