/// A row of the table.
package struct BenchmarkRow: Equatable, Sendable {
  /// A short unique name without spaces.
  package let id: String
  /// The measured operation, as a phrase.
  package let what: String
  /// The program that does the same; nil without one.
  package let peer: String?
  package let ceiling: Ceiling

  package init(_ id: String, _ what: String, beside peer: String? = nil, _ ceiling: Ceiling) {
    (self.id, self.what, self.peer, self.ceiling) = (id, what, peer, ceiling)
  }
}

/// A group of rows about one subject, which can be requested together.
package struct RowGroup: Sendable {
  package let name: String
  package let about: String
  package let rows: [BenchmarkRow]
}
