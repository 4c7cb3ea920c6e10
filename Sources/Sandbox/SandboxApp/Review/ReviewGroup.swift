import Inspector

/// Entries of a review that have the same change, or those of which each has its own.
struct ReviewGroup {
  let isSame: Bool
  let words: String
  /// The positions of its entries.
  let entries: [Int]

  /// The groups: the same changes by their first entry, then what is on its own.
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
