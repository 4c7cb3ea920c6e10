import SwiftSyntax

extension PortPass {
  /// On devices a table asks its data source's class whether it has the methods that delete and carry
  /// rows; here the data source says so itself.
  func portRowMethod(_ node: FunctionDeclSyntax) {
    guard node.name.text == "tableView", node.body != nil,
      let property = Self.rowProperties[OptionalRequirement.labels(of: node)],
      let siblings = node.parent?.parent?.as(MemberBlockItemListSyntax.self),
      !siblings.contains(where: { $0.signature == property })
    else { return }
    guard EnclosingType.name(at: node) != nil, !isInProtocolExtension(node) else { return }
    let kept: Set = ["open", "override", "package", "public"]
    let words = node.modifiers.map(\.name.text).filter(kept.contains) + ["var \(property): Bool"]
    let indent = indentation(of: node)
    edits.insert(
      "\n\n\(indent)\(words.joined(separator: " ")) { true }",
      at: node.endPositionBeforeTrailingTrivia.utf8Offset
    )
  }

  private static let rowProperties = [
    ["_", "commit", "forRowAt"]: "implementsRowCommit",
    ["_", "moveRowAt", "to"]: "implementsRowMove",
  ]

  /// There every class would have the methods, and each has to say so by itself.
  private func isInProtocolExtension(_ node: FunctionDeclSyntax) -> Bool {
    var place = node.parent
    while let here = place {
      if let type = here.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
        let isForeign = ["UITableViewDataSource", "UITableViewController"].contains(type)
        if isForeign {
          remark(.override, node, "a data source says by itself that it implements this")
        }
        return isForeign
      }
      place = here.parent
    }
    return false
  }

  /// The space before a declaration, as its author writes it.
  private func indentation(of node: some SyntaxProtocol) -> String {
    let lines = node.leadingTrivia.description.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return String(lines.last?.prefix { $0 == " " || $0 == "\t" } ?? "  ")
  }
}
