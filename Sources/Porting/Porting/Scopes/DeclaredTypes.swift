import SwiftSyntax

/// The types of expressions, as far as visible declarations show them.
struct DeclaredTypes {
  let surroundings: PortSurroundings

  /// Returns the type without its optional mark; nil if no declaration shows it.
  func type(of expression: ExprSyntax) -> String? {
    if let inner = expression.unwrapped { return type(of: inner) }
    if let cast = expression.castType { return TypeIndex.plain(cast) }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.base.flatMap(type(of:)).flatMap {
        self.type(ofMember: member.declName.baseName.text, of: $0)
      }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.constructedType
    }
    return expression.as(DeclReferenceExprSyntax.self).flatMap(type(of:))
  }

  private func type(of name: DeclReferenceExprSyntax) -> String? {
    let text = name.baseName.text
    if text == "self" { return EnclosingType.name(at: name) }
    switch LocalScope.declaration(of: text, before: name) {
    case .annotated(let type): return TypeIndex.plain(type)
    case .initialized(let value): return type(of: value)
    case .unknown: return nil
    case nil: break
    }
    if let owner = EnclosingType.name(at: name), let type = type(ofMember: text, of: owner) {
      return type
    }
    if let type = surroundings.type(ofMember: text, of: "") { return type }
    // A class name stands for the class itself, whose members have known types.
    return ProvidedNames.classes.contains(text) && !surroundings.names.contains(text) ? text : nil
  }

  /// Returns the type of a property of the program, or of a library property that always has one
  /// type.
  private func type(ofMember name: String, of type: String) -> String? {
    if let own = surroundings.type(ofMember: name, of: type) { return own }
    let isLibrarys = surroundings.ancestors(of: type).union([type]).contains {
      ProvidedNames.classes.contains($0) && !surroundings.names.contains($0)
    }
    guard isLibrarys, !surroundings.names.contains(name) else { return nil }
    return ProvidedNames.memberTypes[name] ?? ProvidedNames.memberTypes["\(type).\(name)"]
  }
}

extension ExprSyntax {
  /// The expression `x` in `x?`, `x!`, `(x)`, `try x` and `await x`.
  fileprivate var unwrapped: ExprSyntax? {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression }
    if let force = self.as(ForceUnwrapExprSyntax.self) { return force.expression }
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression }
    if let wait = self.as(AwaitExprSyntax.self) { return wait.expression }
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.expression
  }

  /// The type at the end of `x as T`, `x as? T` and `x as! T`.
  var castType: TypeSyntax? {
    guard let elements = self.as(SequenceExprSyntax.self)?.elements else { return nil }
    let last = Array(elements.suffix(2))
    guard last.count == 2, last[0].is(UnresolvedAsExprSyntax.self) else { return nil }
    return last[1].as(TypeExprSyntax.self)?.type
  }
}

extension FunctionCallExprSyntax {
  /// The class that `Card(…)` creates.
  var constructedType: String? {
    let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first?.isUppercase == true ? name : nil
  }
}
