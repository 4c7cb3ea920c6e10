import SwiftSyntax

extension PortPass {
  /// Code that is never compiled here stays as it is, and nothing in it is left to be done.
  func port(_ node: IfConfigDeclSyntax) {
    for condition in node.clauses.compactMap(\.condition) { walk(condition) }
    let clauses = BuildCondition.liveClauses(of: node, flags: purpose.flags)
    for elements in clauses.compactMap(\.elements) { walk(elements) }
  }
}
