import SwiftSyntax

extension PortPass {
  /// Ports calls that need Objective-C, by the name of the method and its first labels.
  func port(_ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      portFunction(name, labels, node)
    }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      portMethod(member.declName.baseName.text, labels, member, node)
    }
  }

  private func portFunction(
    _ name: String,
    _ labels: [String],
    _ node: FunctionCallExprSyntax
  ) {
    switch name {
    case "NSSelectorFromString":
      remark(
        .selector,
        node,
        "a name finds no method: name the method too, as in Selector(\"tapped:\", Card.tapped)"
      )
    case "Selector" where node.isNameAlone:
      remark(
        .selector,
        node,
        "a name finds no method: name the method too, as in Selector(\"tapped:\", Card.tapped)"
      )
    case "NSClassFromString":
      remark(
        .runtime,
        node,
        "a class is found only by module and name (\"App.Card\"), not by its @objc name"
      )
    case "perform": portPerform(labels, node)
    case "os" where node.arguments.first?.expression.trimmedDescription == "iOS":
      // Only conditions use this form; the aid treats iOS as UIKit.
      edits.replace(node.bytes, with: "canImport(UIKit)")
    default: portCocoa(name, labels, node)
    }
  }

  private func portMethod(
    _ name: String,
    _ labels: [String],
    _ member: MemberAccessExprSyntax,
    _ node: FunctionCallExprSyntax
  ) {
    switch (name, labels) {
    case ("perform", _) where hasSelector(node): portPerform(labels, node)
    case ("performSelector", _), ("responds", ["to"]):
      remark(
        .runtime,
        member.declName,
        "methods have no names at run time: cast to the class or to a protocol and call it"
      )
    case ("addObserver", let labels) where labels.contains("forKeyPath"):
      guard isPlainObject(member.base) else { return }
      remark(
        .keyValue,
        member.declName,
        "there is no key-value observing: use didSet, or call the observer yourself"
      )
    case ("observe", _) where node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true:
      guard isPlainObject(member.base) else { return }
      remark(
        .keyValue,
        member.declName,
        "there is no key-value observing: use didSet, or call the observer yourself"
      )
    case ("setValue", ["_", "forKey"]), ("setValue", ["_", "forKeyPath"]), ("value", ["forKey"]),
      ("value", ["forKeyPath"]):
      guard !hasNamedValues(member.base) else { return }
      remark(
        .keyValue,
        member.declName,
        "there is no key-value coding: set or read the property itself"
      )
    default: break
    }
  }

  private func portCocoa(_ name: String, _ labels: [String], _ node: FunctionCallExprSyntax) {
    switch name {
    case "objc_sync_enter", "objc_sync_exit":
      remark(.runtime, node, "there is no Objective-C runtime: lock an NSRecursiveLock")
    case "class_getName", "object_getClass", "method_exchangeImplementations",
      "class_getInstanceMethod":
      remark(
        .runtime,
        node,
        "there is no Objective-C runtime: store it in a property, or override the method"
      )
    default: break
    }
  }

  /// Whether an object stores values by name, as layers, animations and user defaults do.
  private func hasNamedValues(_ base: ExprSyntax?) -> Bool {
    guard let base, base.trimmedDescription != "UserDefaults.standard" else { return true }
    let words = base.tokens(viewMode: .sourceAccurate).map(\.text)
    let last = words.last { $0.first?.isLetter == true } ?? ""
    if last == "self" || last == "super" { return isInLayer(base) }
    let type = surroundings.facts.propertyTypes[last] ?? ""
    let ends = ["layer", "animation", "anim", "presentation", "model", "mask", "group"]
    return ends.contains(where: last.lowercased().hasSuffix) || type.hasPrefix("CA")
  }

  /// Whether an object is a plain `NSObject`; only values of UIKit's objects can be observed.
  private func isPlainObject(_ base: ExprSyntax?) -> Bool {
    guard let base else { return false }
    let words = base.tokens(viewMode: .sourceAccurate).map(\.text)
    guard let last = words.last(where: { $0.first?.isLetter == true }) else { return false }
    let type =
      last == "self" ? EnclosingType.name(at: base) : surroundings.facts.propertyTypes[last]
    return type.map(surroundings.isPlainObject) ?? false
  }

  private func isInLayer(_ node: some SyntaxProtocol) -> Bool {
    EnclosingType.name(at: node).map(surroundings.isLayer) ?? false
  }

  /// Ports `perform`: with a delay it exists, without one it becomes a call.
  private func portPerform(_ labels: [String], _ node: FunctionCallExprSyntax) {
    guard hasSelector(node), !labels.contains("afterDelay") else { return }
    remark(
      .runtime,
      node.calledExpression,
      "only perform with a delay is supported: call the method itself"
    )
  }

  private func hasSelector(_ node: FunctionCallExprSyntax) -> Bool {
    guard let first = node.arguments.first?.expression else { return false }
    return first.as(MacroExpansionExprSyntax.self)?.macroName.text == "selector"
  }
}

extension FunctionCallExprSyntax {
  /// Whether the only argument is a string literal.
  fileprivate var isNameAlone: Bool {
    arguments.count == 1 && arguments.first?.expression.is(StringLiteralExprSyntax.self) == true
  }
}
