/// The figures of a measured row.
package struct RowFigures: Equatable, Sendable {
  package var unit: FigureUnit
  package var product: Samples
  /// The figures of the floor or the peer, in the same unit; nil without one.
  package var beside: Samples?
  /// An additional remark.
  package var note: String
  /// Whether product and peer gave different answers, which makes their times meaningless.
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

  /// The cost as a multiple of the floor's; below 1 the product is better, also for rates.
  package var ratio: Double? {
    guard let beside, beside.median > 0, product.median > 0 || !unit.isRate else { return nil }
    return unit.isRate ? beside.median / product.median : product.median / beside.median
  }
}
