import Foundation

/// A sum of variables and a constant: a position or a length in a layout.
struct LinearExpression {
  var terms: [LinearTerm] = []
  var constant = 0.0

  init(_ constant: CGFloat) { self.constant = Double(constant) }

  init(variable: Int) { terms = [LinearTerm(variable, 1)] }

  static func + (first: LinearExpression, second: LinearExpression) -> LinearExpression {
    var sum = first
    sum.terms += second.terms
    sum.constant += second.constant
    return sum
  }

  static func + (first: LinearExpression, number: CGFloat) -> LinearExpression {
    var sum = first
    sum.constant += Double(number)
    return sum
  }

  static func - (first: LinearExpression, second: LinearExpression) -> LinearExpression {
    first + second * -1
  }

  static func * (expression: LinearExpression, factor: CGFloat) -> LinearExpression {
    var product = expression
    product.constant *= Double(factor)
    for index in product.terms.indices { product.terms[index].factor *= Double(factor) }
    return product
  }

  /// Returns the value for a solution.
  func value(_ solution: LinearSolution) -> CGFloat {
    CGFloat(terms.reduce(constant) { $0 + $1.factor * solution.values[$1.variable] })
  }
}

/// The start and the length of an item along one axis.
struct LayoutSpan {
  var start: LinearExpression
  var length: LinearExpression

  /// Returns the span without distances at both ends.
  func inset(_ before: CGFloat, _ after: CGFloat) -> LayoutSpan {
    LayoutSpan(start: start + before, length: length + -(before + after))
  }

  func moved(by distance: LinearExpression) -> LayoutSpan {
    LayoutSpan(start: start + distance, length: length)
  }

  /// Returns a position inside the span, from 0 at the start to 1 at the end.
  func place(_ fraction: CGFloat) -> LinearExpression { start + length * fraction }
}

/// A rectangle in a layout.
struct LayoutBox {
  var horizontal: LayoutSpan
  var vertical: LayoutSpan

  subscript(axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    axis == .horizontal ? horizontal : vertical
  }

  /// The variables that it contains.
  var variables: Set<Int> {
    let spans = [horizontal, vertical]
    return Set(spans.flatMap { $0.start.terms + $0.length.terms }.map(\.variable))
  }

  func rect(_ solution: LinearSolution) -> CGRect {
    CGRect(
      x: horizontal.start.value(solution),
      y: vertical.start.value(solution),
      width: max(0, horizontal.length.value(solution)),
      height: max(0, vertical.length.value(solution))
    )
  }
}
