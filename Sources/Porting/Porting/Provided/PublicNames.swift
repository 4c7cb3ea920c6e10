import SwiftParser
import SwiftSyntax

/// The names that sources provide to code that imports their module.
public struct PublicNames: Sendable {
  /// The global classes.
  public internal(set) var classes: Set<String> = []
  /// The other global types, functions and values.
  public internal(set) var others: Set<String> = []
  /// The members of types, and nested types.
  public internal(set) var members: Set<String> = []
  /// The methods that a selector can name, with their owners: `UIView.setNeedsLayout`.
  public internal(set) var methods: Set<String> = []
  /// The classes and protocols with their ancestors: `UIView:UIResponder`.
  public internal(set) var parents: Set<String> = []
  /// The types of properties, as they are declared.
  var types: [String: Set<String>] = [:]

  /// The classes of properties that have the same class for every owner.
  public var memberTypes: [String: String] {
    let single = types.compactMapValues { types in
      types.count == 1 ? types.first { classes.contains($0) } : nil
    }
    // The name alone is enough for most properties; the others need the owner.
    return single.filter { name, _ in
      name.split(separator: ".").count == 1 || single[String(name.lastPart)] == nil
    }
  }

  /// Parses the sources of modules.
  public init(_ sources: [String]) {
    let visitor = PublicNameVisitor(viewMode: .sourceAccurate)
    for source in sources { visitor.walk(Parser.parse(source: source)) }
    self = visitor.found
  }

  fileprivate init() {}
}

private final class PublicNameVisitor: SyntaxVisitor {
  var found = PublicNames()

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isPublic else { return .skipChildren }
    if EnclosingType.name(at: node) == nil {
      found.classes.insert(node.name.text)
    } else {
      found.members.insert(node.name.text)
    }
    addParents(in: node.inheritanceClause, of: node.name.text, node)
    return .visitChildren
  }

  /// Adds the classes and protocols that a type inherits.
  private func addParents(
    in clause: InheritanceClauseSyntax?,
    of name: String,
    _ node: some SyntaxProtocol
  ) {
    guard let clause, EnclosingType.name(at: node) == nil else { return }
    for type in clause.inheritedTypes.map(\.type.trimmedDescription)
    where type.hasPrefix("UI") || type.hasPrefix("CA") || type.hasPrefix("NS") {
      found.parents.insert("\(name):\(type)")
    }
  }

  /// Adds a method that can be an action: it has at most a sender and an event.
  private func addMethod(_ node: FunctionDeclSyntax) {
    let left = Set(node.modifiers.map(\.name.text))
    guard node.isPublic, left.isDisjoint(with: ["class", "override", "static"]),
      node.signature.parameterClause.parameters.count <= 2,
      let owner = EnclosingType.name(at: node), !owner.contains(".")
    else { return }
    found.methods.insert("\(owner).\(node.name.text)")
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isPublic { addParents(in: node.inheritanceClause, of: node.name.text, node) }
    return add(node.name, node)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = add(node.name, node)
    addMethod(node)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      _ = add(name.identifier, node)
      // A type that is not written can be any type.
      let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.constructedType
      let type = binding.typeAnnotation.map { TypeIndex.plain($0.type) } ?? made ?? ""
      if node.isPublic { addType(type, of: name.identifier.text, node) }
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    found.members.insert(node.name.text.filter { $0 != "`" })
    return .skipChildren
  }

  /// Adds the type of a property; static properties are also known by their owner:
  /// `UIDevice.current`.
  private func addType(_ type: String, of name: String, _ node: VariableDeclSyntax) {
    found.types[name, default: []].insert(type)
    guard node.modifiers.contains(where: { ["class", "static"].contains($0.name.text) }),
      let owner = EnclosingType.name(at: node), !owner.contains(".")
    else { return }
    found.types["\(owner).\(name)", default: []].insert(type)
  }

  private func add(
    _ name: TokenSyntax,
    _ node: some WithModifiersSyntax & WithAttributesSyntax
  ) -> SyntaxVisitorContinueKind {
    guard node.isPublic else { return .skipChildren }
    let text = name.text.filter { $0 != "`" }
    guard text.first?.isLetter == true else { return .skipChildren }
    if EnclosingType.name(at: node) == nil {
      found.others.insert(text)
    } else {
      found.members.insert(text)
    }
    return .visitChildren
  }
}

extension WithModifiersSyntax where Self: WithAttributesSyntax {
  /// Whether code of another module sees the declaration, by its own access level or that of its
  /// extension or protocol.
  fileprivate var isPublic: Bool {
    let isReserved = attributes.contains { $0.trimmedDescription.hasPrefix("@_spi") }
    guard !isReserved else { return false }
    let levels = modifiers.map(\.name.text)
    if levels.contains("public") || levels.contains("open") { return true }
    guard !levels.contains(where: ["private", "fileprivate", "package", "internal"].contains),
      let place = parent?.parent?.parent?.parent
    else { return false }
    // Requirements have the access level of their protocol, members that of their extension.
    return place.is(ProtocolDeclSyntax.self)
      || place.as(ExtensionDeclSyntax.self)?.modifiers.contains { $0.name.text == "public" } == true
  }
}

extension String {
  /// The part after the last dot.
  fileprivate var lastPart: Substring { split(separator: ".").last ?? "" }
}
