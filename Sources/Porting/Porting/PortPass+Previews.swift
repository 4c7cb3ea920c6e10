import SwiftSyntax

extension PortPass {
  func portPreview(
    _ node: some FreestandingMacroExpansionSyntax
  ) -> SyntaxVisitorContinueKind {
    switch purpose {
    case .project:
      keepPreview(node)
      return .skipChildren
    case .live:
      makePreviewFunction(node)
      return .visitChildren
    }
  }

  /// Keeps `#Preview { … }` for Xcode, which always has SwiftUI for previews.
  private func keepPreview(_ node: some SyntaxProtocol) {
    let isStatement =
      node.parent?.is(CodeBlockItemSyntax.self) == true
      || node.parent?.is(MemberBlockItemSyntax.self) == true
    guard isStatement else {
      return remark(.resource, node, "only Xcode shows this preview: remove it")
    }
    edits.insert("#if canImport(SwiftUI)\n", at: node.bytes.lowerBound)
    edits.insert("\n#endif", at: node.bytes.upperBound)
  }

  /// Ports literals for resources of Xcode projects.
  func portResourceLiteral(_ node: MacroExpansionExprSyntax) {
    let advice =
      node.macroName.text == "imageLiteral"
      ? "asset catalogues are not supported: load a file with UIImage(contentsOfFile:)"
      : "resources of a project are not supported: name the file with URL(fileURLWithPath:)"
    remark(.resource, node, advice)
  }
}
