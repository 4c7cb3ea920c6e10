/// A row of the table.
package struct BenchmarkRow: Equatable, Sendable {
  /// A short name without spaces that no other row has.
  package let id: String
  /// The measured thing, as a phrase.
  package let what: String
  /// The program that does the same; nil if there is none.
  package let peer: String?
  package let ceiling: Ceiling

  package init(_ id: String, _ what: String, beside peer: String? = nil, _ ceiling: Ceiling) {
    (self.id, self.what, self.peer, self.ceiling) = (id, what, peer, ceiling)
  }
}

/// Rows about one thing, which can be asked for together.
package struct RowGroup: Sendable {
  package let name: String
  package let about: String
  package let rows: [BenchmarkRow]
}
