import SwiftSyntax

extension PortPass {
  /// Replaces `#selector(tapped(_:))` by `Selector("tapped:", Card.tapped(_:))`.
  func portSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1, argument.label == nil
    else {
      return remark(
        .selector,
        node,
        "properties have no selectors: call a method that reads or sets it"
      )
    }
    let expression = argument.expression
    guard let method = selectorMethod(of: expression) else { return }
    edits.replace(node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound, with: "Selector")
    used.insert("Selector")
    let name = objectiveCName(of: expression, method)
    let mention = method.text + cast(in: expression, method)
    edits.replace(expression.bytes, with: "\"\(name)\", \(mention)")
  }

  /// Returns the Objective-C name of the method in an expression.
  private func objectiveCName(of expression: ExprSyntax, _ method: NamedMethod) -> String {
    guard let name = expression.namedMethod else { return method.text }
    let base = name.plainBase
    let labels = name.labels
    let count = expression.parameterCount
    let known = surroundings.methods(named: base, of: method.owner).filter {
      (labels == nil || $0.labels == labels) && (count == nil || $0.labels.count == count)
    }
    // An override has the Objective-C name of the overridden method.
    if let given = (method.candidates + known).lazy.compactMap(\.given).first { return given }
    if let labels { return SelectorName.text(base: base, labels: labels) }
    let isEdit = method.text.hasPrefix("UIResponder.") && Self.editActions.contains(base)
    return (method.candidates + known).first?.name ?? (isEdit ? "\(base):" : base)
  }

  private func selectorMethod(of expression: ExprSyntax) -> NamedMethod? {
    if let cast = expression.as(AsExprSyntax.self) { return selectorMethod(of: cast.expression) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.first.flatMap(selectorMethod)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) { return unqualified(name) }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      remark(.selector, expression, "this names no method for a selector")
      return nil
    }
    return qualified(member.declName, base)
  }

  /// Returns the text after the name of a method: ` as (Card) -> () -> Void`.
  ///
  /// `tapped` alone is a method of `self`, and `Card.tapped` is a method of any object.
  private func cast(in expression: ExprSyntax, _ method: NamedMethod) -> String {
    guard let type = expression.selectorCast else { return "" }
    let function = type.as(FunctionTypeSyntax.self)
    let isBound = function?.returnClause.type.is(FunctionTypeSyntax.self) == false
    let owner = isBound ? "(\(method.type)) -> " : ""
    return " as \(owner)\(type.trimmedDescription)"
  }

  private func unqualified(_ name: DeclReferenceExprSyntax) -> NamedMethod? {
    guard let type = EnclosingType.name(at: name) else {
      remark(
        .selector,
        name,
        "outside a class, name the class of the method: #selector(Card.tapped)"
      )
      return nil
    }
    checkResult(of: name, in: type)
    return method(name, lookup(for: name).match(), in: type)
  }

  private func qualified(
    _ name: DeclReferenceExprSyntax,
    _ base: ExprSyntax
  ) -> NamedMethod? {
    let text = base.trimmedDescription
    if text == "self" || text == "Self" || text == "self!" {
      guard let type = EnclosingType.name(at: name) else { return nil }
      checkResult(of: name, in: type)
      return method(name, lookup(for: name).matchOfSelf(), in: type)
    }
    let last = text.split(separator: ".").last ?? ""
    if text.first?.isUppercase == true, last.first?.isUppercase == true {
      return method(name, lookup(for: name).match(of: [text]), in: text, named: true)
    }
    let property = String(last.trimmingSuffix { "?!".contains($0) })
    let declared = DeclaredTypes(surroundings: surroundings).type(of: base)
    guard
      let type = declared ?? index.facts.propertyTypes[property]
        ?? surroundings.facts.propertyTypes[property]
    else {
      let method = name.trimmedDescription
      remark(
        .selector,
        base,
        "the class of \(text) is not known here: name it, as in #selector(Card.\(method))"
      )
      return nil
    }
    let parts = type.split(separator: "&").map { String($0.filter { !$0.isWhitespace }) }
    return method(name, lookup(for: name).match(of: parts), in: parts[0], named: parts.count == 1)
  }

  private func lookup(for name: DeclReferenceExprSyntax) -> SelectorLookup {
    SelectorLookup(
      surroundings: surroundings,
      base: name.plainBase,
      labels: name.labels,
      parameterCount: name.castExpression?.parameterCount,
      file: index.identity,
      scopes: EnclosingType.all(at: name)
    )
  }

  /// Returns the found method; a type in the code keeps its written form.
  private func method(
    _ name: DeclReferenceExprSyntax,
    _ match: SelectorMatch,
    in type: String,
    named isNamed: Bool = false
  ) -> NamedMethod {
    var (candidates, owner) = ([SelectorMethod](), type)
    switch match {
    case .found(let methods, let found): (candidates, owner) = (methods, found)
    case .provided(let found), .unknown(let found): owner = found
    case .missing: remarkMissing(name, in: type)
    }
    remarkUnclear(name, candidates, owner)
    let written = isNamed ? type : owner
    return NamedMethod(
      text: editAction(name, in: written) ?? "\(written).\(name.trimmedDescription)",
      type: written,
      owner: owner,
      candidates: candidates
    )
  }

  private func remarkMissing(_ name: DeclReferenceExprSyntax, in type: String) {
    let method = name.trimmedDescription
    remark(
      .selector,
      name,
      "\(type) has no method \(method), and no enclosing type has one: port the file that has the "
        + "method with this one, or name its class, as in #selector(Card.\(method))"
    )
  }

  private func remarkUnclear(
    _ name: DeclReferenceExprSyntax,
    _ candidates: [SelectorMethod],
    _ owner: String
  ) {
    if candidates.count > 1, name.castExpression == nil {
      let names = candidates.map(\.swiftName).joined(separator: ", ")
      remark(
        .selector,
        name,
        "\(owner) has several methods of this name (\(names)): name the labels, or rename one"
      )
    } else if candidates.first?.isStatic == true {
      remark(
        .selector,
        name,
        "a selector names a method of an object, and \(name.baseName.text) belongs to \(owner) "
          + "itself: call it from a method of the target"
      )
    }
  }

  /// Returns the edit action as a member of the responder class, because only that form equals the
  /// requested actions.
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

  /// Reports a method with a result, because selectors name methods without one.
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
      "a selector names a method without a result, \(name.baseName.text) returns \(result): wrap it"
    )
  }

  /// Replaces `#keyPath(CALayer.position)` by `"position"`.
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

