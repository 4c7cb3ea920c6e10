import SwiftSyntax

extension PortPass {
  /// Calls of what only Objective-C can do, by the name of the method and its first labels.
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
        node,
        "methods have no names at run time: name the method, as in Selector(Card.tapped)"
      )
    case "Selector" where node.arguments.first?.expression.is(StringLiteralExprSyntax.self) == true:
      remark(
        node,
        "methods have no names at run time: name the method, as in Selector(Card.tapped)"
      )
    case "NSClassFromString":
      remark(
        node,
        "classes are found by module and name (\"App.Card\") only, not by a name given with @objc"
      )
    case "autoreleasepool":
      remark(node, "there are no autorelease pools: write do { } or nothing")
    case "perform": portPerform(labels, node)
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
        member.declName,
        "methods have no names at run time: cast to the class or to a protocol and call it"
      )
    case ("addObserver", let labels) where labels.contains("selector"):
      remark(
        member.declName,
        "Foundation on Linux observes with closures: addObserver(forName:object:queue:using:)"
      )
    case ("addObserver", let labels) where labels.contains("forKeyPath"):
      remark(
        member.declName,
        "there is no key-value observing: use didSet, or tell who wants to know"
      )
    case ("observe", _) where node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true:
      remark(
        member.declName,
        "there is no key-value observing: use didSet, or tell who wants to know"
      )
    case ("setValue", ["_", "forKey"]), ("setValue", ["_", "forKeyPath"]), ("value", ["forKey"]),
      ("value", ["forKeyPath"]):
      guard member.base?.trimmedDescription != "UserDefaults.standard" else { return }
      remark(member.declName, "there is no key-value coding: set or read the property itself")
    case ("scheduledTimer", let labels) where labels.contains("selector"):
      remark(
        member.declName,
        "Foundation on Linux has timers with closures: scheduledTimer(withTimeInterval:repeats:block:)"
      )
    default: break
    }
  }

  private func portCocoa(_ name: String, _ labels: [String], _ node: FunctionCallExprSyntax) {
    switch name {
    case "Timer" where labels.contains("selector"):
      remark(
        node,
        "Foundation on Linux has timers with closures: Timer(timeInterval:repeats:block:)"
      )
    case "class_getName", "object_getClass", "objc_getAssociatedObject", "objc_setAssociatedObject",
      "method_exchangeImplementations", "class_getInstanceMethod":
      remark(
        node,
        "there is no Objective-C at run time: store it in a property, or override the method"
      )
    default: break
    }
  }

  /// With a delay it exists; without one it is a call.
  private func portPerform(_ labels: [String], _ node: FunctionCallExprSyntax) {
    guard hasSelector(node), !labels.contains("afterDelay") else { return }
    remark(node.calledExpression, "perform exists with a delay only: call the method itself")
  }

  private func hasSelector(_ node: FunctionCallExprSyntax) -> Bool {
    guard let first = node.arguments.first?.expression else { return false }
    return first.as(MacroExpansionExprSyntax.self)?.macroName.text == "selector"
  }
}
