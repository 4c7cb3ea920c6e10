/// The lines of two texts, with marks on those that only one of them has.
public enum TextDifference {
  /// Returns all lines of both, in order: `- ` only in the reference, `+ ` only in the actual text.
  public static func lines(from reference: String, to actual: String) -> [String] {
    let (old, new) = (split(reference), split(actual))
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.place))
    let inserted = Set(changes.insertions.map(\.place))
    var lines: [String] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        lines.append("- " + old[left])
        left += 1
      } else if right < new.count, inserted.contains(right) {
        lines.append("+ " + new[right])
        right += 1
      } else {
        lines.append("  " + new[right])
        left += 1
        right += 1
      }
    }
    return lines
  }

  private static func split(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

extension CollectionDifference.Change {
  /// The position of the element in its own collection.
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
