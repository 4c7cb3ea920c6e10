/// What measuring a row gave.
package struct RowFigures: Equatable, Sendable {
  package var unit: FigureUnit
  package var product: Samples
  /// The floor or the peer, in the same unit; nil where there is none.
  package var beside: Samples?
  /// Anything else worth saying.
  package var note: String
  /// Whether product and peer found different things: then their times say nothing.
  package var haveDifferentAnswers: Bool

  package init(
    _ unit: FigureUnit,
    _ product: Samples,
    beside: Samples? = nil,
    note: String = "",
    haveDifferentAnswers: Bool = false
  ) {
    self.unit = unit
    self.product = product
    self.beside = beside
    self.note = note
    self.haveDifferentAnswers = haveDifferentAnswers
  }

  /// How many times what the floor costs: below 1 the product is better, for rates too.
  package var ratio: Double? {
    guard let beside, beside.median > 0, product.median > 0 || !unit.isRate else { return nil }
    return unit.isRate ? beside.median / product.median : product.median / beside.median
  }
}
