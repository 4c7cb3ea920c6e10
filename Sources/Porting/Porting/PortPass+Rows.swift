import SwiftSyntax

extension PortPass {
  /// Adds the properties with which a data source declares its methods for deleting and moving
  /// rows.
  ///
  /// On devices a table looks these methods up in its data source's class.
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

  /// In a protocol extension every class would have the methods, so each class must declare them
  /// itself.
  private func isInProtocolExtension(_ node: FunctionDeclSyntax) -> Bool {
    var place = node.parent
    while let here = place {
      if let type = here.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
        let isForeign = ["UITableViewDataSource", "UITableViewController"].contains(type)
        if isForeign {
          remark(.override, node, "the data source must declare that it implements this")
        }
        return isForeign
      }
      place = here.parent
    }
    return false
  }

  /// Returns the indentation of a declaration.
  private func indentation(of node: some SyntaxProtocol) -> String {
    let lines = node.leadingTrivia.description.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return String(lines.last?.prefix { $0 == " " || $0 == "\t" } ?? "  ")
  }
}
