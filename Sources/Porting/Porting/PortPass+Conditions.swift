import SwiftSyntax

extension PortPass {
  /// Skips code that is never compiled here; it stays unchanged and needs no remarks.
  func port(_ node: IfConfigDeclSyntax) {
    if purpose == .live, let previews = node.previewsForXcode, !node.isWithSwiftUI {
      return uncover(previews, of: node)
    }
    for condition in node.clauses.compactMap(\.condition) { walk(condition) }
    let clauses = BuildCondition.liveClauses(of: node, flags: purpose.flags)
    for elements in clauses.compactMap(\.elements) { walk(elements) }
  }

  /// Removes the condition around previews that have one only because Xcode shows them.
  private func uncover(_ previews: IfConfigClauseSyntax, of node: IfConfigDeclSyntax) {
    guard let condition = previews.condition, let elements = previews.elements else { return }
    let head = previews.poundKeyword.bytes.lowerBound..<condition.bytes.upperBound
    edits.replace(head, with: "")
    edits.replace(node.poundEndif.bytes, with: "")
    walk(elements)
  }
}

extension IfConfigDeclSyntax {
  /// Whether the file imports SwiftUI under a condition; its previews can then show SwiftUI views.
  fileprivate var isWithSwiftUI: Bool {
    root.description.contains("import SwiftUI")
  }

  /// The only clause, if it is `#if canImport(SwiftUI)` and only contains previews.
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
