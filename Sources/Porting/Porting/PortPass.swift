import SwiftSyntax

/// A visitor that records the changes and remarks of a file in one pass.
final class PortPass: SyntaxVisitor {
  var edits: SourceEdits
  /// The members that must move to classes in other files, by the names of the classes.
  var departed: [String: TracedText] = [:]
  let index: TypeIndex
  let purpose: PortPurpose
  let surroundings: PortSurroundings
  /// The modules of the file's compiled imports.
  var modules: Set<String> = []
  /// The modules of the program that the file tests.
  var testedModules: Set<String> = []
  /// The global names that the file uses and the program does not declare.
  var used: Set<String> = []
  /// The modifiers that were removed so that moved code sees the declarations.
  var revealed: Set<SyntaxIdentifier> = []
  /// The missing imports that are not written into the text.
  var missingImports: [String] = []
  /// The previews of the file that became functions.
  var previews: [LivePreview] = []
  private let note: (RemarkKind, any SyntaxProtocol, String) -> Void

  init(
    _ file: ParsedFile,
    surroundings: PortSurroundings,
    purpose: PortPurpose,
    note: @escaping (RemarkKind, any SyntaxProtocol, String) -> Void
  ) {
    edits = SourceEdits(
      Array(file.source.utf8),
      file: file.name,
      keepsLines: purpose == .live
    )
    index = file.index
    self.purpose = purpose
    self.surroundings = surroundings
    self.note = note
    super.init(viewMode: .sourceAccurate)
  }

  /// Records code that must be ported by hand.
  func remark(_ kind: RemarkKind, _ node: any SyntaxProtocol, _ message: String) {
    note(kind, node, message)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    port(node)
    return .skipChildren
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
    case "keyPath":
      portKeyPath(node)
      return .skipChildren
    case "colorLiteral":
      edits.replace(node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound, with: "UIColor")
    case "imageLiteral", "fileLiteral": portResourceLiteral(node)
    case "Preview": return portPreview(node)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    return portPreview(node)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    portUntyped(node)
    portProvided(node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    portProvided(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    port(node)
    portFormerLabels(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    portFormerName(node)
    portProvided(node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    portFormerName(node)
    portProvided(node)
    return .visitChildren
  }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    portClassArguments(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    portWitness(node)
    portRowMethod(node)
    portFormerLabels(node)
    portOpenness(node.modifiers)
    portProvided(override: node.name, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    portWitness(node)
    portFormerName(node)
    portOpenness(node.modifiers)
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self) {
      portProvided(override: name.identifier, node.modifiers)
    }
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

  override func visit(
    _ node: ImplicitlyUnwrappedOptionalTypeSyntax
  ) -> SyntaxVisitorContinueKind {
    portImplicitness(node)
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    portOptionalCall(node)
    return .visitChildren
  }
}
