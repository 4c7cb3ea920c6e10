import SwiftSyntax

/// The classes, extensions and optional requirements of a file.
final class TypeIndex: SyntaxVisitor {
  /// The classes by their full names: `Card`, `Card.Edge`.
  private(set) var classes: [String: ClassDeclSyntax] = [:]
  private(set) var extensions: [ExtensionDeclSyntax] = []
  /// What types inherit and conform to, by their names.
  private(set) var inherited: [String: Set<String>] = [:]
  /// What may be left out of the file's protocols, by their names.
  private(set) var optionals: [String: [OptionalRequirement]] = [:]
  /// The names of properties.
  private(set) var properties: Set<String> = []
  /// The methods of types, by the types' names.
  private(set) var methods: [String: [SelectorMethod]] = [:]
  /// What classes override, by their names: `tapped(_:)`, `frame`.
  private(set) var overrides: [String: Set<String>] = [:]
  private(set) var importsUIKit = false
  /// The types of properties by their names, where a file says so.
  private(set) var propertyTypes: [String: String] = [:]
  /// All that the file declares.
  let declared: DeclaredNames
  /// The file itself.
  let tree: SourceFileSyntax
  /// Tells this file from others.
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
    overrides[name, default: []].formUnion(
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
    addInheritedTypes(in: node.inheritanceClause, of: node.name.text)
    let absent = node.memberBlock.members.filter { member in
      member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
        .contains { $0.name.text == "optional" } ?? false
    }
    if !absent.isEmpty {
      optionals[node.name.text] = absent.compactMap { OptionalRequirement($0.decl) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let owner = EnclosingType.name(at: node) {
      methods[owner, default: []].append(SelectorMethod(node))
    }
    return .visitChildren
  }

  private func addInheritedTypes(in clause: InheritanceClauseSyntax?, of type: String) {
    let types = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    inherited[type, default: []].formUnion(types)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    properties.insert(name)
    if let type = node.typeAnnotation?.type {
      propertyTypes[name] = TypeIndex.plain(type)
    } else if let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription.first?.isUppercase == true,
      call.calledExpression.is(DeclReferenceExprSyntax.self)
    {
      propertyTypes[name] = call.calledExpression.trimmedDescription
    }
    return .visitChildren
  }

  /// A type without what makes it optional, without `any` and without parentheses around it.
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

/// The type whose body something stands in.
enum EnclosingType {
  /// Its name as code elsewhere in the file writes it; nil outside of types.
  static func name(at node: some SyntaxProtocol) -> String? {
    var names: [String] = []
    var current = node.parent
    while let place = current {
      if let type = place.as(ExtensionDeclSyntax.self) {
        return ([type.extendedType.trimmedDescription] + names).joined(separator: ".")
      }
      if let type = place.asProtocol((any NamedDeclSyntax).self), isType(place) {
        names.insert(type.name.text, at: 0)
      }
      current = place.parent
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  private static func isType(_ node: Syntax) -> Bool {
    node.is(ClassDeclSyntax.self) || node.is(StructDeclSyntax.self)
      || node.is(EnumDeclSyntax.self) || node.is(ActorDeclSyntax.self)
      || node.is(ProtocolDeclSyntax.self)
  }
}
