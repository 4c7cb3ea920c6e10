import SwiftSyntax

extension PortPass {
  /// Renames a type with a former name.
  func portFormerName(_ node: IdentifierTypeSyntax) {
    guard let name = FormerNames.current(node.name.text) else { return }
    edits.replace(node.name.bytes, with: name)
  }

  /// Renames a constant or type in an expression.
  func portFormerName(_ node: DeclReferenceExprSyntax) {
    let text = node.baseName.text
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName == node {
      return portFormerMember(text, node, of: member)
    }
    if let name = FormerNames.current(text) ?? FormerNames.members[text] {
      edits.replace(node.baseName.bytes, with: name)
    }
  }

  private func portFormerMember(
    _ text: String,
    _ node: DeclReferenceExprSyntax,
    of member: MemberAccessExprSyntax
  ) {
    let base = member.base?.trimmedDescription ?? ""
    if let name = FormerNames.notifications[text],
      ["", "NSNotification.Name", "Notification.Name"].contains(base)
    {
      used.insert("UIResponder")
      edits.replace(member.bytes, with: name)
    } else if let (type, name) = FormerNames.typedValue(text), ["", type].contains(base) {
      edits.replace(member.bytes, with: name.first == "(" || !base.isEmpty ? type + name : name)
    } else if let name = FormerNames.members[text] {
      edits.replace(node.baseName.bytes, with: name)
    }
  }

  /// Ports a call with former labels.
  func portFormerLabels(_ node: FunctionCallExprSyntax) {
    guard let first = node.arguments.first else { return portQuestion(node) }
    let callee: DeclReferenceExprSyntax? =
      node.calledExpression.as(DeclReferenceExprSyntax.self)
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    guard let callee, let label = first.label?.text else { return portMake(node) }
    let name = callee.baseName.text
    if let change = FormerNames.labels[name], change.from == label, let token = first.label {
      edits.replace(token.bytes, with: change.to)
    } else if let change = FormerNames.takingLabels[name], change.label == label,
      let token = first.label
    {
      edits.replace(callee.baseName.bytes, with: change.name)
      edits.replace(token.bytesToNext)
      if let colon = first.colon { edits.replace(colon.bytesToNext) }
    } else if node.arguments.count == 2, node.arguments.last?.label == nil {
      portMake(node)
    }
  }

  /// Ports a function without arguments that became a property.
  private func portQuestion(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let property = FormerNames.questions[name]
    else { return }
    edits.replace(node.bytes, with: property)
  }

  /// Writes two arguments in their new form.
  private func write(
    _ form: (before: String, between: String, after: String),
    for node: FunctionCallExprSyntax
  ) {
    guard let first = node.arguments.first?.expression.bytes,
      let last = node.arguments.last?.expression.bytes
    else { return }
    edits.replace(node.bytes.lowerBound..<first.lowerBound, with: form.before)
    edits.replace(first.upperBound..<last.lowerBound, with: form.between)
    edits.replace(last.upperBound..<node.bytes.upperBound, with: form.after)
  }

  /// Renames an overridden property with a former name.
  func portFormerName(_ node: VariableDeclSyntax) {
    guard node.modifiers.contains(where: { $0.name.text == "override" }),
      let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self),
      let name = FormerNames.members[pattern.identifier.text]
    else { return }
    edits.replace(pattern.identifier.bytes, with: name)
  }

  /// Removes `open` from static members, which older Swift allowed.
  func portOpenness(_ modifiers: DeclModifierListSyntax) {
    guard modifiers.contains(where: { $0.name.text == "static" }),
      let open = modifiers.first(where: { $0.name.text == "open" })
    else { return }
    edits.replace(open.name.bytes, with: "public")
  }

  /// Ports C functions that create values; `bringSubview(x, toFront:)` has never existed.
  private func portMake(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self) else { return }
    let arguments = Array(node.arguments)
    if arguments.count == 2, let form = FormerNames.functions[name.baseName.text] {
      return write(form, for: node)
    }
    guard let maker = FormerNames.makers[name.baseName.text],
      maker.labels.count == arguments.count, !surroundings.names.contains(name.baseName.text)
    else { return }
    edits.replace(name.bytes, with: maker.type)
    for (argument, label) in zip(arguments, maker.labels) {
      edits.insert("\(label): ", at: argument.bytes.lowerBound)
    }
  }

  /// Ports the former labels of an overridden method.
  func portFormerLabels(_ node: FunctionDeclSyntax) {
    guard let first = node.signature.parameterClause.parameters.first,
      let change = FormerNames.labels[node.name.text], change.from == first.firstName.text
    else { return }
    edits.replace(first.firstName.bytes, with: "\(change.to)")
  }
}
