/// The relation between two gesture recognizers with a common touch.
package struct RecognizerRelation: Hashable, Sendable {
  /// The kinds of relations.
  package enum Kind: Hashable, Sendable {
    /// The first waits until the second has failed, because of `require(toFail:)`.
    case requires
    /// The first waits until the second has failed, as required by a delegate or a class.
    case requiresByCode
    /// Neither prevents the other.
    case together
  }

  /// The recognizer that has the relation.
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
