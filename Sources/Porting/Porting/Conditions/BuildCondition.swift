import SwiftSyntax

/// The values of `#if` conditions on Linux.
enum BuildCondition {
  /// Returns the clauses that can be compiled, without those after a clause that is certainly true.
  ///
  /// Names (`DEBUG`) are true if the flags contain them. Without flags, only the build knows their
  /// values.
  static func liveClauses(
    of node: IfConfigDeclSyntax,
    flags: Set<String>? = nil
  ) -> [IfConfigClauseSyntax] {
    var live: [IfConfigClauseSyntax] = []
    for clause in node.clauses {
      let value = clause.condition.map { self.value(of: $0, flags) } ?? true
      if value != false { live.append(clause) }
      if value == true { break }
    }
    return live
  }

  /// Returns the value of a condition; nil if only the build knows it.
  static func value(of condition: ExprSyntax, _ flags: Set<String>? = nil) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: sequence, flags) }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return value(of: only.expression, flags)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression, flags).map { !$0 }
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return flags?.contains(name.baseName.text)
    }
    return condition.as(FunctionCallExprSyntax.self).flatMap(value(of:))
  }

  /// Returns the value of `a && b || c`; operators with higher precedence come first.
  private static func value(
    of sequence: SequenceExprSyntax,
    _ flags: Set<String>?
  ) -> Bool? {
    var choices: [[Bool?]] = [[]]
    for element in sequence.elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        if sign == "||" { choices.append([]) }
      } else {
        choices[choices.count - 1].append(value(of: element, flags))
      }
    }
    let values = choices.map(all)
    return all(values.map { $0.map(!) }).map(!)
  }

  private static func all(_ values: [Bool?]) -> Bool? {
    if values.contains(false) { return false }
    return values.contains(nil) ? nil : true
  }

  private static func value(of question: FunctionCallExprSyntax) -> Bool? {
    let argument = question.arguments.trimmedDescription
    switch question.calledExpression.trimmedDescription {
    // The aid treats code for iOS as code for UIKit.
    case "os": return argument == "iOS" || argument == "Linux"
    case "canImport": return AppleModules.has(argument)
    case "targetEnvironment": return false
    case "swift": return isReached(argument, by: [5, 10])
    case "compiler": return isReached(argument, by: [6, 2])
    default: return nil
    }
  }

  /// Whether `>=5.1` is true for every compiler that builds the library; nil for later versions.
  private static func isReached(_ text: String, by least: [Int]) -> Bool? {
    let isBelow = text.hasPrefix("<")
    guard isBelow || text.hasPrefix(">=") else { return nil }
    let asked = text.drop { "<>= ".contains($0) }.split(separator: ".").compactMap { Int($0) }
    guard !asked.isEmpty, !least.lexicographicallyPrecedes(asked) else { return nil }
    return !isBelow
  }
}
