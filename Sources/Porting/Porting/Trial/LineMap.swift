/// The origins of the lines of rewritten files.
public struct LineMap: Sendable {
  /// A line in an original file.
  public struct Origin: Hashable, Sendable {
    /// The name of the file.
    public var file: String
    /// The line, from 1.
    public var line: Int

    /// Creates an origin.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The original line of each new line, by the names of the files, both from 1.
  private var origins: [String: [Int]] = [:]
  /// The lines that moved between files or within one.
  private var moved: [String: [Int: Origin]] = [:]

  /// Compares the original files with the rewritten ones.
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

  /// Returns the origin of a line: the same line, the replaced one, or the line before an
  /// insertion.
  public func origin(of line: Int, in file: String) -> Origin? {
    if let origin = moved[file]?[line] { return origin }
    guard let lines = origins[file], !lines.isEmpty, line > 0 else { return nil }
    return Origin(file: file, line: lines[min(line, lines.count) - 1])
  }
}

/// The matching lines of two texts.
private struct LineMatch {
  /// The original line of each new line, from 1.
  var origins: [Int] = []
  /// The lines that only one text has, without the space around them.
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
        // A replacement has the number of the replaced line; further lines have the number of the
        // last one.
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
