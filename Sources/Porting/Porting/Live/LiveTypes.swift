import SwiftSyntax

/// A type of a program, with the values that showing it needs.
struct LiveType {
  let name: String
  let file: Int
  let line: Int
  let isClass: Bool
  /// Whether the type has the attribute `@main`.
  let isMain: Bool
  /// The reason why code at file level cannot create it; nil if it can.
  let obstacle: String?

  /// The name without the names of the types around it.
  var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// The types of a program's files, with their initializers.
final class LiveTypes {
  /// The types, in the order of the files.
  private(set) var all: [LiveType] = []
  private(set) var byName: [String: LiveType] = [:]
  private(set) var initializers: [String: [LiveInitializer]] = [:]
  /// The functions `static func main()`, by the names of their types.
  private(set) var mains: [String: FunctionDeclSyntax] = [:]

  init(_ files: [ParsedFile]) {
    for (index, file) in files.enumerated() {
      let reader = LiveTypeReader(file: index, file.locations)
      reader.walk(file.tree)
      all += reader.types
      initializers.merge(reader.initializers) { $0 + $1 }
      mains.merge(reader.mains) { own, _ in own }
    }
    byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }
}

/// A visitor that finds the types of a file, without those inside functions.
private final class LiveTypeReader: SyntaxVisitor {
  private struct Scope {
    var name: String
    var modifiers: DeclModifierListSyntax
    /// The reason why code at file level cannot create its types.
    var obstacle: String?
    var isExtension = false
  }

  var types: [LiveType] = []
  var initializers: [String: [LiveInitializer]] = [:]
  var mains: [String: FunctionDeclSyntax] = [:]
  private let file: Int
  private let locations: SourceLocationConverter
  private var scopes: [Scope] = []

  init(file: Int, _ locations: SourceLocationConverter) {
    self.file = file
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in BuildCondition.liveClauses(of: node, flags: PortPurpose.live.flags) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, node.genericParameterClause, isClass: true)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(
      Scope(
        name: node.extendedType.trimmedDescription,
        modifiers: node.modifiers,
        isExtension: true
      )
    )
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last {
      let words = scope.isExtension ? scope.modifiers : []
      initializers[scope.name, default: []].append(
        LiveInitializer(node, file: file, in: words)
      )
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let words = node.modifiers.map(\.name.text)
    if let scope = scopes.last, node.name.text == "main",
      node.signature.parameterClause.parameters.isEmpty,
      words.contains("static") || words.contains("class")
    {
      mains[scope.name] = node
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func enter(
    _ node: some DeclGroupSyntax,
    _ name: TokenSyntax,
    _ parameters: GenericParameterClauseSyntax?,
    isClass: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let isHidden = node.modifiers.contains { $0.name.text == "private" }
    var obstacle = scopes.last?.obstacle
    if obstacle == nil, parameters != nil { obstacle = "it is generic" }
    if obstacle == nil, isHidden, let outer = scopes.last {
      obstacle = "it is private in \(outer.name)"
    }
    let fullName = (scopes.suffix(1).map(\.name) + [name.text]).joined(separator: ".")
    scopes.append(Scope(name: fullName, modifiers: node.modifiers, obstacle: obstacle))
    types.append(
      LiveType(
        name: fullName,
        file: file,
        line: locations.location(for: name.positionAfterSkippingLeadingTrivia).line,
        isClass: isClass,
        isMain: node.attributes.contains(where: \.isMain),
        obstacle: obstacle
      )
    )
    return .visitChildren
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isMain: Bool {
    let name = self.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
    return ["main", "UIApplicationMain", "NSApplicationMain"].contains(name)
  }
}
