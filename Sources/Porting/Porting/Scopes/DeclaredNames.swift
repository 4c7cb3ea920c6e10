import SwiftSyntax

/// A visitor that finds all names that a file declares, and the types of their declarations.
final class DeclaredNames: SyntaxVisitor {
  /// The names of types, members, functions, values and parameters, without overrides.
  private(set) var names: Set<String> = []
  /// The types of properties by their owners and names; the owner of global properties is "".
  private(set) var memberTypes: [String: [String: String]] = [:]
  /// The requirements of protocols, by the names of the protocols.
  private(set) var requirements: [String: Set<String>] = [:]
  /// The names that are only visible in this file, with their owners: `Card.place`, `margin`.
  private(set) var hidden: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in BuildCondition.liveClauses(of: node) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { add(node.name, node) }
  override func visitPost(_ node: StructDeclSyntax) { add(node.name, node) }
  override func visitPost(_ node: EnumDeclSyntax) { add(node.name, node) }
  override func visitPost(_ node: ActorDeclSyntax) { add(node.name, node) }
  override func visitPost(_ node: TypeAliasDeclSyntax) { add(node.name, node) }
  override func visitPost(_ node: FunctionDeclSyntax) { add(node.name, node) }
  override func visitPost(_ node: MacroDeclSyntax) { add(node.name, node) }
  override func visitPost(_ node: AssociatedTypeDeclSyntax) { names.insert(node.name.text) }
  override func visitPost(_ node: GenericParameterSyntax) { names.insert(node.name.text) }
  override func visitPost(_ node: EnumCaseElementSyntax) { names.insert(node.name.text) }
  override func visitPost(_ node: ClosureShorthandParameterSyntax) { names.insert(node.name.text) }
  override func visitPost(_ node: ClosureParameterSyntax) {
    names.insert((node.secondName ?? node.firstName).text)
  }
  override func visitPost(_ node: FunctionParameterSyntax) {
    names.insert((node.secondName ?? node.firstName).text)
  }

  override func visitPost(_ node: ProtocolDeclSyntax) {
    add(node.name, node)
    let asked = node.memberBlock.members.compactMap(\.declaredName)
    requirements[node.name.text, default: []].formUnion(asked)
  }

  override func visitPost(_ node: VariableDeclSyntax) {
    let isOverride = node.modifiers.contains { $0.name.text == "override" }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      if !isOverride { names.insert(name.text) }
      hide(name, node)
      addType(of: binding, name.text)
    }
  }

  override func visitPost(_ node: IdentifierPatternSyntax) {
    guard node.parent?.is(PatternBindingSyntax.self) != true else { return }
    names.insert(node.identifier.text)
  }

  private func add(_ name: TokenSyntax, _ node: some WithModifiersSyntax & DeclSyntaxProtocol) {
    if !node.modifiers.contains(where: { $0.name.text == "override" }) { names.insert(name.text) }
    hide(name, node)
  }

  private func hide(_ name: TokenSyntax, _ node: some WithModifiersSyntax & DeclSyntaxProtocol) {
    guard node.isHidden, node.isMemberOrGlobal else { return }
    let owner = EnclosingType.name(at: node).map { $0 + "." } ?? ""
    hidden.insert(owner + name.text)
  }

  private func addType(of binding: PatternBindingSyntax, _ name: String) {
    guard let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      variable.isMemberOrGlobal
    else { return }
    let value = binding.initializer?.value
    let type =
      (binding.typeAnnotation?.type ?? value?.castType).map(TypeIndex.plain)
      ?? value?.as(FunctionCallExprSyntax.self)?.constructedType
    memberTypes[EnclosingType.name(at: variable) ?? "", default: [:]][name] = type
  }
}

extension MemberBlockItemSyntax {
  /// The name of a method or a property.
  fileprivate var declaredName: String? {
    decl.as(FunctionDeclSyntax.self)?.name.text
      ?? decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }
}

extension SyntaxProtocol {
  /// Whether a declaration is a member or global, and not in a function.
  var isMemberOrGlobal: Bool {
    if parent?.is(MemberBlockItemSyntax.self) == true { return true }
    let list = parent?.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self)
    guard let place = list?.parent else { return false }
    return place.is(SourceFileSyntax.self) || place.is(IfConfigClauseSyntax.self)
  }
}

extension WithModifiersSyntax {
  /// The modifier that hides a declaration from other files.
  var hidingModifier: DeclModifierSyntax? {
    modifiers.first { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  /// Whether the declaration, or its extension, is only visible in its file.
  var isHidden: Bool {
    if hidingModifier != nil { return true }
    let levels: Set = ["internal", "open", "package", "public"]
    guard !modifiers.contains(where: { levels.contains($0.name.text) && $0.detail == nil }) else {
      return false
    }
    let place = parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    return place?.hidingModifier != nil
  }
}

extension WithAttributesSyntax {
  /// The first modifier or keyword of a declaration, after its attributes.
  var firstWord: TokenSyntax? {
    guard let last = attributes.lastToken(viewMode: .sourceAccurate) else {
      return firstToken(viewMode: .sourceAccurate)
    }
    return last.nextToken(viewMode: .sourceAccurate)
  }
}
