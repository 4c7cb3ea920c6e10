import SwiftSyntax

/// Goes through a file once and notes what changes and what is left.
final class PortPass: SyntaxVisitor {
  var edits: SourceEdits
  /// What has to go to classes in other files, by their names.
  var departed: [String: String] = [:]
  let index: TypeIndex
  let surroundings: PortSurroundings
  let remark: (any SyntaxProtocol, String) -> Void

  init(
    source: [UInt8],
    index: TypeIndex,
    surroundings: PortSurroundings,
    remark: @escaping (any SyntaxProtocol, String) -> Void
  ) {
    edits = SourceEdits(source)
    self.index = index
    self.surroundings = surroundings
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
    portFormerLabels(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    portFormerName(node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    portFormerName(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    portWitness(node)
    portRowMethod(node)
    portFormerLabels(node)
    portOpenness(node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    portWitness(node)
    portFormerName(node)
    portOpenness(node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    portOptionalQuestion(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    portCasts(node)
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    portOptionalCall(node)
    return .visitChildren
  }
}
