import SwiftSyntax

extension PortPass {
  func port(_ node: AttributeSyntax) {
    switch node.attributeName.trimmedDescription {
    case "objc", "objcMembers", "IBOutlet", "NSCopying", "GKInspectable":
      remove(node)
    case "IBAction":
      // With the sender alone it compiles as it is.
      if parameterCount(of: node) != 1 { remove(node) }
    case "IBSegueAction":
      remark(node, "there are no storyboards, so nobody calls a segue action: call it yourself")
      remove(node)
    case "NSManaged":
      remark(node, "there is no Core Data: store the property, or compute it")
    case "UIApplicationMain":
      edits.replace(node.attributeName.bytes, with: "main")
    default: break
    }
  }

  private func remove(_ node: AttributeSyntax) {
    edits.replace(node.bytesToNext)
  }

  private func parameterCount(of node: AttributeSyntax) -> Int? {
    node.parent?.parent?.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.count
  }

  // MARK: - Protocols with optional requirements

  /// `optional` exists with `@objc` only: a default in an extension does the same.
  func port(_ node: ProtocolDeclSyntax) {
    guard node.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@objc") }) else {
      return
    }
    bindToClasses(node)
    var defaults: [String] = []
    for member in node.memberBlock.members {
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      guard let optional = modifiers?.first(where: { $0.name.text == "optional" }) else { continue }
      guard let method = member.decl.as(FunctionDeclSyntax.self),
        ["", "Void", "()"].contains(method.signature.returnClause?.type.trimmedDescription ?? "")
      else {
        remark(
          optional,
          "only methods without a result can be optional: require it, and give it a default in an extension"
        )
        edits.replace(optional.bytesToNext)
        continue
      }
      edits.replace(optional.bytesToNext)
      let signature = method.signature.trimmedDescription
      defaults.append("\(indentation(of: member))func \(method.name.text)\(signature) {}")
    }
    guard !defaults.isEmpty else { return }
    let access = node.modifiers.map(\.trimmedDescription).filter { $0 == "public" }
    let lead = access.isEmpty ? "" : "public "
    edits.insert(
      "\n\n\(lead)extension \(node.name.text) {\n\(defaults.joined(separator: "\n"))\n}",
      at: node.endPositionBeforeTrailingTrivia.utf8Offset
    )
  }

  /// The space before a member, as its author writes it.
  private func indentation(of member: MemberBlockItemSyntax) -> String {
    let lines = member.leadingTrivia.description.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return String(lines.last?.prefix { $0 == " " || $0 == "\t" } ?? "  ")
  }

  /// Protocols of Objective-C are for classes, so that delegates can be weak.
  private func bindToClasses(_ node: ProtocolDeclSyntax) {
    guard let clause = node.inheritanceClause else {
      return edits.insert(": AnyObject", at: node.name.bytes.upperBound)
    }
    let types = clause.inheritedTypes.map(\.type.trimmedDescription)
    guard !types.contains("AnyObject"), !types.contains("class"),
      !types.contains("NSObjectProtocol"), let first = clause.inheritedTypes.first
    else { return }
    edits.insert("AnyObject, ", at: first.bytes.lowerBound)
  }
}
