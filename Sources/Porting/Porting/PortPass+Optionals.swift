import SwiftSyntax

extension PortPass {
  /// `optional` exists with `@objc` only: a default in an extension does the same.
  func port(_ node: ProtocolDeclSyntax) {
    guard node.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@objc") }) else {
      return
    }
    bindToClasses(node)
    var defaults: [String] = []
    for member in node.memberBlock.members {
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      guard let word = modifiers?.first(where: { $0.name.text == "optional" }) else { continue }
      edits.replace(word.bytesToNext)
      guard let requirement = OptionalRequirement(member.decl) else { continue }
      admitAbsence(of: requirement, in: member.decl)
      defaults.append(indentation(of: member) + text(of: requirement, member.decl))
    }
    guard !defaults.isEmpty else { return }
    let access = node.modifiers.map(\.trimmedDescription).filter { $0 == "public" }
    let lead = access.isEmpty ? "" : "public "
    edits.insert(
      "\n\n\(lead)extension \(node.name.text) {\n\(defaults.joined(separator: "\n"))\n}",
      at: node.endPositionBeforeTrailingTrivia.utf8Offset
    )
  }

  /// A requirement with a result has none where it is left out.
  private func admitAbsence(of requirement: OptionalRequirement, in declaration: DeclSyntax) {
    guard requirement.needsOptionalResult, let result = requirement.optionalResult else { return }
    if let type = declaration.as(FunctionDeclSyntax.self)?.signature.returnClause?.type {
      edits.replace(type.bytes, with: result)
    } else if let type = declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?
      .type
    {
      edits.replace(type.bytes, with: result)
    }
  }

  /// The default of a requirement that was left out.
  private func text(of requirement: OptionalRequirement, _ declaration: DeclSyntax) -> String {
    guard let method = declaration.as(FunctionDeclSyntax.self) else {
      return "var \(requirement.name): \(requirement.optionalResult ?? "Void") { nil }"
    }
    let parameters = method.signature.parameterClause.trimmedDescription
    guard let result = requirement.optionalResult else {
      return "func \(requirement.name)\(method.signature.trimmedDescription) {}"
    }
    return "func \(requirement.name)\(parameters) -> \(result) { nil }"
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

  // MARK: - Conforming types

  /// What a type gives for a requirement that other types leave out is said to be optional.
  func portWitness(_ node: FunctionDeclSyntax) {
    guard let type = node.signature.returnClause?.type,
      let owner = EnclosingType.name(at: node), isWitness(node, in: owner)
    else { return }
    edits.replace(type.bytes, with: OptionalRequirement.optional(type.trimmedDescription))
  }

  private func isWitness(_ node: FunctionDeclSyntax, in owner: String) -> Bool {
    guard !surroundings.facts.optionals.keys.contains(owner),
      let result = OptionalRequirement.result(of: node)
    else { return false }
    let labels = OptionalRequirement.labels(of: node)
    return surroundings.optionalRequirements(of: owner).contains {
      $0.name == node.name.text && $0.labels == labels && $0.result == result
        && $0.needsOptionalResult
    }
  }

  /// The same for a computed property that can only be read.
  func portWitness(_ node: VariableDeclSyntax) {
    guard let owner = EnclosingType.name(at: node), node.bindings.count == 1,
      !surroundings.facts.optionals.keys.contains(owner),
      let binding = node.bindings.first, let type = binding.typeAnnotation?.type
    else { return }
    let name = binding.pattern.trimmedDescription
    let isOptional = surroundings.optionalRequirements(of: owner).contains {
      $0.name == name && $0.labels == nil && $0.result == type.trimmedDescription
        && $0.needsOptionalResult
    }
    guard isOptional else { return }
    edits.replace(type.bytes, with: OptionalRequirement.optional(type.trimmedDescription))
  }

  // MARK: - Calls

  /// `if let tell = delegate.cardDidMove`: the method exists now, and `if let` wants an optional.
  func portOptionalQuestion(_ node: OptionalBindingConditionSyntax) {
    guard let member = node.initializer?.value.as(MemberAccessExprSyntax.self),
      let base = member.base, !base.containsQuestionMark, !isAnyObject(base),
      surroundings.isOptionalMethod(member.declName.baseName.text)
    else { return }
    edits.insert("Optional(", at: member.bytes.lowerBound)
    edits.insert(")", at: member.bytes.upperBound)
  }

  /// `delegate?.cardDidMove?(self)`: the method exists now, as every type has its default.
  func portOptionalCall(_ node: OptionalChainingExprSyntax) {
    guard let member = node.expression.as(MemberAccessExprSyntax.self),
      let call = node.parent?.as(FunctionCallExprSyntax.self)
    else { return }
    let name = member.declName.baseName.text
    // What is not known to have the method is asked first whether it conforms.
    if let base = member.base, isAnyObject(base) { return }
    guard
      surroundings.isOptionalMethod(name)
        || (CocoaDelegates.haveOptional(name) && !surroundings.facts.properties.contains(name))
    else { return }
    edits.replace(node.questionMark.bytes)
    guard !surroundings.isOptionalMethod(name), member.base?.containsQuestionMark == false,
      call.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    else { return }
    // `if let` takes nothing that is always there.
    edits.insert("Optional(", at: call.bytes.lowerBound)
    edits.insert(")", at: call.bytes.upperBound)
  }
}

extension ExprSyntax {
  /// Whether something in the expression may be absent.
  fileprivate var containsQuestionMark: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
  }
}

/// The methods that delegates of UIKit may leave out, by how their names begin.
enum CocoaDelegates {
  private static let beginnings = [
    "animationController", "animationDid", "collectionView", "gestureRecognizer",
    "interactionControllerFor", "navigationController", "pickerView", "presentationController",
    "scrollView", "searchBar", "tabBarController", "tableView", "textField", "textView",
  ]
  private static let names: Set<String> = [
    "adaptivePresentationStyle", "animationEnded", "interruptibleAnimator", "numberOfSections",
    "viewForZooming",
  ]

  /// The protocol of a method, where its name says it: a table's belong to two.
  static func onlyProtocol(asking name: String) -> String? {
    protocols.first { name.hasPrefix($0.key) }?.value
  }

  private static let protocols = [
    "gestureRecognizer": "UIGestureRecognizerDelegate",
    "navigationController": "UINavigationControllerDelegate",
    "scrollView": "UIScrollViewDelegate", "searchBar": "UISearchBarDelegate",
    "tabBarController": "UITabBarControllerDelegate", "textField": "UITextFieldDelegate",
    "textView": "UITextViewDelegate", "viewForZooming": "UIScrollViewDelegate",
  ]

  static func haveOptional(_ name: String) -> Bool {
    names.contains(name) || beginnings.contains(where: name.hasPrefix)
  }
}
