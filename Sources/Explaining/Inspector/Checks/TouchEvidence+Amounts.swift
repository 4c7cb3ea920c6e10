import TouchTrace

/// The part of a view that a reason affects.
extension TouchEvidence {
  /// The affected part of the view, in words.
  struct Amount {
    let english: String
    let chinese: String

    init(_ count: Int, of total: Int) {
      let percent = total > 0 ? Int((Double(count) / Double(total) * 100).rounded()) : 0
      (english, chinese) =
        count == total
        ? ("at each tested point", "在每个测试点")
        : percent == 0
          ? ("at this point", "在这一点")
          : ("at \(percent) % of the tested points", "在 \(percent) % 的测试点")
    }
  }

  /// Returns whether it was found where the finger came down, or only elsewhere.
  func state(_ culprits: [NodeSnapshot?]) -> TouchDiagnosis.State {
    let isHere = culprits.first.map { $0 != nil } ?? false
    return isHere || culprits.allSatisfy { $0 != nil } ? .found : .partial
  }

  /// Returns the affected part of the view; the finger's own point only counts if it is the only one.
  func amount(_ culprits: [NodeSnapshot?]) -> Amount {
    let counted = culprits.count > 1 ? culprits.dropFirst() : culprits[...]
    return Amount(counted.count { $0 != nil }, of: counted.count)
  }

  /// Returns the view to blame where the finger came down, or else at most points.
  func main(_ culprits: [NodeSnapshot?]) -> NodeSnapshot? {
    if let here = culprits.first, let here { return here }
    var counts: [NodeID: Int] = [:]
    let known = culprits.compactMap(\.self)
    for node in known { counts[node.id, default: 0] += 1 }
    return known.max { (counts[$0.id] ?? 0) < (counts[$1.id] ?? 0) }
  }
}
