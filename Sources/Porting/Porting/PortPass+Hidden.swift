import SwiftSyntax

extension PortPass {
  /// What goes to a class in another file still has to see what it names: what is private to this
  /// file loses that word, and what the declaration of that names too.
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
        "an override that moves to its class's file uses this, and another file has a private "
          + "\(declaration.name) of its own: give them different names and drop the word private"
      )
    }
    guard revealed.insert(declaration.node.id).inserted else { return }
    if let modifier = declaration.modifier {
      edits.replace(modifier.bytesToNext)
    } else if let first = declaration.firstWord {
      // The extension hides its members: this one says of itself what it is.
      edits.insert("internal ", at: first.bytes.lowerBound)
    }
  }
}

/// A declaration that only its file sees.
struct HiddenDeclaration {
  let node: Syntax
  let name: String
  let owner: String?
  /// The word that hides it; nil where its extension has it.
  let modifier: DeclModifierSyntax?
  /// The first modifier or keyword, behind the attributes.
  let firstWord: TokenSyntax?
  /// What has to be seen where the declaration is seen.
  let words: Set<String>

  var fullName: String { (owner.map { $0 + "." } ?? "") + name }

  /// Whether code of a type, in the same file, sees it.
  func isSeen(in type: String) -> Bool {
    owner == nil || owner == type || modifier?.name.text != "private"
  }

  /// Those of a file, outside of functions.
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
  /// All names in a piece of code.
  fileprivate var words: Set<String> {
    let names = tokens(viewMode: .sourceAccurate).filter { token in
      if case .identifier = token.tokenKind { return true }
      return false
    }
    return Set(names.map { $0.text.filter { $0 != "`" } })
  }
}
