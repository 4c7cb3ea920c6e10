import SwiftSyntax

/// Goes through a file once and notes what changes and what is left.
final class PortPass: SyntaxVisitor {
  var edits: SourceEdits
  let index: TypeIndex
  let remark: (any SyntaxProtocol, String) -> Void

  init(
    source: [UInt8],
    index: TypeIndex,
    remark: @escaping (any SyntaxProtocol, String) -> Void
  ) {
    edits = SourceEdits(source)
    self.index = index
    self.remark = remark
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    port(node)
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    port(node)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    port(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": portSelector(node)
    case "keyPath": portKeyPath(node)
    case "colorLiteral":
      edits.replace(node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound, with: "UIColor")
    case "imageLiteral":
      remark(
        node,
        "there are no pictures in asset catalogues: load a file with UIImage(contentsOfFile:)"
      )
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    port(node)
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    // `delegate?.cardDidMove?(self)`: the method exists now, as everybody has its default.
    if let member = node.expression.as(MemberAccessExprSyntax.self),
      node.parent?.is(FunctionCallExprSyntax.self) == true,
      index.optionalMethods.contains(member.declName.baseName.text)
    {
      edits.replace(node.questionMark.bytes)
    }
    return .visitChildren
  }
}
