/// The difference of two texts, as `diff -u` shows it.
public struct LineDifference {
  fileprivate enum Line {
    case same(Substring)
    case removed(Substring)
    case added(Substring)
  }

  private static let context = 3

  private let lines: [Line]

  /// Compares two texts line by line.
  public init(from old: String, to new: String) {
    let left = old.split(separator: "\n", omittingEmptySubsequences: false)
    let right = new.split(separator: "\n", omittingEmptySubsequences: false)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in right.difference(from: left) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (a, b) = (0, 0)
    while a < left.count || b < right.count {
      if removed.contains(a), a < left.count {
        lines.append(.removed(left[a]))
        a += 1
      } else if added.contains(b), b < right.count {
        lines.append(.added(right[b]))
        b += 1
      } else {
        lines.append(.same(right[b]))
        a += 1
        b += 1
      }
    }
    self.lines = lines
  }

  /// Returns the changes with three lines around each; empty without changes.
  public func text(oldName: String, newName: String) -> String {
    let changes = lines.indices.filter { !lines[$0].isSame }
    guard !changes.isEmpty else { return "" }
    var hunks: [Range<Int>] = []
    for change in changes {
      let low = max(0, change - LineDifference.context)
      let high = min(lines.count, change + LineDifference.context + 1)
      if let last = hunks.last, low <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<high
      } else {
        hunks.append(low..<high)
      }
    }
    return "--- \(oldName)\n+++ \(newName)\n" + hunks.map(hunk).joined()
  }

  private func hunk(_ range: Range<Int>) -> String {
    let before = lines[..<range.lowerBound]
    let inside = lines[range]
    let old = (before.count(where: \.isOld) + 1, inside.count(where: \.isOld))
    let new = (before.count(where: \.isNew) + 1, inside.count(where: \.isNew))
    let text = inside.map { line in
      switch line {
      case .same(let text): " \(text)\n"
      case .removed(let text): "-\(text)\n"
      case .added(let text): "+\(text)\n"
      }
    }
    return "@@ -\(old.0),\(old.1) +\(new.0),\(new.1) @@\n" + text.joined()
  }
}

extension LineDifference.Line {
  fileprivate var isSame: Bool {
    guard case .same = self else { return false }
    return true
  }

  fileprivate var isOld: Bool {
    guard case .added = self else { return true }
    return false
  }

  fileprivate var isNew: Bool {
    guard case .removed = self else { return true }
    return false
  }
}
