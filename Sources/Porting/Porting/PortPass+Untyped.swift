import SwiftSyntax

extension PortPass {
  /// Ports calls on untyped objects, for which Swift on Linux needs a class or a protocol.
  ///
  /// Objective-C finds any method on any object. If exactly one protocol of the program or of UIKit
  /// has the member, the object is cast to it.
  func portUntyped(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, isAnyObject(base), node.declName.baseName.text != "self" else {
      return
    }
    let name = node.declName.baseName.text
    let question = node.optionalCallMark
    let isAsked = base.is(OptionalChainingExprSyntax.self) || question != nil || node.isBound
    guard isAsked, let type = onlyProtocol(asking: name) else {
      return remark(
        .untyped,
        node.declName,
        "AnyObject has no \(name) without Objective-C: cast to the class or the protocol that has "
          + "it, as in (\(base.withoutCast) as? \(onlyProtocol(asking: name) ?? "TheClass"))?.\(name)"
      )
    }
    edits.insert("(", at: base.bytes.lowerBound)
    let end = base.bytes.lowerBound + base.withoutMark.utf8.count
    edits.replace(end..<base.bytes.upperBound, with: " as? \(type))?")
    if let question { edits.replace(question.bytes) }
  }

  /// Whether only `AnyObject` is known about an object's type.
  func isAnyObject(_ expression: ExprSyntax) -> Bool {
    DeclaredTypes(surroundings: surroundings).type(of: expression) == "AnyObject"
  }

  private func onlyProtocol(asking name: String) -> String? {
    let own = surroundings.protocols(asking: name)
    if own.isEmpty { return CocoaDelegates.onlyProtocol(asking: name) }
    return own.count == 1 ? own.first : nil
  }
}

extension ExprSyntax {
  /// The expression `x` in `(x as AnyObject)`.
  fileprivate var withoutCast: String {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      cast.elements.count == 3,
      let value = cast.elements.first
    else { return withoutMark }
    return value.trimmedDescription
  }

  /// The text without a final question or exclamation mark.
  fileprivate var withoutMark: String {
    let text = trimmedDescription
    let isMarked = self.is(OptionalChainingExprSyntax.self) || self.is(ForceUnwrapExprSyntax.self)
    return isMarked ? String(text.dropLast()) : text
  }
}

extension MemberAccessExprSyntax {
  /// The question mark of `object.method?()`.
  fileprivate var optionalCallMark: TokenSyntax? {
    guard let chain = parent?.as(OptionalChainingExprSyntax.self),
      chain.parent?.is(FunctionCallExprSyntax.self) == true
    else { return nil }
    return chain.questionMark
  }

  /// Whether the expression is the value of `if let`.
  fileprivate var isBound: Bool {
    parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
  }
}
