/// A row that was measured.
package struct RowResult: Equatable, Sendable {
  package let title: RowTitle
  package let figures: RowFigures

  package init(_ title: RowTitle, _ figures: RowFigures) {
    self.title = title
    self.figures = figures
  }

  /// Whether the goal is reached; nil where there is none.
  ///
  /// Different answers miss every goal.
  package var isMet: Bool? {
    guard let goal = title.goal else { return nil }
    if figures.haveDifferentAnswers { return false }
    return goal.isMet(by: figures.product, in: figures.unit, ratio: figures.ratio)
  }

  /// Whether it counted more than its ceiling allows.
  package var isTooMuch: Bool {
    title.ceiling?.isMet(by: figures.product, in: figures.unit, ratio: nil) == false
  }

  package static let tableHead = """
    | what | now | beside | ratio | goal | met |
    |---|--:|--:|--:|--:|---|
    """

  /// A line of a table in Markdown.
  package var tableLine: String {
    let cells = [what, figures.unit.text(figures.product.median), beside, ratio, goal, met]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private var what: String {
    let note = figures.note.isEmpty ? "" : " (\(figures.note))"
    return "`\(title.name)`: \(title.what)\(note)"
  }

  private var beside: String {
    guard let beside = figures.beside else { return "" }
    return "\(figures.unit.text(beside.median)), \(title.besideName ?? "")"
  }

  private var ratio: String {
    if figures.haveDifferentAnswers { return "answers differ" }
    return figures.ratio.map { FigureUnit.short($0) } ?? ""
  }

  private var goal: String { title.goal?.text ?? "" }

  private var met: String {
    switch isMet {
    case true?: "yes"
    case false?: "**no**"
    case nil: ""
    }
  }
}
