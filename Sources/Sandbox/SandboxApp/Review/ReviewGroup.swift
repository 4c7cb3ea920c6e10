import Inspector

/// Entries of a review with the same change, or entries with changes of their own.
struct ReviewGroup {
  let isSame: Bool
  let words: String
  /// The indices of its entries.
  let entries: [Int]

  /// Returns the groups: first the shared changes in the order of their first entry, then single entries.
  static func groups(of entries: [ReviewEntry], in language: Language) -> [ReviewGroup] {
    var order: [[[String]]] = []
    var members: [[[String]]: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      let signature = entry.signature
      if members[signature] == nil { order.append(signature) }
      members[signature, default: []].append(index)
    }
    let same = order.compactMap { members[$0] }.filter { $0.count > 1 }.map { indices in
      ReviewGroup(
        isSame: true,
        words: entries[indices[0]].summary(in: language),
        entries: indices
      )
    }
    let alone = order.compactMap { members[$0] }.filter { $0.count == 1 }.flatMap { $0 }
    guard !alone.isEmpty else { return same }
    let words = language("Each with its own change", "改动各不相同")
    return same + [ReviewGroup(isSame: false, words: words, entries: alone)]
  }
}
