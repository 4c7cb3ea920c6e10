import SwiftSyntax

extension PortPass {
  /// `#selector(tapped(_:))` becomes `Selector("tapped:", Card.tapped(_:))`.
  func portSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1, argument.label == nil
    else {
      return remark(
        .selector,
        node,
        "properties have no selectors: call a method that reads or sets it"
      )
    }
    guard let method = methodName(of: argument.expression) else { return }
    edits.replace(node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound, with: "Selector")
    let name = objectiveCName(of: argument.expression, method)
    used.insert("Selector")
    edits.replace(argument.expression.bytes, with: "\"\(name)\", \(method)")
  }

  /// What Objective-C calls the method that an expression names.
  private func objectiveCName(of expression: ExprSyntax, _ method: String) -> String {
    guard let name = expression.namedMethod else { return method }
    let base = name.baseName.text.filter { $0 != "`" }
    let owner = method.split(separator: " ").first?.split(separator: ".").dropLast()
    let known = surroundings.methods(
      named: base,
      of: owner?.joined(separator: ".") ?? ""
    )
    guard let labels = name.argumentNames?.arguments.map(\.name.text) else {
      let count = expression.parameterCount
      let fits = known.filter { count == nil || $0.labels.count == count }
      let isEdit = method.hasPrefix("UIResponder.") && Self.editActions.contains(base)
      return given(fits) ?? fits.first?.name ?? (isEdit ? "\(base):" : base)
    }
    let fits = known.filter { $0.labels == labels }
    return given(fits) ?? SelectorName.text(base: base, labels: labels)
  }

  /// An override has the name that the method was given which it overrides.
  private func given(_ methods: [SelectorMethod]) -> String? {
    methods.lazy.compactMap(\.given).first
  }

  private func methodName(of expression: ExprSyntax) -> String? {
    if let cast = expression.as(AsExprSyntax.self) {
      return methodName(of: cast.expression).map { "\($0) as \(cast.type.trimmedDescription)" }
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      let rest = sequence.elements.dropFirst().map(\.description).joined()
      remarkCast(sequence)
      return methodName(of: first).map { "\($0) \(rest)" }
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return unqualified(name)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      remark(.selector, expression, "no method is named here that a selector could be made of")
      return nil
    }
    return qualified(member, base)
  }

  private func remarkCast(_ node: some SyntaxProtocol) {
    remark(
      .selector,
      node,
      "a cast tells overloads apart: check that the method has the type (Class) -> (…) -> Void"
    )
  }

  private func unqualified(_ name: DeclReferenceExprSyntax) -> String? {
    guard let type = EnclosingType.name(at: name) else {
      remark(
        .selector,
        name,
        "outside of a class, name the class of the method: #selector(Card.tapped)"
      )
      return nil
    }
    checkResult(of: name, in: type)
    return editAction(name, in: type) ?? "\(type).\(name.trimmedDescription)"
  }

  /// Actions of editing are responders' own: only as such are they equal to those that are asked for.
  private func editAction(_ name: DeclReferenceExprSyntax, in type: String) -> String? {
    guard Self.editActions.contains(name.baseName.text),
      name.argumentNames?.arguments.count ?? 1 == 1
    else { return nil }
    let own = index.classes[type]?.memberBlock.members.lazy
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .first { $0.name.text == name.baseName.text }
    guard let own else { return type.hasPrefix("UI") ? responderMethod(name) : nil }
    let isOverride = own.modifiers.contains { $0.name.text == "override" }
    return isOverride ? responderMethod(name) : nil
  }

  private func responderMethod(_ name: DeclReferenceExprSyntax) -> String {
    "UIResponder.\(name.baseName.text)(_:)"
  }

  private static let editActions: Set = ["cut", "copy", "paste", "select", "selectAll", "delete"]

  private func qualified(_ member: MemberAccessExprSyntax, _ base: ExprSyntax) -> String? {
    let text = base.trimmedDescription
    let method = member.declName.trimmedDescription
    if text == "self" || text == "Self" || text == "self!" {
      guard let type = EnclosingType.name(at: member) else { return nil }
      checkResult(of: member.declName, in: type)
      return editAction(member.declName, in: type) ?? "\(type).\(method)"
    }
    let last = text.split(separator: ".").last ?? ""
    if text.first?.isUppercase == true, last.first?.isUppercase == true {
      return editAction(member.declName, in: text) ?? "\(text).\(method)"
    }
    let property = String(last.trimmingSuffix { "?!".contains($0) })
    guard let type = index.propertyTypes[property] ?? surroundings.propertyTypes[property] else {
      remark(
        .selector,
        base,
        "the class of \(text) is not known here: name it, as in #selector(Card.\(method))"
      )
      return nil
    }
    return "\(type).\(method)"
  }

  /// Selectors name methods without a result.
  private func checkResult(of name: DeclReferenceExprSyntax, in type: String) {
    guard
      let declaration = index.classes[type]?.memberBlock.members.lazy
        .compactMap({ $0.decl.as(FunctionDeclSyntax.self) })
        .first(where: { $0.name.text == name.baseName.text }),
      let result = declaration.signature.returnClause?.type.trimmedDescription,
      result != "Void", result != "()"
    else { return }
    remark(
      .selector,
      name,
      "a selector names a method without a result, and \(name.baseName.text) gives \(result): wrap it"
    )
  }

  /// `#keyPath(CALayer.position)` becomes `"position"`.
  func portKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
    var parts = argument.expression.trimmedDescription.split(separator: ".").map {
      String($0.filter { !"?!".contains($0) })
    }
    while parts.count > 1, parts[0].first?.isUppercase == true || parts[0] == "self" {
      parts.removeFirst()
    }
    edits.replace(node.bytes, with: "\"\(parts.joined(separator: "."))\"")
  }
}

extension ExprSyntax {
  /// The name of the method in `tapped`, `Card.tapped(_:)` and `tapped as (Card) -> …`.
  fileprivate var namedMethod: DeclReferenceExprSyntax? {
    if let cast = self.as(AsExprSyntax.self) { return cast.expression.namedMethod }
    if let sequence = self.as(SequenceExprSyntax.self) {
      return sequence.elements.first?.namedMethod
    }
    return self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName
  }

  /// How many parameters the method has that a cast names; nil without a cast.
  fileprivate var parameterCount: Int? {
    let type = self.as(AsExprSyntax.self)?.type ?? self.as(SequenceExprSyntax.self)?.castType
    guard let function = type?.as(FunctionTypeSyntax.self) else { return nil }
    let method = function.returnClause.type.as(FunctionTypeSyntax.self) ?? function
    return method.parameters.count
  }
}

extension SequenceExprSyntax {
  fileprivate var castType: TypeSyntax? { elements.last?.as(TypeExprSyntax.self)?.type }
}

extension String.SubSequence {
  fileprivate func trimmingSuffix(_ isDropped: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}
