import SwiftSyntax

extension PortPass {
  /// Ports `optional`, which needs `@objc`: a default in an extension has the same effect.
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

  /// Makes the result of an optional requirement optional; it is nil if the requirement is missing.
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

  /// Returns the default implementation of an optional requirement.
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

  /// Returns the indentation of a member.
  private func indentation(of member: MemberBlockItemSyntax) -> String {
    let lines = member.leadingTrivia.description.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return String(lines.last?.prefix { $0 == " " || $0 == "\t" } ?? "  ")
  }

  /// Restricts an Objective-C protocol to classes, so that delegates can be weak.
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

  /// Makes the result of an implementation of an optional requirement optional.
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

  /// Makes the type of a read-only computed property optional, as for methods.
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

  /// Ports `if let tell = delegate.cardDidMove`: the method always exists now, but `if let` needs
  /// an optional.
  func portOptionalQuestion(_ node: OptionalBindingConditionSyntax) {
    guard let member = node.initializer?.value.as(MemberAccessExprSyntax.self),
      let base = member.base, !base.containsQuestionMark, !isAnyObject(base),
      surroundings.isOptionalMethod(member.declName.baseName.text)
    else { return }
    edits.insert("Optional(", at: member.bytes.lowerBound)
    edits.insert(")", at: member.bytes.upperBound)
  }

  /// Ports `delegate?.cardDidMove?(self)`: the method always exists now, because every type has the
  /// default.
  func portOptionalCall(_ node: OptionalChainingExprSyntax) {
    guard let member = node.expression.as(MemberAccessExprSyntax.self),
      let call = node.parent?.as(FunctionCallExprSyntax.self)
    else { return }
    let name = member.declName.baseName.text
    // An object of unknown type is first cast to the protocol.
    if let base = member.base, isAnyObject(base) { return }
    guard
      surroundings.isOptionalMethod(name)
        || (CocoaDelegates.haveOptional(name) && !surroundings.facts.properties.contains(name))
    else { return }
    edits.replace(node.questionMark.bytes)
    guard !surroundings.isOptionalMethod(name), member.base?.containsQuestionMark == false,
      call.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    else { return }
    // `if let` accepts only optional values.
    edits.insert("Optional(", at: call.bytes.lowerBound)
    edits.insert(")", at: call.bytes.upperBound)
  }
}

extension ExprSyntax {
  /// Whether part of the expression is optional.
  fileprivate var containsQuestionMark: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
  }
}

/// The optional methods of UIKit's delegates, by the beginnings of their names.
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

  /// Returns the protocol of a method if its name identifies it; table methods belong to two
  /// protocols.
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