/// The method in a selector.
private struct NamedMethod {
  /// The name with its class: `Card.tapped(_:)`.
  let text: String
  /// The class as the selector writes it.
  let type: String
  /// The full name of the class.
  let owner: String
  /// The candidates among the methods of the files; one if the selector is unambiguous.
  let candidates: [SelectorMethod]
}

extension DeclReferenceExprSyntax {
  /// The name without labels and quotes.
  fileprivate var plainBase: String { baseName.text.filter { $0 != "`" } }

  /// The labels, if they are written: `_` and `with`.
  fileprivate var labels: [String]? { argumentNames?.arguments.map(\.name.text) }

  /// The cast that chooses one of several methods; nil without a cast.
  fileprivate var castExpression: ExprSyntax? {
    var node = Syntax(self)
    if let member = node.parent?.as(MemberAccessExprSyntax.self) { node = Syntax(member) }
    if let cast = node.parent?.as(AsExprSyntax.self) { return ExprSyntax(cast) }
    return node.parent?.parent?.as(SequenceExprSyntax.self).map(ExprSyntax.init)
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

  /// The type of the cast; nil without a cast.
  fileprivate var selectorCast: TypeSyntax? {
    self.as(AsExprSyntax.self)?.type ?? self.as(SequenceExprSyntax.self)?.castType
  }

  /// The number of parameters in the type of the cast; nil without a cast.
  fileprivate var parameterCount: Int? {
    guard let function = selectorCast?.as(FunctionTypeSyntax.self) else { return nil }
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
