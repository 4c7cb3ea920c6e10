import SwiftSyntax

/// The classes, extensions and optional requirements of a file.
final class TypeIndex: SyntaxVisitor {
  /// The classes by their full names: `Card`, `Card.Edge`.
  private(set) var classes: [String: ClassDeclSyntax] = [:]
  private(set) var extensions: [ExtensionDeclSyntax] = []
  private(set) var importsUIKit = false
  /// The types of the file with their members.
  private(set) var facts = TypeFacts()
  /// All declarations of the file.
  let declared: DeclaredNames
  /// The syntax tree of the file.
  let tree: SourceFileSyntax
  /// The identity of the file among others.
  let identity: Int

  init(_ tree: SourceFileSyntax) {
    declared = DeclaredNames(tree)
    self.tree = tree
    identity = tree.description.hashValue
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in BuildCondition.liveClauses(of: node) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "UIKit" { importsUIKit = true }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = EnclosingType.name(at: node.memberBlock) ?? node.name.text
    classes[name] = node
    facts.types.insert(name)
    addClassParameters(of: node.name.text, node.genericParameterClause, node.genericWhereClause)
    facts.overrides[name, default: []].formUnion(
      node.memberBlock.members.filter(\.isOverride).compactMap(\.signature)
    )
    addInheritedTypes(in: node.inheritanceClause, of: name)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions.append(node)
    addInheritedTypes(in: node.inheritanceClause, of: node.extendedType.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.types.insert(node.name.text)
    facts.protocols.insert(node.name.text)
    addInheritedTypes(in: node.inheritanceClause, of: node.name.text)
    facts.inherited[node.name.text, default: []].formUnion(node.genericWhereClause.typesOfSelf)
    let absent = node.memberBlock.members.filter { member in
      member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
        .contains { $0.name.text == "optional" } ?? false
    }
    if !absent.isEmpty {
      facts.optionals[node.name.text] = absent.compactMap { OptionalRequirement($0.decl) }
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    addClassParameters(of: node.name.text, node.genericParameterClause, node.genericWhereClause)
    return addValue(EnclosingType.name(at: node.memberBlock))
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    addClassParameters(of: node.name.text, node.genericParameterClause, node.genericWhereClause)
    return addValue(EnclosingType.name(at: node.memberBlock))
  }

  private func addClassParameters(
    of type: String,
    _ parameters: GenericParameterClauseSyntax?,
    _ clause: GenericWhereClauseSyntax?
  ) {
    let required = clause?.requirements.compactMap {
      $0.requirement.as(ConformanceRequirementSyntax.self)
    }
    for (index, parameter) in (parameters?.parameters ?? []).enumerated() {
      let bounds =
        [parameter.inheritedType]
        + (required ?? []).filter { $0.leftType.trimmedDescription == parameter.name.text }
        .map(\.rightType)
      if bounds.contains(where: { $0?.trimmedDescription == "AnyObject" }) {
        facts.classParameters[type, default: []].insert(index)
      }
    }
  }

  private func addValue(_ name: String?) -> SyntaxVisitorContinueKind {
    if let name {
      facts.types.insert(name)
      facts.values.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let owner = EnclosingType.name(at: node).map { $0 + "." } ?? ""
    let name = owner + node.name.text
    facts.types.insert(name)
    facts.inherited[name, default: []].formUnion(TypeIndex.parts(of: node.initializer.value))
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isMemberOrGlobal, let owner = EnclosingType.name(at: node) {
      facts.methods[owner, default: []].append(SelectorMethod(node, in: identity))
    }
    return .visitChildren
  }

  private func addInheritedTypes(in clause: InheritanceClauseSyntax?, of type: String) {
    let types = clause?.inheritedTypes.flatMap { TypeIndex.parts(of: $0.type) } ?? []
    facts.inherited[type, default: []].formUnion(types)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    facts.properties.insert(name)
    if let type = node.typeAnnotation?.type {
      facts.propertyTypes[name] = TypeIndex.plain(type)
    } else if let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription.first?.isUppercase == true,
      call.calledExpression.is(DeclReferenceExprSyntax.self)
    {
      facts.propertyTypes[name] = call.calledExpression.trimmedDescription
    }
    return .visitChildren
  }

  /// Returns the types of a composition; a single type returns itself.
  static func parts(of type: TypeSyntax) -> [String] {
    guard let composition = type.as(CompositionTypeSyntax.self) else { return [plain(type)] }
    return composition.elements.map { plain($0.type) }
  }

  /// Returns a type without its optional mark, without `any` and without parentheses.
  static func plain(_ type: TypeSyntax) -> String {
    if let type = type.as(OptionalTypeSyntax.self) { return plain(type.wrappedType) }
    if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return plain(type.wrappedType)
    }
    if let type = type.as(AttributedTypeSyntax.self) { return plain(type.baseType) }
    if let type = type.as(SomeOrAnyTypeSyntax.self) { return plain(type.constraint) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.firstName == nil
    {
      return plain(only.type)
    }
    return type.trimmedDescription
  }
}

/// The type whose body contains a node.
enum EnclosingType {
  /// Returns the full name of the type, as code elsewhere in the file writes it; nil outside types.
  static func name(at node: some SyntaxProtocol) -> String? {
    var names: [String] = []
    var current = node.parent
    while let place = current {
      if let type = place.as(ExtensionDeclSyntax.self) {
        return ([type.extendedType.trimmedDescription] + names).joined(separator: ".")
      }
      if let type = place.asProtocol((any NamedDeclSyntax).self), place.isTypeDeclaration {
        names.insert(type.name.text, at: 0)
      }
      // A class inside a function has no longer name.
      if !names.isEmpty, place.isLocalBlock { break }
      current = place.parent
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// Returns all types around a node, from the innermost one.
  static func all(at node: some SyntaxProtocol) -> [TypeScope] {
    var scopes: [TypeScope] = []
    var constraints: [String] = []
    var current = node.parent
    while let place = current {
      constraints += place.as(FunctionDeclSyntax.self)?.genericWhereClause.typesOfSelf ?? []
      if let type = place.as(ExtensionDeclSyntax.self) {
        // An extension of `Card.Edge` sees only the members of `Card.Edge`.
        constraints += type.genericWhereClause.typesOfSelf
        let name = type.extendedType.trimmedDescription
        return scopes + [TypeScope(name: name, constraints: constraints)]
      }
      if place.isTypeDeclaration, let body = place.asProtocol((any DeclGroupSyntax).self),
        let name = name(at: body.memberBlock)
      {
        scopes.append(TypeScope(name: name, constraints: constraints))
        constraints = []
      }
      current = place.parent
    }
    return scopes
  }
}

/// A type around a node, and the types that a `where` clause gives to `Self`.
struct TypeScope {
  var name: String
  var constraints: [String] = []
}

extension Syntax {
  fileprivate var isTypeDeclaration: Bool {
    self.is(ClassDeclSyntax.self) || self.is(StructDeclSyntax.self)
      || self.is(EnumDeclSyntax.self) || self.is(ActorDeclSyntax.self)
      || self.is(ProtocolDeclSyntax.self)
  }

  /// Whether it is the code of a function, a closure or an accessor.
  fileprivate var isLocalBlock: Bool {
    guard self.is(CodeBlockItemListSyntax.self), let parent else { return false }
    return !parent.is(SourceFileSyntax.self) && !parent.is(IfConfigClauseSyntax.self)
  }
}

extension GenericWhereClauseSyntax? {
  /// The types that a clause gives to `Self`: `where Self: UIView & Card`.
  var typesOfSelf: [String] {
    guard let clause = self else { return [] }
    return clause.requirements.flatMap { requirement -> [String] in
      switch requirement.requirement {
      case .conformanceRequirement(let node) where node.leftType.trimmedDescription == "Self":
        return TypeIndex.parts(of: node.rightType)
      case .sameTypeRequirement(let node) where node.leftType.trimmedDescription == "Self":
        guard case .type(let type) = node.rightType else { return [] }
        return TypeIndex.parts(of: type)
      default: return []
      }
    }
  }
}
