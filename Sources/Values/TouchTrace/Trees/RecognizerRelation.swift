/// How two gesture recognizers that share a touch stand to each other.
package struct RecognizerRelation: Hashable, Sendable {
  /// The kinds of relations.
  package enum Kind: Hashable, Sendable {
    /// The first waits until the second has failed, because of `require(toFail:)`.
    case requires
    /// The first waits until the second has failed, because a delegate or a class says so.
    case requiresByCode
    /// Neither keeps the other from recognising.
    case together
  }

  /// The recognizer that the relation is about.
  package var first: NodeID
  /// The other recognizer.
  package var second: NodeID
  /// The kind of relation.
  package var kind: Kind

  /// Creates a relation.
  package init(_ first: NodeID, _ second: NodeID, _ kind: Kind) {
    (self.first, self.second, self.kind) = (first, second, kind)
  }
}
