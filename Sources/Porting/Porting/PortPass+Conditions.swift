import SwiftSyntax

extension PortPass {
  /// Code that is never compiled here stays as it is, and nothing in it is left to be done.
  func port(_ node: IfConfigDeclSyntax) {
    if purpose == .live, let previews = node.previewsForXcode, !node.isWithSwiftUI {
      return uncover(previews, of: node)
    }
    for condition in node.clauses.compactMap(\.condition) { walk(condition) }
    let clauses = BuildCondition.liveClauses(of: node, flags: purpose.flags)
    for elements in clauses.compactMap(\.elements) { walk(elements) }
  }

  /// Takes the condition away from previews that stand in one because only Xcode shows them.
  private func uncover(_ previews: IfConfigClauseSyntax, of node: IfConfigDeclSyntax) {
    guard let condition = previews.condition, let elements = previews.elements else { return }
    let head = previews.poundKeyword.bytes.lowerBound..<condition.bytes.upperBound
    edits.replace(head, with: "")
    edits.replace(node.poundEndif.bytes, with: "")
    walk(elements)
  }
}

extension IfConfigDeclSyntax {
  /// Whether the file imports SwiftUI under some condition, whose previews may show views of it.
  fileprivate var isWithSwiftUI: Bool {
    root.description.contains("import SwiftUI")
  }

  /// The only clause, if it is `#if canImport(SwiftUI)` with previews and nothing else.
  fileprivate var previewsForXcode: IfConfigClauseSyntax? {
    guard clauses.count == 1, let clause = clauses.first,
      clause.condition?.trimmedDescription == "canImport(SwiftUI)",
      let items = clause.elements?.as(CodeBlockItemListSyntax.self),
      items.allSatisfy({ item in
        item.item.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
          || item.item.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
      })
    else { return nil }
    return clause
  }
}
