/// The result of a measured row.
package struct RowResult: Equatable, Sendable {
  package let row: BenchmarkRow
  package let figures: RowFigures

  package init(_ row: BenchmarkRow, _ figures: RowFigures) {
    (self.row, self.figures) = (row, figures)
  }

  /// Whether the ceiling is kept; nil if the required figures were not measured.
  ///
  /// With different answers no ceiling is kept.
  package var isKept: Bool? {
    figures.haveDifferentAnswers ? false : row.ceiling.isKept(by: figures)
  }

  /// The figures in a few words, such as `156 ns, 0.2× of 787 ns`.
  package var text: String {
    let now = figures.unit.text(figures.product.median)
    let note = figures.note.isEmpty ? "" : " (\(figures.note))"
    guard let beside = figures.beside, let ratio = figures.ratio else { return now + note }
    let others = figures.unit.text(beside.median)
    if figures.haveDifferentAnswers { return "\(now)\(note); the answers differ" }
    return "\(now)\(note), \(FigureUnit.short(ratio))× of \(others)"
  }
}
