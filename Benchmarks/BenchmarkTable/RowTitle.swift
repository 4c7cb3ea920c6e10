/// What a row is called, and what it has to reach.
package struct RowTitle: Equatable, Sendable {
  /// A short name without spaces that no other row has.
  package let name: String
  /// What is measured, as a phrase.
  package let what: String
  /// The floor or the peer; nil where there is none.
  package let besideName: String?
  package let goal: Goal?
  /// A count that is not to grow, whatever machine and build: where the row stands, not where it wants
  /// to be; nil for what depends on them.
  package let ceiling: Goal?

  package init(
    _ name: String,
    _ what: String,
    beside besideName: String? = nil,
    goal: Goal? = nil,
    ceiling: Goal? = nil
  ) {
    self.name = name
    self.what = what
    self.besideName = besideName
    self.goal = goal
    self.ceiling = ceiling
  }
}
