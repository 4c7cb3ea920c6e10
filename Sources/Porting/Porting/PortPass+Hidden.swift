import SwiftSyntax

extension PortPass {
  /// Removes `private` and `fileprivate` from declarations that moved members use.
  ///
  /// Members that move to a class in another file must still see these declarations, and those that
  /// they use in their own declarations.
  func reveal(whatIsNamedIn members: [MemberBlockItemSyntax], of type: String) {
    var open = members.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    var done: Set<String> = []
    let hidden = HiddenDeclaration.all(in: index.tree)
    while let word = open.popFirst() {
      guard done.insert(word).inserted else { continue }
      for declaration in hidden
      where declaration.name == word && declaration.isSeen(in: type) {
        open.formUnion(declaration.words)
        reveal(declaration)
      }
    }
  }

  private func reveal(_ declaration: HiddenDeclaration) {
    guard !surroundings.isHiddenTwice(declaration.fullName) else {
      return remark(
        .override,
        declaration.node,
        "an override that moves to the file of its class uses this, and another file also has a "
          + "private \(declaration.name): give them different names, and remove the word private"
      )
    }
    guard revealed.insert(declaration.node.id).inserted else { return }
    if let modifier = declaration.modifier {
      edits.replace(modifier.bytesToNext)
    } else if let first = declaration.firstWord {
      // The extension has the modifier, so the member needs a modifier of its own.
      edits.insert("internal ", at: first.bytes.lowerBound)
    }
  }
}

/// A declaration that is only visible in its file.
struct HiddenDeclaration {
  let node: Syntax
  let name: String
  let owner: String?
  /// The modifier that hides it; nil if its extension has the modifier.
  let modifier: DeclModifierSyntax?
  /// The first modifier or keyword after the attributes.
  let firstWord: TokenSyntax?
  /// The names that must be visible with the declaration.
  let words: Set<String>

  var fullName: String { (owner.map { $0 + "." } ?? "") + name }

  /// Whether code of a type in the same file can see it.
  func isSeen(in type: String) -> Bool {
    owner == nil || owner == type || modifier?.name.text != "private"
  }

  /// Returns the hidden declarations of a file, outside functions.
  static func all(in tree: SourceFileSyntax) -> [HiddenDeclaration] {
    let finder = HiddenDeclarations(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.found
  }
}

private final class HiddenDeclarations: SyntaxVisitor {
  var found: [HiddenDeclaration] = []

  override func visitPost(_ node: FunctionDeclSyntax) {
    add(node, node.name.text, node.signature.words)
  }
  override func visitPost(_ node: VariableDeclSyntax) {
    guard let name = node.bindings.first?.pattern.trimmedDescription else { return }
    add(node, name, node.bindings.words)
  }
  override func visitPost(_ node: ClassDeclSyntax) { add(node, node.name.text, node.heading) }
  override func visitPost(_ node: StructDeclSyntax) { add(node, node.name.text, node.heading) }
  override func visitPost(_ node: EnumDeclSyntax) { add(node, node.name.text, node.heading) }
  override func visitPost(_ node: ProtocolDeclSyntax) { add(node, node.name.text, node.heading) }
  override func visitPost(_ node: TypeAliasDeclSyntax) {
    add(node, node.name.text, node.initializer.words)
  }

  private func add(
    _ node: some WithModifiersSyntax & WithAttributesSyntax & DeclSyntaxProtocol,
    _ name: String,
    _ words: Set<String>
  ) {
    guard node.isHidden, node.isMemberOrGlobal else { return }
    found.append(
      HiddenDeclaration(
        node: Syntax(node),
        name: name,
        owner: EnclosingType.name(at: node),
        modifier: node.hidingModifier,
        firstWord: node.firstWord,
        words: words
      )
    )
  }
}

extension DeclGroupSyntax {
  fileprivate var heading: Set<String> { inheritanceClause?.words ?? [] }
}

extension SyntaxProtocol {
  /// The names in a piece of code.
  fileprivate var words: Set<String> {
    let names = tokens(viewMode: .sourceAccurate).filter { token in
      if case .identifier = token.tokenKind { return true }
      return false
    }
    return Set(names.map { $0.text.filter { $0 != "`" } })
  }
}
